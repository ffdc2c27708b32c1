import { LOOK_ALIKES } from './confusables.ts';

/** What takes no room or only decorates. */
const IGNORED = /[\p{Cf}\p{Mn}\p{Me}\u115f\u1160\u3164\uffa0\ufe00-\ufe0f]+/gu;

/**
 * Confusable skeleton (UTS #39 §4) of a domain or a name, for comparison only: two strings that look alike have the same
 * skeleton. Restricted to look-alikes of Latin letters; accents are dropped and case is folded, so that it is stricter.
 */
export function skeleton(text: string): string {
  let letters = '';
  for (const letter of text.normalize('NFKC').replace(IGNORED, ''))
    letters += LOOK_ALIKES.get(letter) ?? letter;
  return letters
    .normalize('NFKD')
    .replace(IGNORED, '')
    .replace(/[I|!1]/g, 'l')
    .toLowerCase()
    .replace(/0/g, 'o')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w');
}
