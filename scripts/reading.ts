import type { Report } from '../src/evaluation/report/report.ts';
import { amountOf, figure, intervalOf, percent, rowsOf } from './reading-figures.ts';
import { leakReading } from './reading-leaks.ts';
import { shippedReading } from './reading-shipped.ts';

/** Within so much of the published figure counts as near, if it is within half of it too; for shares near 0, within 0.01. */
const NEAR = 0.05;
const NEAR_ZERO = 0.01;
const isNear = (ours: number, published: number): boolean =>
  Math.abs(ours - published) <= Math.min(NEAR, Math.max(NEAR_ZERO, published / 2));

/** The reading of a report: every figure in it is taken from the report, and a sentence without its figures is left out. */
export function readingOf(report: Report): string {
  return ['## Reading', opening(report), besidePublished(report), leakReading(report), shippedReading(report)]
    .filter((part) => part !== '')
    .join('\n\n');
}

function opening({ data, missing, results, recipe }: Report): string {
  const whole = data.filter((set) => set.whole).map(({ set }) => set);
  const partial = data
    .filter((set) => !set.whole)
    .map(({ set, rows, published }) => (published === null ? set : `${set} (${rows} of ${published} rows)`));
  const failed = results.filter(({ status }) => status === 'failed').length;
  return [
    recipe.quick ? '**A quick run: nothing below is worth quoting.**' : '',
    `${results.length - failed} results of ${results.length + missing.filter((what) => /: (failed|not run)/.test(what)).length} runs. Whole here: ${whole.join(', ') || 'no set'}. In part: ${partial.join(', ') || 'no set'}.`,
    'No figure here is the authors’ on their data: where a set is here in part, its figures show the kind of an effect and not its size, and where other splits stand in for a test the notes say so.',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** Which published figures come out, and which do not. */
function besidePublished(report: Report): string {
  const told = report.published.flatMap((row) => {
    const ours = amountOf(row.paper);
    if (ours === null || row.unit === 'count') return [];
    const interval = intervalOf(row.paper);
    const inside = interval !== null && row.value >= interval[0] && row.value <= interval[1];
    return [{ row, ours, gap: Math.abs(ours - row.value), near: isNear(ours, row.value), inside }];
  });
  if (told.length === 0) return '';
  const line = ({ row, ours }: (typeof told)[number]): string => {
    const show = row.unit === 'share' ? percent : figure;
    const free = amountOf(row.leakFree);
    return `${row.protocol}, ${row.quantity}: ${show(ours)} (published ${show(row.value)}${free === null ? '' : `; leak-free ${show(free)}`})`;
  };
  const near = told.filter((each) => each.near);
  const covered = told.filter((each) => !each.near && each.inside);
  const far = told.filter((each) => !each.near && !each.inside).sort((a, b) => b.gap - a.gap);
  return [
    `**What reproduces.** Of ${told.length} published figures with one of ours beside, ${near.length} come out within ${NEAR} and within half of the published figure; in ${covered.length} more the interval holds the published figure, which with few rows is easily done.`,
    list(near.map(line)),
    ...(covered.length > 0
      ? [`The published figure lies in the interval of ours:`, list(covered.map(line))]
      : []),
    ...(far.length > 0
      ? [
          `**What does not**, farthest first (${far.length}):`,
          list(far.map(line)),
          `Why:\n${reasons(report)}`,
        ]
      : []),
  ].join('\n\n');
}

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

/** Causes that the report itself shows. */
function reasons(report: Report): string {
  const lines: string[] = [];
  const success = report.published.find(({ id }) => id === 'stage.full_success');
  const share = amountOf(success?.paper);
  if (success !== undefined && share !== null && Math.abs(share - success.value) > 0.005)
    lines.push(
      `Full success is ${percent(share)} of the labelled rows here, ${percent(success.value)} in the whole set: every F1 of a stage depends on that base rate, so the stage figures of P1 to P3 can be compared in kind only.`,
    );
  const transitions = rowsOf(report, 'P3', 'paper', 'transitions').flatMap(
    ({ target, split, f1, flagAll, attacks, rows }) => {
      const [ours, all] = [amountOf(f1), amountOf(flagAll)];
      return ours !== null && all !== null && /phase/i.test(String(split)) && all > 0.8
        ? [
            `${String(target)} ${figure(ours)} on ${String(rows)} rows, ${String(attacks)} of them positive (flagging everything ${figure(all)})`,
          ]
        : [];
    },
  );
  if (transitions.length > 0)
    lines.push(`What looks stable after a call is its base rate: ${transitions.join('; ')}.`);
  const transfer = rowsOf(report, 'P4', 'paper', 'transfer').find(
    ({ source, test }) => source === 'LLMail' && test === 'bipia',
  );
  const auc = amountOf(transfer?.auc);
  if (transfer !== undefined && auc !== null)
    lines.push(
      `The LLMail-only detector reaches F1 ${figure(amountOf(transfer.f1))} on BIPIA where flagging everything reaches ${figure(amountOf(transfer.flagAll))}, and an AUC of ${figure(auc)}${auc < 0.6 ? ': hardly better than chance' : ''}.`,
    );
  const standIns = report.results
    .flatMap(({ notes }) => notes)
    .filter((note) => /stands in for it/.test(note));
  if (standIns.length > 0)
    lines.push(`Means over five sets rest on stand-ins: ${[...new Set(standIns)].join('; ')}.`);
  const oneClass = report.data.find(({ set }) => set === 'nvidia_agentic_ipi');
  if (oneClass !== undefined && !oneClass.whole)
    lines.push(`NVIDIA’s recall rests on ${oneClass.rows} rows of ${oneClass.published ?? 'more'}.`);
  return list(lines.length > 0 ? lines : ['The report itself shows no cause.']);
}
