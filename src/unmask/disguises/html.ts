import { cutWords, pick, type Rng } from './chance.ts';

const htmlText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const EMPTY_TAGS = [
  '<b></b>',
  '<span></span>',
  '<i></i>',
  '<!-- -->',
  '<font color="black"></font>',
  '<wbr>',
  '<u></u>',
];

export function splitByTags(text: string, rng: Rng): string {
  const tag = pick(['b', 'span', 'i', 'em', 'font', 'strong'], rng);
  const wrap = rng() < 0.4;
  const safe = (part: string): string => (wrap ? `<${tag}>${part}</${tag}>` : part);
  const marked = cutWords(text, rng, () => '\u0000').split(/(\s+)/);
  const words = marked.map((word) => {
    const parts = word.split('\u0000').map(htmlText);
    return parts.length === 1
      ? parts[0]!
      : wrap
        ? parts.map(safe).join('')
        : parts.reduce((a, b) => a + pick(EMPTY_TAGS, rng) + b);
  });
  return `<p>${words.join('')}</p>`;
}

export function htmlEntities(text: string, rng: Rng): string {
  const share = pick([0.5, 0.8, 1], rng);
  const write = pick<(c: number) => string>(
    [
      (c) => `&#${c};`,
      (c) => `&#x${c.toString(16)};`,
      (c) => `&#${String(c).padStart(7, '0')};`,
      (c) => `&#X${c.toString(16).toUpperCase()};`,
    ],
    rng,
  );
  const safe = htmlText(text);
  return safe.replace(/&[a-z]+;|[A-Za-z]/g, (m) =>
    m.length > 1 || rng() >= share ? m : write(m.charCodeAt(0)),
  );
}

const HIDING: readonly string[] = [
  'display:none',
  'visibility:hidden',
  'font-size:0',
  'font-size:1px;color:#ffffff',
  'opacity:0',
  'color:#fff;background:#fff',
  'position:absolute;left:-9999px',
  'max-height:0;overflow:hidden',
  'display:none!important;mso-hide:all',
  'text-indent:-5000px;white-space:nowrap;overflow:hidden',
  'height:0;width:0;overflow:hidden',
  'transform:scale(0)',
];

export function hiddenByCss(text: string, rng: Rng): string {
  return `<div style="${pick(HIDING, rng)}">${htmlText(text)}</div>`;
}
