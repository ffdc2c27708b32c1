const SELECTORS = /^[\w\s.#@:,>*-]{1,80}$/;
const DECLARATION = /^\s*[\w-]{1,40}\s*:\s*([\w#.%-]{1,40}(?:\s[\w#.%-]{1,40}){0,3})\s*$/;
/** Of several words, each is a measure or one of these: else sentences could be laid out as declarations. */
const STYLE_WORD = /\d|^(?:auto|none|inherit|solid|dashed|collapse|bold|normal|center|left|right|important)$/;
/** Characters of the longest text that counts as a rule. */
export const LONGEST_RULE = 400;

/** A rule of a style sheet as it stands in comments of newsletters. It gives no order. */
export function isStyleRule(text: string): boolean {
  const open = text.indexOf('{');
  if (open < 0 || text.length > LONGEST_RULE || !SELECTORS.test(text.slice(0, open))) return false;
  const body = text.slice(open + 1).replace(/\}$/, '');
  return body.split(';').every((declaration) => {
    if (declaration.trim() === '') return true;
    const words = DECLARATION.exec(declaration)?.[1]?.split(/\s/);
    return words !== undefined && (words.length === 1 || words.every((word) => STYLE_WORD.test(word)));
  });
}
