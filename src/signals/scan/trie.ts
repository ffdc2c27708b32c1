import { type Alphabet, alphabetOf, GAP, SKIP } from './alphabet.ts';

/**
 * A phrase to look for. A trailing `*` lets the last word go on (`instruction*`). White space, hyphens and quotes
 * between words are one gap.
 */
export interface Phrase<T> {
  readonly text: string;
  readonly value: T;
}

/** What stands at a node: the values of the phrases that end there. */
export interface Ending<T> {
  readonly value: T;
  /** The phrase may be a beginning of a longer word. */
  readonly stem: boolean;
  /** Words in the phrase. */
  readonly words: number;
}

/** A trie over folded characters, laid out so that a step is a few integer operations in memory just read. */
export interface Trie<T> {
  readonly alphabet: Alphabet;
  /** Children of the root by symbol; 0 = none. */
  readonly root: Int32Array;
  /**
   * A record per node, which is known by where it begins: index into `endings` or -1; number of children, -1 for more
   * than `NARROW`; symbol and node of each child. Records lie in the order in which phrases needed them, so that most of
   * a phrase is one stretch of memory.
   */
  readonly nodes: Int32Array;
  /** Children of the nodes with many: `edgeKey` and node of slot s at 2s and 2s + 1; key -1 = empty. */
  readonly edges: Int32Array;
  readonly endings: readonly (readonly Ending<T>[])[];
}

/** Most children that are looked through one by one. */
const NARROW = 6;
const SYMBOL_BITS = 13;

/** Key of the edge from `node` by `symbol`. */
const edgeKey = (node: number, symbol: number): number => (node << SYMBOL_BITS) | symbol;

/** Where the search for a key begins. */
const edgeSlot = (key: number, mask: number): number => (Math.imul(key, 0x9e3779b1) >>> 7) & mask;

/** The child of a node, which is not the root, by a symbol; 0 = none. */
export function childOf(node: number, symbol: number, nodes: Int32Array, edges: Int32Array): number {
  const children = nodes[node + 1]!;
  if (children < 0) return edges[slotOf(edges, edgeKey(node, symbol)) + 1]!;
  for (let k = node + 2; k < node + 2 + 2 * children; k += 2) if (nodes[k] === symbol) return nodes[k + 1]!;
  return 0;
}

/** Builds the trie. Phrases that fold to nothing (only gaps) are refused. */
export function buildTrie<T>(phrases: readonly Phrase<T>[]): Trie<T> {
  const alphabet = alphabetOf(phrases.map((p) => p.text));
  let longest = 0;
  let characters = 0;
  for (const { text } of phrases) {
    longest = Math.max(longest, text.length);
    characters += text.length;
  }
  const growing = new GrowingTrie(characters);
  const endings: Ending<T>[][] = [];
  const endingAt = new Int32Array(characters + 1).fill(-1);
  const symbols = new Uint16Array(longest);
  for (const { text, value } of phrases) {
    const length = readSymbols(text, alphabet, symbols);
    let node = 0;
    let words = 1;
    for (let k = 0; k < length; k++) {
      if (symbols[k] === GAP) words++;
      node = growing.step(node, symbols[k]!);
    }
    if (node === 0) throw new RangeError(`phrase ${JSON.stringify(text)} holds no character to look for`);
    const ending = { value, stem: text.endsWith('*'), words };
    const at = endingAt[node]!;
    if (at >= 0) endings[at]!.push(ending);
    else endingAt[node] = endings.push([ending]) - 1;
  }
  return { alphabet, ...growing.layOut(endingAt, alphabet.size), endings };
}

/** Writes a phrase's symbols, without gaps at its edges (a final `*` is one); returns how many. */
function readSymbols(text: string, { symbol }: Alphabet, into: Uint16Array): number {
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    const s = symbol[text.charCodeAt(i)]!;
    if (s === SKIP || (s === GAP && (length === 0 || into[length - 1] === GAP))) continue;
    into[length++] = s;
  }
  return length > 0 && into[length - 1] === GAP ? length - 1 : length;
}

/** Nodes in order of need, 0 the root, while phrases are added: a map per node would cost most of the time that a start takes. */
class GrowingTrie {
  /** The node above each, and the symbol that leads from it. */
  readonly #parent: Int32Array;
  readonly #symbol: Uint16Array;
  #edges: Int32Array;
  #nodes = 1;

  /** Phrases share beginnings: a place for each of their characters is room enough, and seldom has to grow. */
  constructor(characters: number) {
    this.#parent = new Int32Array(characters + 1);
    this.#symbol = new Uint16Array(characters + 1);
    this.#edges = emptyEdges(Math.max(1024, characters) >> 1);
  }

  /** The child of a node by a symbol, made when there is none. */
  step(node: number, symbol: number): number {
    const key = edgeKey(node, symbol);
    let slot = slotOf(this.#edges, key);
    if (this.#edges[slot] === key) return this.#edges[slot + 1]!;
    if (this.#nodes * 3 > this.#edges.length >> 1) {
      this.#edges = widened(this.#edges);
      slot = slotOf(this.#edges, key);
    }
    const child = this.#nodes++;
    this.#parent[child] = node;
    this.#symbol[child] = symbol;
    this.#edges[slot] = key;
    this.#edges[slot + 1] = child;
    return child;
  }

  layOut(endingAt: Int32Array, symbols: number): Pick<Trie<unknown>, 'root' | 'nodes' | 'edges'> {
    const count = this.#nodes;
    const children = new Int32Array(count);
    for (let n = 1; n < count; n++) children[this.#parent[n]!]!++;
    const record = new Int32Array(count);
    let size = 2; // what begins at 0 is no node
    let many = 0;
    for (let n = 1; n < count; n++) {
      record[n] = size;
      const narrow = children[n]! <= NARROW;
      size += narrow ? 2 + 2 * children[n]! : 2;
      if (!narrow) many += children[n]!;
    }
    const root = new Int32Array(symbols);
    const nodes = new Int32Array(size);
    const edges = emptyEdges(many);
    const next = record.map((at) => at + 2);
    for (let n = 1; n < count; n++) {
      const at = record[n]!;
      nodes[at] = endingAt[n]!;
      nodes[at + 1] = children[n]! <= NARROW ? children[n]! : -1;
      const parent = this.#parent[n]!;
      const symbol = this.#symbol[n]!;
      if (parent === 0) root[symbol] = at;
      else if (children[parent]! <= NARROW) {
        nodes[next[parent]!] = symbol;
        nodes[next[parent]! + 1] = at;
        next[parent]! += 2;
      } else {
        const key = edgeKey(record[parent]!, symbol);
        const slot = slotOf(edges, key);
        edges[slot] = key;
        edges[slot + 1] = at;
      }
    }
    return { root, nodes, edges };
  }
}

/** A table of edges with room for so many, at most half full. The node of a key that is not there reads 0. */
function emptyEdges(count: number): Int32Array {
  const edges = new Int32Array(2 ** Math.ceil(Math.log2(Math.max(16, count)) + 2));
  for (let slot = 0; slot < edges.length; slot += 2) edges[slot] = -1;
  return edges;
}

/** Index of the key in the table, or of the place where it belongs. */
function slotOf(edges: Int32Array, key: number): number {
  const mask = (edges.length >> 1) - 1;
  let slot = edgeSlot(key, mask);
  while (edges[2 * slot] !== key && edges[2 * slot] !== -1) slot = (slot + 1) & mask;
  return 2 * slot;
}

function widened(edges: Int32Array): Int32Array {
  const wider = emptyEdges(edges.length >> 1);
  for (let from = 0; from < edges.length; from += 2) {
    if (edges[from] === -1) continue;
    const to = slotOf(wider, edges[from]!);
    wider[to] = edges[from]!;
    wider[to + 1] = edges[from + 1]!;
  }
  return wider;
}
