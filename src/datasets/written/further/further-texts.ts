import { type ByIdea, joined } from '../joined.ts';
import type { WrittenMail } from '../language.ts';

/**
 * Texts of one language beside the common ones, by idea; an idea of this name may occur in several languages. All are
 * templates (see `expand`).
 */
export interface FurtherTexts {
  /** Orders as an attacker plants them: for an assistant, for whatever reads the mail, or for nobody in particular. */
  readonly attacks: ByIdea<string>;
  /** Ordinary mail close to such an order in wording or form. */
  readonly benign: ByIdea<WrittenMail>;
}

/** The texts of several hands as one. */
export function together(...hands: readonly Partial<FurtherTexts>[]): FurtherTexts {
  return {
    attacks: joined(hands.map(({ attacks = {} }) => attacks)),
    benign: joined(hands.map(({ benign = {} }) => benign)),
  };
}
