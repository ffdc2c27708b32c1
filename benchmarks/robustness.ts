/**
 * What an attacker can write beside an attack, or otherwise, and how many are still found: LLMail phase 2, BIPIA mail
 * (every 39th test attack) and `benchmarks/unseen`, each plain, with the strings of LLMail's goal renamed, and with
 * harmless text or the 150 words that the unit model likes least, before or after. No row was fitted on.
 * `npx tsx benchmarks/robustness.ts --data DIR` prints counts for the shipped model, with 95 % Clopper-Pearson intervals.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Example } from '../src/case.ts';
import { loadDataset } from '../src/datasets/index.ts';
import { readCase } from '../src/detector/assess.ts';
import { UNIT_FEATURE_AT } from '../src/detector/unit-columns.ts';
import { exampleCase } from '../src/evaluation/training/example-case.ts';
import { loadDetector } from '../src/index.ts';
import { clopperPearson, createRng } from '../src/learn/index.ts';
import { DISGUISES } from '../src/unmask/index.ts';

const { data } = parseArgs({ options: { data: { type: 'string' } } }).values;
if (data === undefined) throw new Error('robustness.ts needs --data DIR, the folder of the data sets');
const detector = await loadDetector();
const WORDS = 150;
const WORDS_A_LINE = 12;

const read = async (set: string, keep: (row: Example) => boolean): Promise<Example[]> =>
  [...(await loadDataset(set, data, { keep })).examples] as Example[];

interface UnseenMail {
  readonly id: string;
  readonly subject: string;
  readonly body: string;
  readonly request: string;
}

const unseenMails = (name: 'attacks' | 'benign'): UnseenMail[] =>
  readFileSync(new URL(`unseen/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as UnseenMail);

const harmless = unseenMails('benign')
  .map(({ body }) => body)
  .join('\n');

/** The words of harmless mail with the lowest logits of the unit model, each read alone. */
const disliked = [...new Set(harmless.toLowerCase().match(/[a-z]{3,}/g) ?? [])]
  .map((word) => {
    const { evidence } = readCase(detector.model, { context: [{ kind: 'text', text: word }] });
    return { word, logit: evidence[0]?.features[UNIT_FEATURE_AT.text] ?? 0 };
  })
  .sort((a, b) => a.logit - b.logit)
  .slice(0, WORDS)
  .map(({ word }) => word);

function dislikedText(length: number): string {
  const parts: string[] = [];
  for (let at = 0, size = 0; size < length; at++) {
    const part = `${disliked[at % disliked.length]!}${at % WORDS_A_LINE === WORDS_A_LINE - 1 ? '.\n' : ' '}`;
    parts.push(part);
    size += part.length;
  }
  return parts.join('');
}

const padding = DISGUISES.find(({ id }) => id === 'padding-after');
if (padding === undefined) throw new Error('robustness.ts: the disguise "padding-after" is gone');
const chance = createRng(5);
const filler = padding.apply('', () => chance.next()).trim();
const harmlessText = (length: number): string =>
  filler.repeat(Math.ceil(length / filler.length)).slice(0, length);

const SYNONYMS = ['formal approval', 'written consent', 'final notice', 'green light', 'signed receipt'];

function renamed(text: string, row: number): string {
  return text
    .replace(/[\w.+-]{1,64}@[\w-]{1,64}\.[\w.]{1,64}/g, 'j.marsh@lumen-post.example')
    .replace(/confirmation/gi, SYNONYMS[row % SYNONYMS.length]!)
    .replace(/send_?email/gi, 'post_letter');
}

type Form = (example: Example, row: number) => Example;
const withBody =
  (change: (body: string) => string): Form =>
  ({ attackSpan: _, ...example }) => ({ ...example, body: change(example.body) });
const after = (text: string): Form => withBody((body) => `${body}\n\n${text}`);
const before = (text: string): Form => withBody((body) => `${text}\n\n${body}`);

const FORMS: Readonly<Record<string, Form>> = {
  plain: withBody((body) => body),
  'address, goal word and tool renamed': ({ attackSpan: _, ...example }, row) => ({
    ...example,
    subject: example.subject === null ? null : renamed(example.subject, row),
    body: renamed(example.body, row),
  }),
  '1 KB of harmless mail after': after(harmlessText(1_000)),
  '20 KB of harmless mail after': after(harmlessText(20_000)),
  '20 KB of harmless mail before': before(harmlessText(20_000)),
  '1 KB of disliked words after': after(dislikedText(1_000)),
  '1 KB of disliked words before': before(dislikedText(1_000)),
  '20 KB of disliked words after': after(dislikedText(20_000)),
};

const planted = await read(
  'bipia',
  ({ split, label, facets }) => split === 'test' && label === 1 && facets.task === 'email',
);
const SETS: Readonly<Record<string, readonly Example[]>> = {
  'LLMail phase 2': await read('llmail-pairs', ({ split }) => split === 'phase2'),
  'BIPIA mail': planted.filter((_, row) => row % 39 === 0),
  'benchmarks/unseen': unseenMails('attacks').map(({ id, subject, body, request }) => ({
    ...{ id, set: 'unseen', split: 'test', label: 1, subject, body, userRequest: request },
    ...{ facets: {}, groups: {} },
  })),
};

for (const [set, examples] of Object.entries(SETS))
  for (const [name, form] of Object.entries(FORMS)) {
    let strict = 0;
    let review = 0;
    for (const [row, example] of examples.entries()) {
      const { decision } = detector.assess(await exampleCase(form(example, row)));
      if (decision === 'block') strict++;
      if (decision !== 'allow') review++;
    }
    const told = [strict, review].map((found) => {
      const { low, high } = clopperPearson(found, examples.length);
      return `${found} (${(100 * low).toFixed(0)} to ${(100 * high).toFixed(0)} %)`;
    });
    console.log(
      `${set.padEnd(18)} ${name.padEnd(36)} strict ${told[0]}, review ${told[1]} of ${examples.length}`,
    );
  }
