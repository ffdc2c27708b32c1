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
