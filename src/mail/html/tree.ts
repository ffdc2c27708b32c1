import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  parse,
  type TreeAdapter,
} from 'parse5';

/**
 * The parser moves the end of a text node on at every word: the standard adapter copies the whole location each time.
 * Of the ends, only offsets are read here.
 */
const ADAPTER: TreeAdapter<DefaultTreeAdapterMap> = {
  ...defaultTreeAdapter,
  updateNodeSourceCodeLocation(node, end) {
    const location = node.sourceCodeLocation;
    if (!location) return;
    if (end.endOffset !== undefined) location.endOffset = end.endOffset;
    // the parser asks whether an element has been closed
    if ('endTag' in end) Object.assign(location, { endTag: end.endTag });
  },
};

/** The tree of an HTML document, with offsets in the source. */
export function parseTree(html: string): DefaultTreeAdapterTypes.Document {
  return parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false, treeAdapter: ADAPTER });
}
