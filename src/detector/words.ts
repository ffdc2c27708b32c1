/**
 * A small table of word vectors: what a word is about, for telling whether a passage belongs to its surroundings.
 * Rows are in order of frequency, unit length, quantised to int8; words are known by hash alone.
 */
export interface WordTable {
  readonly dims: number;
  readonly rows: number;
  /** Open addressing over word hashes, capacity a power of two; 0 = empty. */
  readonly keys: Uint32Array;
  /** Row of each key. */
  readonly slots: Uint16Array;
  /** rows x dims, row-major. */
  readonly vectors: Int8Array;
}

/** Row of the word with this hash, -1 when the table does not know it. */
export function rowOf(table: WordTable, hash: number): number {
  const mask = table.keys.length - 1;
  for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
    const key = table.keys[slot]!;
    if (key === 0) return -1;
    if (key === hash) return table.slots[slot]!;
  }
}

/**
 * Weight of a word of this rank in a mean: rare words say more (smooth inverse frequency, Arora et al. 2017, with the
 * frequency taken from the rank by Zipf's law); 0 for the first hundred, which are function words.
 */
export function weightOf(row: number): number {
  if (row < 100) return 0;
  const frequency = 0.1 / (row + 1);
  return 1e-4 / (1e-4 + frequency);
}

/** Builds the hash index of a table from words in order of frequency. */
export function indexWords(hashes: Uint32Array): Pick<WordTable, 'keys' | 'slots'> {
  let capacity = 1;
  while (capacity < hashes.length * 2) capacity *= 2;
  const keys = new Uint32Array(capacity);
  const slots = new Uint16Array(capacity);
  const mask = capacity - 1;
  for (let row = 0; row < hashes.length; row++) {
    const hash = hashes[row]!;
    if (hash === 0) continue;
    let slot = hash & mask;
    while (keys[slot] !== 0 && keys[slot] !== hash) slot = (slot + 1) & mask;
    if (keys[slot] === hash) continue; // the more frequent word keeps the hash
    keys[slot] = hash;
    slots[slot] = row;
  }
  return { keys, slots };
}
