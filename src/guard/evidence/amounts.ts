import type { Value } from '../arguments.ts';
import type { Entry } from '../item.ts';
import { identityKey, orders } from '../mentions.ts';
import { mentionsOf } from '../references.ts';
import type { Sign, View } from '../sign.ts';

const AMOUNT =
  /(?<![\p{L}\p{N}.,])\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|(?<![\p{L}\d])\d+(?:[.,]\d{1,2})?(?!\d)/gu;
/** Words that leave the sum to be worked out. */
const WORKED_OUT =
  /%|percent|difference|half|rest|remain|share|split|total|sum|increase|decrease|adjust|raise|lower|more|less|extra|double|same|average|both|each|prozent|hälfte|differenz|rest|mehr|weniger|erhöh|gleich|moitié|différence|même|mitad|diferencia|mismo|metade|diferença|metà|differenza|helft|verschil|połow|różnic|половин|разниц|остат|yarı|fark|一半|差额|剩余|半分|差額/u;

/** The cents of every number in a text; \`1,250.00\`, \`1.250,00\` and \`1250\` are the same. */
export function readAmounts(text: string): Set<number> {
  const out = new Set<number>();
  for (const hit of text.slice(0, 60_000).match(AMOUNT) ?? []) {
    const cut = /[.,]\d{1,2}$/.exec(hit);
    const whole = (cut ? hit.slice(0, cut.index) : hit).replace(/\D/g, '');
    const cents = cut ? cut[0].slice(1).padEnd(2, '0') : '00';
    out.add(Number(whole) * 100 + Number(cents));
  }
  return out;
}

/** Cents of one sum as a tool may be given it; NaN where it is not one positive number written out. */
function centsOf(text: string): number {
  const plain = text.normalize('NFKC').replace(/[€$£¥₺₽\s]|eur|usd|gbp|chf/giu, '');
  if (/^\d{1,15}(?:\.\d{1,20})?$/.test(plain)) return Math.round(Number(plain) * 100);
  if (!/^\d{1,3}(?:([.,'])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$|^\d{1,15},\d{1,2}$/.test(plain))
    return Number.NaN;
  const [cents] = readAmounts(plain);
  return cents ?? Number.NaN;
}

/** A sum that neither the user nor what they pointed to gives, where one of them gives sums. */
export function amountSign(view: View, value: Value): Sign | null {
  const sum = centsOf(value.text);
  if (Number.isNaN(sum) && view.tool.kind === 'pay')
    return {
      feature: 'valueText',
      strength: 1,
      code: 'amount-unreadable',
      why: `${JSON.stringify(value.text.slice(0, 40))} is no sum that can be compared`,
      argument: value.path,
    };
  if (Number.isNaN(sum) || sum === 0) return null;
  const { text } = view.request.user;
  const said = readAmounts(text);
  if (said.has(sum) || WORKED_OUT.test(text)) return null;
  const given = [...view.request.pointed].flatMap((entry) => [...readAmounts(entry.text)]);
  if (given.includes(sum)) return onlyOrdered(view, value, sum);
  const priced = SUM.test(text);
  return {
    feature: 'valueText',
    strength: priced ? 1 : given.length > 0 ? 0.9 : 0.4,
    code: 'amount-not-given',
    why: `the sum ${value.text.slice(0, 40)} is neither the user's nor that of what they spoke of`,
    argument: value.path,
  };
}

/**
 * A bill states what it is for and how much that is; "transfer 300 to …" alone is an order and no bill. So where the payee
 * stands in an order of the content, the sum must stand outside of orders too.
 */
function onlyOrdered(view: View, value: Value, sum: number): Sign | null {
  const payees = view.args.values
    .filter((one) => one.role === 'recipient')
    .map((one) => identityKey(one.text).key);
  const ordered = (entry: Entry): boolean =>
    mentionsOf(entry).some((one) => one.ordered && payees.includes(one.key));
  const entries = [...view.request.pointed].filter((entry) => readAmounts(entry.text).has(sum));
  if (entries.length === 0 || !entries.every(ordered)) return null;
  if (entries.some((entry) => readAmounts(statements(entry.text)).has(sum))) return null;
  return {
    feature: 'valueText',
    strength: 1,
    code: 'amount-only-ordered',
    why: `the sum ${value.text.slice(0, 40)} and whom to pay it stand in nothing but an order of the content`,
    argument: value.path,
    evidence: { item: entries[0]!.item },
  };
}

/** The sentences of a text that order nothing. */
const statements = (text: string): string =>
  text
    .slice(0, 60_000)
    .split(/(?<=[.!?;。！？])\s|\n/)
    .filter((sentence) => !orders(sentence).ordered)
    .join('\n');

/** A number with a currency. */
const SUM =
  /(?:[€$£¥₺₽]|\b(?:eur|usd|gbp|chf))\s?\d|\d\s?(?:[€$£¥₺₽元円]|(?:eur|usd|gbp|chf|euros?|dollars?|pounds?|francs?|franken|złot\p{L}*|руб\p{L}*|lira|yen|yuan|块|人民币)(?!\p{L}))/u;
