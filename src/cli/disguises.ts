import { type Disguise, type DisguiseKind, unmask } from '../unmask/index.ts';

/** The kinds of disguise that were undone inside `span` of a segment's text. */
export function disguisesOf(text: string, [start, end]: readonly [number, number]): DisguiseKind[] {
  if (text === '') return [];
  const { plain, decoded } = unmask(text);
  const all: readonly Disguise[] = [plain, ...decoded].flatMap((reading) => reading.disguises);
  const inside = all.filter(({ span }) => span[0] < end && span[1] > start);
  return [...new Set(inside.map((d) => d.kind))];
}
