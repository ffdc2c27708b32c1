import type { Rng } from '../../learn/index.ts';
import { DISGUISES } from '../../unmask/index.ts';

/** Those that unmasking undoes to the letter: the training tells an injected text by its plain words. */
const EXACT: readonly string[] = ['base64', 'rot13', 'tag-characters', 'zero-width', 'full-width'];
const HARMLESS: readonly string[] = [...EXACT, 'leetspeak'];

/** A text as somebody writes it who does not want it read; no words that ask to decode it go along. */
export function disguised(text: string, label: 0 | 1, rng: Rng): string {
  const ids = label === 1 ? EXACT : HARMLESS;
  const forms = DISGUISES.filter(({ id }) => ids.includes(id));
  for (;;) {
    const written = forms[rng.int(forms.length)]!.apply(text, () => rng.next());
    if (!written.startsWith('Decode')) return written;
  }
}
