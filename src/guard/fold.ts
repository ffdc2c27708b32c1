/** Characters that show nothing: zero width, soft hyphen, variation selectors, tags, bidi controls. */
const INVISIBLE =
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\u{e0000}-\u{e0fff}]/gu;

/** Text in the one form in which words are compared: NFKC, invisible characters gone, lower case. */
export function fold(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE, '').toLowerCase();
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’_]*/gu;

/** Words of folded text, in order. */
export function words(folded: string): string[] {
  return folded.match(WORD) ?? [];
}

/** A word without the commonest English endings, so that `meetings` meets `meeting`. Other words pass through. */
export function stem(word: string): string {
  let w = word.replace(/['’]s?$/, '');
  if (w.length > 4 && w.endsWith('ies')) return `${w.slice(0, -3)}y`;
  if (w.length > 5 && w.endsWith('ing')) w = w.slice(0, -3);
  else if (w.length > 4 && w.endsWith('ed')) w = w.slice(0, -2);
  else if (w.length > 3 && w.endsWith('s') && !w.endsWith('ss')) w = w.slice(0, -1);
  return w.length > 4 && w.endsWith('e') ? w.slice(0, -1) : w;
}

/** Function words that say nothing about which mail, event or file is meant. */
const STOP = new Set(
  'the a an of to in on for and or from with at by my your our their his her its is are be this that these those it as re fw fwd aw wg sv all any some you me we i der die das den dem des ein eine und von zu im am mit für ist le la les un une des du de et à au en pour sur est el los las una y con por para lo gli il e di da per del della een het van en met voor w z na do i o и в на с по для от bu bir ve ile da için'.split(
    ' ',
  ),
);

/** Stems of the words that can tell one item from another. */
export function keyStems(folded: string): string[] {
  const out: string[] = [];
  for (const w of words(folded)) if (w.length > 1 && !STOP.has(w)) out.push(stem(w));
  return out;
}
