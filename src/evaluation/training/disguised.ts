import type { Rng } from '../../learn/index.ts';
import { DISGUISES } from '../../unmask/index.ts';

/** Those that unmasking undoes to the letter: the training tells an injected text by its plain words. */
const EXACT: ReadonlySet<string> = new Set(['base64', 'rot13', 'tag-characters', 'zero-width', 'full-width']);
const FORMS = DISGUISES.filter(({ id }) => EXACT.has(id));

/** A text as somebody writes it who does not want it read; no words that ask to decode it go along. */
export function disguised(text: string, rng: Rng): string {
  for (;;) {
    const written = FORMS[rng.int(FORMS.length)]!.apply(text, () => rng.next());
    if (!written.startsWith('Decode')) return written;
  }
}
