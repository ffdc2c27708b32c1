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

/** A trie over folded characters; edges live in one open-addressing table so that a step is a few integer operations. */
export interface Trie<T> {
  readonly alphabet: Alphabet;
  /** Children of the root by symbol; 0 = none. */
  readonly root: Int32Array;
  /** Key and node of slot s at 2s and 2s + 1, side by side in one cache line; key -1 = empty. */
  readonly edges: Int32Array;
  readonly edgeMask: number;
  /** Per node: index into `endings`, or -1. */
  readonly endingAt: Int32Array;
  readonly endings: readonly (readonly Ending<T>[])[];
  /** 1 at `prefixSlot` of the first three symbols of a phrase (two or one where it is no longer): most words stop here. */
  readonly prefixes: Uint8Array;
}

/** Slot of a beginning in `prefixes`; missing symbols are 0. */
export function prefixSlot(a: number, b: number, c: number): number {
  return (Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35)) >>> 16;
}

const SYMBOL_BITS = 13;

/** Key of the edge from `node` by `symbol`. */
export const edgeKey = (node: number, symbol: number): number => (node << SYMBOL_BITS) | symbol;

/** Where the search for a key begins. */
export const edgeSlot = (key: number, mask: number): number => (Math.imul(key, 0x9e3779b1) >>> 7) & mask;

/** Builds the trie. Phrases that fold to nothing (only gaps) are refused. */
export function buildTrie<T>(phrases: readonly Phrase<T>[]): Trie<T> {
  const alphabet = alphabetOf(phrases.map((p) => p.text));
  let longest = 0;
  let characters = 0;
  for (const { text } of phrases) {
    longest = Math.max(longest, text.length);
    characters += text.length;
  }
  const edges = new EdgeTable(alphabet.size, characters);
  const endings: Ending<T>[][] = [];
  const endingAt = new Int32Array(characters + 1).fill(-1);
  const prefixes = new Uint8Array(65536);
  const symbols = new Uint16Array(longest);
  for (const { text, value } of phrases) {
    const length = readSymbols(text, alphabet, symbols);
    let node = 0;
    let words = 1;
    for (let k = 0; k < length; k++) {
      if (symbols[k] === GAP) words++;
      node = edges.step(node, symbols[k]!);
    }
    if (node === 0) throw new RangeError(`phrase ${JSON.stringify(text)} holds no character to look for`);
    const [a, b, c] = [symbols[0]!, length > 1 ? symbols[1]! : 0, length > 2 ? symbols[2]! : 0];
    prefixes[prefixSlot(a, b, c)] = 1;
    const ending = { value, stem: text.endsWith('*'), words };
    const at = endingAt[node]!;
    if (at >= 0) endings[at]!.push(ending);
    else endingAt[node] = endings.push([ending]) - 1;
  }
  return { alphabet, ...edges.table, endingAt: endingAt.slice(0, edges.nodes), endings, prefixes };
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

/** The edges while they grow: a map per node would cost most of the time that a start takes. */
class EdgeTable {
  readonly #root: Int32Array;
  #edges: Int32Array;
  #nodes = 1;

  /** Phrases share beginnings: a place for each of their characters is room enough, and seldom has to grow. */
  constructor(symbols: number, characters: number) {
    this.#root = new Int32Array(symbols);
    this.#edges = new Int32Array(2 ** Math.ceil(Math.log2(Math.max(1024, characters)) + 1)).fill(-1);
  }

  get nodes(): number {
    return this.#nodes;
  }

  get table(): Pick<Trie<unknown>, 'root' | 'edges' | 'edgeMask'> {
    return { root: this.#root, edges: this.#edges, edgeMask: (this.#edges.length >> 1) - 1 };
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
    this.#edges[slot] = key;
    this.#edges[slot + 1] = child;
    if (node === 0) this.#root[symbol] = child;
    return child;
  }
}

/** Index of the key in the table, or of the place where it belongs. */
function slotOf(edges: Int32Array, key: number): number {
  const mask = (edges.length >> 1) - 1;
  let slot = edgeSlot(key, mask);
  while (edges[2 * slot] !== key && edges[2 * slot] !== -1) slot = (slot + 1) & mask;
  return 2 * slot;
}

function widened(edges: Int32Array): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(2 * edges.length).fill(-1);
  for (let from = 0; from < edges.length; from += 2) {
    if (edges[from] === -1) continue;
    const to = slotOf(wider, edges[from]!);
    wider[to] = edges[from]!;
    wider[to + 1] = edges[from + 1]!;
  }
  return wider;
}
