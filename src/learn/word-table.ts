/**
 * Words without strings: word k is `units[starts[k] .. starts[k + 1])`; slot s is (hash, id + 1) at 2 s, 0 when free.
 * A hash that agrees is confirmed unit by unit.
 */
export interface WordSlots {
  readonly slots: Int32Array;
  readonly mask: number;
  readonly starts: Int32Array;
  readonly units: Uint16Array;
}

/** Base of the rolling hash of a word: hash = hash * HASH_BASE + unit. */
export const HASH_BASE: number = 0x9e3779b1 | 0;
const spread = (hash: number): number => Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 7;

function decode(units: Uint16Array): string {
  let word = '';
  for (const unit of units) word += String.fromCharCode(unit);
  return word;
}

/** Where a word stands in its text, in UTF-16 units, and its rolling hash. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly hash: number;
}

/** The first `length` words of a text, and where their ids go. */
export interface FoundWords {
  readonly length: number;
  /** UTF-16 offsets. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly hashes: Int32Array;
  readonly ids: Int32Array;
  /** Enters unknown words. */
  readonly insert: boolean;
}

/** Grows while texts are read. Ids follow first occurrence. */
export class WordTable {
  size = 0;
  #slots: Int32Array = new Int32Array(1 << 13);
  #mask = (1 << 12) - 1;
  #starts: Int32Array = new Int32Array(1 << 12);
  #units: Uint16Array = new Uint16Array(1 << 15);
  #scratch: Int32Array = new Int32Array(1 << 10);

  static from(words: WordSlots): WordTable {
    const table = new WordTable();
    table.size = words.starts.length - 1;
    table.#slots = words.slots;
    table.#mask = words.mask;
    table.#starts = words.starts;
    table.#units = words.units;
    return table;
  }

  freeze(): WordSlots {
    const starts = this.#starts.slice(0, this.size + 1);
    return { slots: this.#slots, mask: this.#mask, starts, units: this.#units.slice(0, starts[this.size]!) };
  }

  word(id: number): string {
    return decode(this.#units.subarray(this.#starts[id]!, this.#starts[id + 1]!));
  }

  /** Enters one word, given as a string; returns its id. */
  insert(word: string): number {
    let hash = 0;
    for (let i = 0; i < word.length; i++) hash = (Math.imul(hash, HASH_BASE) + word.charCodeAt(i)) | 0;
    return this.#idOf(word, { from: 0, to: word.length, hash }, true);
  }

  /**
   * Fills `ids` with the ids of words of a text; -1 for one that is not there, when `insert` is off. A word costs three
   * reads from far apart in memory, each needing the one before: done step by step for all words of the text, the
   * machine waits for many of them at once instead of for each in turn.
   */
  idsOf(text: string, { length, starts, ends, hashes, ids, insert }: FoundWords): void {
    const slots = this.#slots;
    const mask = this.#mask;
    for (let k = 0; k < length; k++) {
      const slot = 2 * (spread(hashes[k]!) & mask);
      ids[k] = slots[slot] === hashes[k] ? slots[slot + 1]! - 1 : -1;
    }
    const places = this.#places(length);
    const known = this.#starts;
    for (let k = 0; k < length; k++) {
      const id = ids[k]!;
      places[k] = id < 0 || known[id + 1]! - known[id]! !== ends[k]! - starts[k]! ? -1 : known[id]!;
    }
    const units = this.#units;
    for (let k = 0; k < length; k++) {
      let at = places[k]!;
      let from = starts[k]!;
      const to = ends[k]!;
      if (at >= 0)
        while (from < to && units[at] === text.charCodeAt(from)) {
          at++;
          from++;
        }
      if (from < to) ids[k] = this.#idOf(text, { from: starts[k]!, to, hash: hashes[k]! }, insert);
    }
  }

  #places(length: number): Int32Array {
    if (this.#scratch.length < length) this.#scratch = new Int32Array(2 * length);
    return this.#scratch;
  }

  /** Id of text[from..to) with its rolling hash; -1 when it is not there and `insert` is off. */
  #idOf(text: string, span: Span, insert: boolean): number {
    const { from, to, hash } = span;
    const slots = this.#slots;
    const mask = this.#mask;
    let slot = spread(hash) & mask;
    for (let id = slots[2 * slot + 1]! - 1; id >= 0; id = slots[2 * slot + 1]! - 1) {
      if (slots[2 * slot] === hash && this.#matches(id, text, span)) return id;
      slot = (slot + 1) & mask;
    }
    if (!insert) return -1;
    slots[2 * slot] = hash;
    slots[2 * slot + 1] = ++this.size;
    this.#append(text, from, to);
    if (this.size * 2 > this.#mask) this.#grow();
    return this.size - 1;
  }

  #matches(id: number, text: string, { from, to }: Span): boolean {
    const units = this.#units;
    const start = this.#starts[id]!;
    if (this.#starts[id + 1]! - start !== to - from) return false;
    for (let k = from, at = start; k < to; k++, at++) if (units[at] !== text.charCodeAt(k)) return false;
    return true;
  }

  #append(text: string, from: number, to: number): void {
    const start = this.#starts[this.size - 1]!;
    const end = start + to - from;
    if (end > this.#units.length) {
      const units = new Uint16Array(Math.max(end, 2 * this.#units.length));
      units.set(this.#units);
      this.#units = units;
    }
    if (this.size + 1 > this.#starts.length) {
      const starts = new Int32Array(2 * this.#starts.length);
      starts.set(this.#starts);
      this.#starts = starts;
    }
    for (let k = from; k < to; k++) this.#units[start + k - from] = text.charCodeAt(k);
    this.#starts[this.size] = end;
  }

  #grow(): void {
    const old = this.#slots;
    this.#mask = 2 * this.#mask + 1;
    this.#slots = new Int32Array(2 * (this.#mask + 1));
    for (let s = 0; s < old.length; s += 2) {
      if (old[s + 1] === 0) continue;
      let slot = spread(old[s]!) & this.#mask;
      while (this.#slots[2 * slot + 1] !== 0) slot = (slot + 1) & this.#mask;
      this.#slots[2 * slot] = old[s]!;
      this.#slots[2 * slot + 1] = old[s + 1]!;
    }
  }
}
