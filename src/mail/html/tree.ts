import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  parse,
  type TreeAdapter,
} from 'parse5';

/** What the standard adapter does, for what is read here at less cost. */
const ADAPTER: TreeAdapter<DefaultTreeAdapterMap> = {
  ...defaultTreeAdapter,
  // with the place for the location, so that no node changes its shape when it gets one
  createElement(tagName, namespaceURI, attrs) {
    return {
      nodeName: tagName,
      tagName,
      attrs,
      namespaceURI,
      childNodes: [],
      parentNode: null,
      sourceCodeLocation: null,
    };
  },
  createTextNode(value) {
    return { nodeName: '#text', value, parentNode: null, sourceCodeLocation: null };
  },
  // Where elements end is not read here, so that the parser need not note it.
  getNodeSourceCodeLocation(node) {
    return node.nodeName === '#text' ? node.sourceCodeLocation : null;
  },
  // The parser moves the end of a text node on at every word: the standard adapter copies the whole location each time.
  // Of the ends, only offsets are read here.
  updateNodeSourceCodeLocation({ sourceCodeLocation }, { endOffset }) {
    if (sourceCodeLocation && endOffset !== undefined) sourceCodeLocation.endOffset = endOffset;
  },
};

/** The tree of an HTML document, with offsets in the source. */
export function parseTree(html: string): DefaultTreeAdapterTypes.Document {
  return parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false, treeAdapter: ADAPTER });
}
