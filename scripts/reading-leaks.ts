import type { Report } from '../src/evaluation/report/report.ts';
import { amountOf, bullets, figure, markdownTable, percent, type Row, rowsOf } from './reading-figures.ts';

const NONE = 'none (as published)';
const STAGES = 'all_stage_framework';
const FINAL = 'selective_stage_plus_action_context';
/** A leak counts as carrying something from here on: less is within what other random draws give. */
const FELT = 0.05;

/** What an earlier small re-run of the published set-up gave for BIPIA F1 at the strict threshold. */
const EARLIER = { stages: 0.139, final: 0.72, bare: 0.111, requests: 0.267 } as const;

/** Which leak carries which part of the published gain on BIPIA. */
export function leakReading(report: Report): string {
  const rows = rowsOf(report, 'leaks', 'paper', 'leaks');
  if (rows.length === 0) return '';
  const of = (repaired: string, method: string): Row | undefined =>
    rows.find((row) => row.repaired === repaired && row.method === method);
  const f1 = (repaired: string, method: string): number | null =>
    amountOf(of(repaired, method)?.['bipia.f1']);
  const names = [...new Set(rows.map(({ repaired }) => String(repaired)))];
  const form = names.filter((name) => name === NONE || /^L0[123]( \+ L0[123])*$/.test(name));
  const everything = names.filter((name) => name.split(' + ').length > 3);
  const others = names.filter((name) => /^L\d+$/.test(name) && !form.includes(name));
  const gain = (f1(NONE, FINAL) ?? 0) - (f1(NONE, STAGES) ?? 0);
  const cells = (name: string): string[] => {
    const [stages, final] = [of(name, STAGES), of(name, FINAL)];
    return [
      name.split(' + ').length > 3 ? `all ${name.split(' + ').length}` : name,
      figure(amountOf(stages?.['bipia.f1'])),
      figure(amountOf(final?.['bipia.f1'])),
      figure(amountOf(final?.['bipia.auc'])),
      figure(amountOf(final?.['llmail.f1'])),
      percent(amountOf(final?.['llmail.fpr'])),
      percent(amountOf(final?.notinject)),
      percent(amountOf(final?.ham)),
    ];
  };
  const head = [
    'repaired',
    'BIPIA F1, all stages',
    'BIPIA F1, + action and context',
    'its AUC',
    'its LLMail F1',
    'LLMail benign flagged',
    'NotInject flagged',
    'real ham flagged',
  ];
  const worth = (leak: string): string | null => {
    const [before, after] = [f1(NONE, FINAL), f1(leak, FINAL)];
    if (before === null || after === null) return null;
    const auc = [of(NONE, FINAL), of(leak, FINAL)].map((row) => amountOf(row?.['bipia.auc']));
    return `${leak} alone (${String(of(leak, FINAL)?.what ?? '')}): ${figure(before)} to ${figure(after)}, AUC ${figure(auc[0]!)} to ${figure(auc[1]!)}${gain > 0 ? `; ${percent((before - after) / gain)} of the gain of ${figure(gain)} over all stages goes` : ''}.`;
  };
  const felt = others.flatMap((leak) => {
    const change = (f1(leak, FINAL) ?? Number.NaN) - (f1(NONE, FINAL) ?? Number.NaN);
    return Math.abs(change) >= FELT
      ? [
          `${leak} (${String(of(leak, FINAL)?.what ?? '')}) ${change > 0 ? '+' : '−'}${figure(Math.abs(change))}`,
        ]
      : [];
  });
  const [bare, requests] = [f1('L01 + L02', FINAL), f1('L01 + L02 + L03', FINAL)];
  return [
    '**Which leak carries which part.** The published set-up with repairs, strict threshold, mean over three rotations:',
    markdownTable(head, [...form, ...everything].map(cells)),
    bullets([
      `Beside an earlier small re-run: all stages ${figure(f1(NONE, STAGES))} (${figure(EARLIER.stages)} there), with action and context ${figure(f1(NONE, FINAL))} (${figure(EARLIER.final)}), frames and markers removed ${figure(bare)} (${figure(EARLIER.bare)}), real requests besides ${figure(requests)} (${figure(EARLIER.requests)}).`,
      worth('L01'),
      worth('L02'),
      worth('L03'),
      felt.length > 0
        ? `Of the other ${others.length} leaks alone, these move BIPIA F1 by ${FELT} or more: ${felt.join('; ')}. The rest move it by less.`
        : `None of the other ${others.length} leaks alone moves BIPIA F1 by ${FELT}.`,
      markers(report),
      hamLine(of(NONE, FINAL), of(everything[0] ?? '', FINAL)),
    ]),
  ].join('\n\n');
}

/** The one column that says which set a row is of. */
function markers(report: Report): string | null {
  const rows = rowsOf(report, 'P5', 'paper', 'methods').filter(
    ({ policy, over }) => policy === 'strict' && /^rotations/.test(String(over)),
  );
  const of = (method: string): number | null =>
    amountOf(rows.find((row) => row.method === method)?.['bipia.f1']);
  const [without, marker, final] = [STAGES, 'all_stages_plus_external_marker', FINAL].map(of);
  if (without == null || marker == null || final == null) return null;
  return `One column that says whether the text holds the frame’s words "External content:" takes all stages from ${figure(without)} to ${figure(marker)} on BIPIA; all 35 columns of action and context reach ${figure(final)}. Text and rules with that column and no stage: ${figure(of('text_rules_plus_external_marker'))}.`;
}

function hamLine(published: Row | undefined, repaired: Row | undefined): string | null {
  const [before, after] = [amountOf(published?.ham), amountOf(repaired?.ham)];
  if (before === null) return null;
  return `A threshold set on NotInject promises nothing for mail: as published it flags ${percent(before)} of real ham${after === null ? '' : `, with everything repaired ${percent(after)}`}.`;
}
