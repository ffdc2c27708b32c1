/** Texts under their ideas. */
export type ByIdea<T> = Readonly<Record<string, readonly T[]>>;

/** The texts of several hands as one; what they say under the same idea stands together. */
export function joined<T>(records: readonly ByIdea<T>[]): ByIdea<T> {
  const all: Record<string, readonly T[]> = {};
  for (const record of records)
    for (const [idea, texts] of Object.entries(record)) all[idea] = [...(all[idea] ?? []), ...texts];
  return all;
}
