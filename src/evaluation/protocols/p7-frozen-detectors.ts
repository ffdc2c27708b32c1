import { ChainmailError } from '../../errors.ts';
import { f1Threshold } from '../../learn/index.ts';
import { calibrateOnHardNegatives, type HardNegativeThreshold } from '../detectors/detector-columns.ts';
import { DETECTOR_PRESETS, GATED_DETECTORS } from '../detectors/presets.ts';
import { rocCurves } from '../metrics/curves.ts';
import { rate } from '../metrics/estimate.ts';
import type { Cell, Column } from '../protocol-result.ts';
import type { DetectorOrigin, Scorer } from '../scorer.ts';
import type { Protocol, ProtocolContext } from './context.ts';
import { type Draft, protocol } from './draft.ts';
import {
  distinctRows,
  FROZEN_LEAKS,
  type FrozenTurn,
  failedRows,
  frozenTurns,
  type Risks,
  risksOf,
  scoredRole,
} from './frozen-rows.ts';
import { type FrozenMethod, frozenMeans, frozenPerSet } from './frozen-tables.ts';

type Detector = Scorer & { readonly origin: DetectorOrigin };

const POLICIES = ['0.50', 'review', 'strict'] as const;
type Thresholds = Readonly<Record<(typeof POLICIES)[number], number>>;

/** One column of one detector over all rotations. */
interface Measured {
  readonly detector: Detector;
  readonly risks: Risks;
  /** By rotation. */
  readonly thresholds: readonly Thresholds[];
  /** Test rows longer than one window, by id. */
  readonly longer: ReadonlySet<string>;
}

/** Frozen detectors with nothing but a threshold of their own, on the framework's rows (method, section 5, P7). */
export const p7: Protocol = protocol({
  id: 'P7',
  title: 'Frozen detectors',
  modes: ['paper', 'leakFree'],
  leaks: FROZEN_LEAKS,
  needs: 'detector',
  async compute(context, draft) {
    const detectors = context.scorers.filter(
      (scorer): scorer is Detector => scorer.origin?.kind === 'detector',
    );
    if (detectors.length === 0)
      return draft.miss(
        'no frozen detector to measure: name its folder under "scorers" of the recipe, such as "detector:protectai-v2:FOLDER"',
      );
    const turns = await frozenTurns(context, draft);
    const measured: Measured[] = [];
    for (const detector of detectors)
      try {
        measured.push(await measureDetector(detector, turns, { context, draft }));
      } catch (cause) {
        if (!(cause instanceof ChainmailError)) throw cause;
        draft.miss(`${detector.name}: ${cause.message}`);
      }
    if (measured.length === 0) return;
    draft.note(
      'What a frozen detector was trained on is not known here: rows of these sets may have been among it, and flatter it.',
    );
    foldersTable(measured, draft);
    const outline = { kind: 'detector', columns: [TRUNCATED], turns };
    const methods = methodsOf(measured, turns);
    const means = frozenMeans(methods, { ...outline, title: 'Frozen detectors, means over rotations' });
    reproduceBest(measured, means.rows, draft);
    draft.tables.push(
      means,
      frozenPerSet(methods, { ...outline, title: 'First rotation, set by set' }, context),
    );
    draft.curves.push(...rocs(measured, turns));
  },
});

interface Where {
  readonly context: ProtocolContext;
  readonly draft: Draft;
}

async function measureDetector(
  detector: Detector,
  turns: readonly FrozenTurn[],
  { context, draft }: Where,
): Promise<Measured> {
  const roles = turns.flatMap(({ threshold, calibration, tests }) => [threshold, ...calibration, ...tests]);
  const risks = await risksOf(detector, distinctRows(roles), context);
  const failed = roles.reduce((sum, role) => sum + failedRows(role, risks), 0);
  if (failed > 0) draft.miss(`${detector.name}: ${failed} rows could not be scored; they count as flagged`);
  const tested = distinctRows(turns.flatMap(({ tests }) => tests));
  const longer = await detector.origin.truncated(tested);
  const calibrated = turns.map(({ calibration }) =>
    calibration.map((source) => ({
      source: source.name,
      ...calibrateOnHardNegatives(Float64Array.from(scoredRole(source, risks, 'flagged').scores)),
    })),
  );
  thresholdRows(detector.name, calibrated, draft);
  const thresholds = turns.map(({ threshold }, turn): Thresholds => {
    const { scores, labels } = scoredRole(threshold, risks, 'left out');
    return {
      '0.50': 0.5,
      review: f1Threshold(scores, labels),
      // with several sources each must hold its own rate
      strict: Math.max(...calibrated[turn]!.map((each) => each.threshold)),
    };
  });
  const ids = tested.filter((_, i) => longer[i] === 1).map(({ id }) => id);
  return { detector, risks, thresholds, longer: new Set(ids) };
}

/** What the strict threshold of each rotation promises of each benign source that it was set on. */
function thresholdRows(
  detector: string,
  calibrated: readonly (readonly (HardNegativeThreshold & { readonly source: string })[])[],
  draft: Draft,
): void {
  const rows = calibrated.flatMap((sources, turn) =>
    sources.map(
      ({ source, threshold, flagged, of, upper }): Record<string, Cell> => ({
        ...{ detector, rotation: turn + 1, source, threshold, flagged: rate(flagged, of), upper },
      }),
    ),
  );
  const known = draft.tables.findIndex(({ id }) => id === 'thresholds');
  if (known >= 0) {
    const table = draft.tables[known]!;
    draft.tables[known] = { ...table, rows: [...table.rows, ...rows] };
    return;
  }
  draft.tables.push({
    id: 'thresholds',
    title: 'Strict thresholds, by rotation and benign source',
    columns: [
      { key: 'detector', name: 'detector', kind: 'text' },
      { key: 'rotation', name: 'rotation', kind: 'count' },
      { key: 'source', name: 'calibrated on', kind: 'text' },
      { key: 'threshold', name: 'threshold', kind: 'number' },
      { key: 'flagged', name: 'flagged at it', kind: 'share' },
      { key: 'upper', name: '95 % upper bound', kind: 'share' },
    ],
    rows,
  });
}

/** What was run, so that a figure can be traced to a file. */
function foldersTable(measured: readonly Measured[], draft: Draft): void {
  const folders = new Map(measured.map(({ detector: { origin } }) => [origin.detector, origin.folder]));
  draft.tables.push({
    id: 'folders',
    title: 'Detectors as they were run',
    columns: [
      { key: 'detector', name: 'detector', kind: 'text' },
      { key: 'labels', name: 'labels', kind: 'text' },
      { key: 'positive', name: 'attack is', kind: 'text' },
      { key: 'index', name: 'index', kind: 'count' },
      { key: 'tokens', name: 'tokens of a window', kind: 'count' },
      { key: 'sha256', name: 'sha256 of the weights', kind: 'text' },
    ],
    rows: [...folders].map(([detector, { labels, positive, maxTokens, sha256 }]) => ({
      ...{ detector, labels: labels.join(', '), positive: labels[positive]!, index: positive },
      ...{ tokens: maxTokens, sha256: sha256.slice(0, 16) },
    })),
  });
  const absent = DETECTOR_PRESETS.filter(({ name }) => !folders.has(name)).map(({ name }) => name);
  if (absent.length > 0) draft.note(`Of the paper's five, not given here: ${absent.join(', ')}.`);
  draft.note(`Not run by the paper, since gated: ${GATED_DETECTORS.join(', ')}.`);
}

/** Each detector under each rule, with the share of its texts that are longer than a window. */
function methodsOf(measured: readonly Measured[], turns: readonly FrozenTurn[]): FrozenMethod[] {
  const tested = distinctRows(turns.flatMap(({ tests }) => tests)).length;
  return measured.flatMap(({ detector, risks, thresholds, longer }) =>
    POLICIES.map(
      (policy): FrozenMethod => ({
        ...{ name: detector.name, policy, risks, failures: 'flagged' },
        thresholds: thresholds.map((own) => own[policy]),
        cells: { truncated: rate(longer.size, tested) },
        cellsOf: ({ rows }) => ({
          truncated: rate(rows.filter(({ id }) => longer.has(id)).length, rows.length),
        }),
      }),
    ),
  );
}

const TRUNCATED: Column = { key: 'truncated', name: 'longer than a window', kind: 'share' };

/** The paper's figure is the best of its five, cut at one window, at the strict threshold. */
function reproduceBest(
  measured: readonly Measured[],
  rows: readonly Readonly<Record<string, Cell>>[],
  draft: Draft,
): void {
  const five = new Set(DETECTOR_PRESETS.map(({ name }) => name));
  const published = measured.filter(
    ({ detector: { origin } }) => origin.reading === 'cut' && five.has(origin.detector),
  );
  let best: { readonly f1: number; readonly name: string } | null = null;
  for (const { detector } of published) {
    const f1 = rows.find(({ method, policy }) => method === detector.name && policy === 'strict')!.meanF1;
    if (typeof f1 === 'number' && (best === null || f1 > best.f1))
      best = { f1, name: detector.origin.detector };
  }
  if (best !== null)
    draft.reproduce(
      'det.best.f1',
      best.f1,
      `${best.name}, best of ${published.length} of the five; mean over rotations`,
    );
}

const rocs = (measured: readonly Measured[], [first]: readonly FrozenTurn[]) =>
  ['bipia', 'llmail'].flatMap((set) => {
    const test = first!.tests.find(({ name }) => name === set);
    if (test === undefined) return [];
    const drawn = measured.map(({ detector, risks }) => ({
      name: detector.name,
      scored: scoredRole(test, risks, 'flagged'),
    }));
    return [rocCurves(`p7-roc-${set}`, `First rotation, ${set}`, drawn)];
  });
