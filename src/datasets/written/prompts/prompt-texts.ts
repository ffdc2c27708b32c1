import type { ByIdea } from '../joined.ts';

/**
 * What people type to an assistant, by idea; an idea of this name may occur in several languages. All are templates (see
 * `expand`) and stand alone, in no mail.
 */
export interface PromptTexts {
  /** Attempts to make an assistant give up what it was told to keep, or leave what it was told to do. */
  readonly attacks: ByIdea<string>;
  /** Ordinary questions and tasks close to them in wording or form. */
  readonly harmless: ByIdea<string>;
}
