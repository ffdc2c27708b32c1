/** Texts under their ideas. */
export type ByIdea<T> = Readonly<Record<string, readonly T[]>>;

/** The texts of several hands as one; what they say under the same idea stands together. */
export function joined<T>(records: readonly ByIdea<T>[]): ByIdea<T> {
  const all: Record<string, readonly T[]> = {};
  for (const record of records)
    for (const [idea, texts] of Object.entries(record)) all[idea] = [...(all[idea] ?? []), ...texts];
  return all;
}

/** What several hands wrote in several languages, by the English name of the language. */
export function byLanguage<T>(
  hands: readonly Readonly<Record<string, T>>[],
  together: (texts: readonly T[]) => T,
): Record<string, T> {
  const languages = new Set(hands.flatMap((hand) => Object.keys(hand)));
  return Object.fromEntries(
    [...languages].map((language) => [language, together(hands.flatMap((hand) => hand[language] ?? []))]),
  );
}
