import type { WrittenMail } from '../language.ts';

/**
 * Texts of one language beside the common ones, by idea; an idea of this name may occur in several languages. All are
 * templates (see `expand`).
 */
export interface FurtherTexts {
  /** Orders for an assistant: disclosure, a person who speaks to a tool, titles that are the order. */
  readonly attacks: Readonly<Record<string, readonly string[]>>;
  /** Ordinary mail close to such an order in wording or form. */
  readonly benign: Readonly<Record<string, readonly WrittenMail[]>>;
}

/** The texts of several hands as one; what they say under the same idea stands together. */
export function together(...hands: readonly Partial<FurtherTexts>[]): FurtherTexts {
  return {
    attacks: joined(hands.map(({ attacks = {} }) => attacks)),
    benign: joined(hands.map(({ benign = {} }) => benign)),
  };
}

function joined<T>(records: readonly Readonly<Record<string, readonly T[]>>[]): Record<string, readonly T[]> {
  const all: Record<string, readonly T[]> = {};
  for (const record of records)
    for (const [idea, texts] of Object.entries(record)) all[idea] = [...(all[idea] ?? []), ...texts];
  return all;
}
