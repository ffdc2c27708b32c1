/** Open addressing over pairs of 32-bit integers; slot s is (a, b, id + 1) at 3 s, id + 1 = 0 when free. */
export interface PairSlots {
  readonly slots: Int32Array;
  readonly mask: number;
}

export function emptyPairs(expected: number): PairSlots {
  let capacity = 64;
  while (capacity < 2 * expected) capacity *= 2;
  return { slots: new Int32Array(3 * capacity), mask: capacity - 1 };
}

function startOf(a: number, b: number, mask: number): number {
  let hash = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 14)) & mask;
}

function slotOf(slots: Int32Array, mask: number, a: number, b: number): number {
  let slot = startOf(a, b, mask);
  while (slots[3 * slot + 2] !== 0 && (slots[3 * slot] !== a || slots[3 * slot + 1] !== b))
    slot = (slot + 1) & mask;
  return 3 * slot;
}

/** Id of the pair, -1 when it is not there. */
export const findPair = ({ slots, mask }: PairSlots, a: number, b: number): number =>
  slots[slotOf(slots, mask, a, b) + 2]! - 1;

/**
 * Ids of the pairs (ids[k - 1], ids[k]) at out[k], -1 for none; ids below 0 have none. The first reads of all pairs are
 * made before any is followed, so that the machine waits for many at once.
 */
export function findPairs(
  { slots, mask }: PairSlots,
  { ids, length, out }: { readonly ids: Int32Array; readonly length: number; readonly out: Int32Array },
): void {
  out[0] = -1;
  for (let k = 1; k < length; k++) {
    const at = 3 * startOf(ids[k - 1]!, ids[k]!, mask);
    out[k] = slots[at + 2] === 0 ? -1 : at;
  }
  for (let k = 1; k < length; k++) {
    let at = out[k]!;
    if (at < 0) continue;
    const a = ids[k - 1]!;
    const b = ids[k]!;
    while (slots[at + 2] !== 0 && (slots[at] !== a || slots[at + 1] !== b)) at = (at + 3) % slots.length;
    out[k] = slots[at + 2]! - 1;
  }
}

/** Enters a pair that is not there yet. */
export function enterPair({ slots, mask }: PairSlots, [a, b]: readonly [number, number], id: number): void {
  const at = slotOf(slots, mask, a, b);
  slots[at] = a;
  slots[at + 1] = b;
  slots[at + 2] = id + 1;
}

/** A growing table that numbers pairs in order of first occurrence. */
export class PairTable {
  size = 0;
  #slots = new Int32Array(3 << 16);
  #mask = (1 << 16) - 1;

  intern(a: number, b: number): number {
    const at = slotOf(this.#slots, this.#mask, a, b);
    const held = this.#slots[at + 2]!;
    if (held !== 0) return held - 1;
    this.#slots[at] = a;
    this.#slots[at + 1] = b;
    this.#slots[at + 2] = ++this.size;
    if (this.size * 1.6 > this.#mask) this.#grow();
    return this.size - 1;
  }

  /** Both members of every pair, (a, b) of id k at 2 k. */
  pairs(): Int32Array {
    const out = new Int32Array(2 * this.size);
    for (let s = 0; s < this.#slots.length; s += 3) {
      const id = this.#slots[s + 2]! - 1;
      if (id < 0) continue;
      out[2 * id] = this.#slots[s]!;
      out[2 * id + 1] = this.#slots[s + 1]!;
    }
    return out;
  }

  #grow(): void {
    const old = this.#slots;
    this.#mask = 2 * this.#mask + 1;
    this.#slots = new Int32Array(3 * (this.#mask + 1));
    for (let s = 0; s < old.length; s += 3) {
      if (old[s + 2] === 0) continue;
      const at = slotOf(this.#slots, this.#mask, old[s]!, old[s + 1]!);
      this.#slots[at] = old[s]!;
      this.#slots[at + 1] = old[s + 1]!;
      this.#slots[at + 2] = old[s + 2]!;
    }
  }
}
