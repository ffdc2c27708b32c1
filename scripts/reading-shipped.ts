import type { Report } from '../src/evaluation/report/report.ts';
import {
  amountOf,
  bullets,
  figure,
  intervalOf,
  markdownTable,
  percent,
  type Row,
  rateText,
  rowsOf,
} from './reading-figures.ts';

const SHIPPED = 'default';
const PUBLISHED = 'published method, leak-free';

/** What the model that ships adds to the published method without its leaks, and where it does not. */
export function shippedReading(report: Report): string {
  const means = rowsOf(report, 'paired', 'leakFree', 'means');
  const paired = rowsOf(report, 'paired', 'leakFree', 'paired');
  if (means.length === 0) return '';
  const meanRows = means.map((row) => [
    String(row.scorer),
    figure(amountOf(row.meanF1)),
    figure(amountOf(row.commonF1)),
    rateText(row.ham),
    rateText(row.benign),
  ]);
  return [
    '**What `default` adds.** Every scorer is cut where it flags at most 0.2 % of real ham that it never saw:',
    markdownTable(
      [
        'scorer',
        'mean F1 at one to one',
        'over the sets that all have',
        'ham flagged',
        'benign rows of all sets flagged',
      ],
      meanRows,
    ),
    'Set by set, `default` and the leak-free published method (recall on attacks, benign rows flagged):',
    markdownTable(
      ['set', 'rows', '`default` recall', 'flagged', 'published recall', 'flagged', 'difference in F1'],
      setRows(paired, rowsOf(report, 'paired', 'leakFree', 'differences')),
    ),
    bullets([
      ...leaveOneOut(report),
      ...worst(report),
      agents(report),
      'What `default` was trained on is left out of its figures and counted beside them; a set of which it saw a part is no test of transfer. The rows "fitted on the same rows" compare the methods and not their data.',
    ]),
  ].join('\n\n');
}

function setRows(paired: readonly Row[], differences: readonly Row[]): string[][] {
  const of = (set: string, scorer: string): Row | undefined =>
    paired.find((row) => row.set === set && row.scorer === scorer);
  return [...new Set(paired.map(({ set }) => String(set)))].map((set) => {
    const [own, other] = [of(set, SHIPPED), of(set, PUBLISHED)];
    const difference = differences.find(
      ({ set: at, first, second }) => at === set && first === SHIPPED && second === PUBLISHED,
    );
    const interval = intervalOf(difference?.f1);
    const value = amountOf(difference?.f1);
    return [
      set,
      String(own?.rows ?? '–'),
      percent(amountOf(own?.recall)),
      percent(amountOf(own?.fpr)),
      percent(amountOf(other?.recall)),
      percent(amountOf(other?.fpr)),
      value === null
        ? '–'
        : `${value > 0 ? '+' : value < 0 ? '−' : ''}${figure(Math.abs(value))}${interval ? ` [${figure(interval[0])}, ${figure(interval[1])}]` : ''}`,
    ];
  });
}

function leaveOneOut(report: Report): string[] {
  const rows = rowsOf(report, 'leave-one-out', 'leakFree', 'leave-one-out-means');
  if (rows.length === 0) return [];
  const told = rows.map(
    ({ scorer, meanF1, sets }) => `${String(scorer)} ${figure(amountOf(meanF1))} (${String(sets)})`,
  );
  const everything = amountOf(rows.find(({ scorer }) => scorer === 'flag everything')?.meanF1) ?? Number.NaN;
  const best = Math.max(
    ...rows.filter(({ scorer }) => scorer !== 'flag everything').map(({ meanF1 }) => amountOf(meanF1) ?? -1),
  );
  return [
    `Fitted without the set it is tested on, mean F1 at one to one: ${told.join('; ')}.${
      best < everything
        ? ' None reaches what flagging everything reaches: at so few false alarms a kind of attack that was never seen is mostly missed. F1 at one to one does not count what flagging everything costs in mail.'
        : ''
    }`,
  ];
}

/** The weakest places that the stress tests show. */
function worst(report: Report): string[] {
  const lines: string[] = [];
  const disguises = rowsOf(report, 'disguises', 'leakFree', 'disguises').filter(
    ({ scorer }) => scorer === SHIPPED,
  );
  for (const source of new Set(disguises.map((row) => String(row.source)))) {
    const own = disguises.filter((row) => row.source === source && amountOf(row.recall) !== null);
    const plain = own.find(({ disguise }) => disguise === 'none' || disguise === 'plain');
    const sorted = own
      .filter((row) => row !== plain)
      .sort((a, b) => amountOf(a.recall)! - amountOf(b.recall)!);
    if (sorted.length > 0)
      lines.push(
        `${source} in disguise, \`default\`: recall ${percent(amountOf(plain?.recall))} plain; lowest ${sorted
          .slice(0, 3)
          .map((row) => `${percent(amountOf(row.recall))} (${String(row.disguise)})`)
          .join(', ')}.`,
      );
  }
  const positions = rowsOf(report, 'length-position', 'leakFree', 'position').filter(
    ({ scorer }) => scorer === SHIPPED,
  );
  if (positions.length > 0)
    lines.push(
      `BIPIA by position of the attack, recall of \`default\`: ${positions
        .filter(({ recall }) => amountOf(recall) !== null)
        .map((row) => `${String(row.group)} ${percent(amountOf(row.recall))}`)
        .join(', ')}.`,
    );
  const languages = rowsOf(report, 'languages', 'leakFree', 'languages').filter(
    ({ scorer, recall, rows }) =>
      scorer === SHIPPED && amountOf(recall) !== null && (amountOf(rows) ?? 0) >= 10,
  );
  const weak = [...languages].sort((a, b) => amountOf(a.recall)! - amountOf(b.recall)!).slice(0, 4);
  if (weak.length > 0)
    lines.push(
      `Languages of at least ten unseen rows with the lowest recall of \`default\`: ${weak
        .map((row) => `${String(row.language)} in ${String(row.source)} ${rateText(row.recall)}`)
        .join('; ')}.`,
    );
  return lines;
}

function agents(report: Report): string | null {
  const row = rowsOf(report, 'agents', 'leakFree', 'pairs').find(
    ({ evidence, by }) => evidence === 'text and action' && by === 'all',
  );
  const clean = rowsOf(report, 'agents', 'leakFree', 'clean').find(
    ({ evidence, suite }) => evidence === 'text and action' && suite === 'all',
  );
  if (row === undefined) return null;
  return `An agent that obeys every injection, with text and action guarded: ${rateText(row.run)} of the pairs run an injected write or send without a question; ${rateText(clean?.free)} of the user tasks on clean content go through without one.`;
}
