import type { WrittenMail } from '../language.ts';

/** Texts of one language that have no counterpart in the others. All are templates (see `expand`). */
export interface FurtherTexts {
  /** Orders for an assistant that the common texts lack: disclosure, persons at a tool, titles that are the order. */
  readonly attacks: readonly string[];
  /** Ordinary mail close to such an order in wording or form. */
  readonly benign: readonly WrittenMail[];
}
