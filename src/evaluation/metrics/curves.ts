import type { Curve } from '../protocol-result.ts';
import { checkScored, type Scored } from './scored.ts';

/** A method's rows, to be drawn under its name. */
export interface Drawn {
  readonly name: string;
  readonly scored: Scored;
}

/** A curve keeps at most about this many points: more cannot be seen. */
const MAX_POINTS = 200;
const SCORE_BINS = 25;

/** Receiver operating characteristic. Methods without both classes are left out. */
export function rocCurves(id: string, title: string, methods: readonly Drawn[]): Curve {
  return {
    id,
    title,
    kind: 'roc',
    x: { name: 'False-positive rate', unit: 'share of benign rows' },
    y: { name: 'Recall', unit: 'share of attacks' },
    series: drawable(methods).map(({ name, scored }) => {
      const { steps, attacks, benign } = walk(scored);
      const points = steps.map(([tp, fp]) => [fp / benign, tp / attacks] as const);
      return { name, points: thinned([[0, 0], ...points]) };
    }),
  };
}

export function precisionRecallCurves(id: string, title: string, methods: readonly Drawn[]): Curve {
  return {
    id,
    title,
    kind: 'precision-recall',
    x: { name: 'Recall', unit: 'share of attacks' },
    y: { name: 'Precision', unit: 'share of flagged rows' },
    series: drawable(methods).map(({ name, scored }) => {
      const { steps, attacks } = walk(scored);
      return { name, points: thinned(steps.map(([tp, fp]) => [tp / attacks, tp / (tp + fp)] as const)) };
    }),
  };
}

/** Share of each class per bin of the score, 0 to 1. */
export function distributionCurve(id: string, title: string, { name, scored }: Drawn): Curve {
  checkScored(scored);
  const { scores, labels } = scored;
  const counts = [new Float64Array(SCORE_BINS), new Float64Array(SCORE_BINS)] as const;
  const totals: [number, number] = [0, 0];
  for (let row = 0; row < scores.length; row++) {
    const label = labels[row] as 0 | 1;
    const bin = Math.min(SCORE_BINS - 1, Math.max(0, Math.floor(scores[row]! * SCORE_BINS)));
    counts[label][bin]!++;
    totals[label]++;
  }
  const series = (['benign', 'attack'] as const).flatMap((of, label) =>
    totals[label as 0 | 1] === 0
      ? []
      : [
          {
            name: of,
            points: Array.from(
              counts[label as 0 | 1],
              (count, bin) => [(bin + 0.5) / SCORE_BINS, count / totals[label as 0 | 1]] as const,
            ),
          },
        ],
  );
  return {
    id,
    title,
    kind: 'distribution',
    x: { name: `Score of ${name}`, unit: 'risk, 0 to 1' },
    y: { name: 'Rows', unit: 'share of the class' },
    series,
  };
}

const drawable = (methods: readonly Drawn[]): readonly Drawn[] =>
  methods.filter(({ scored }) => {
    checkScored(scored);
    let attacks = 0;
    for (let i = 0; i < scored.labels.length; i++) attacks += scored.labels[i]!;
    return attacks > 0 && attacks < scored.labels.length;
  });

/** Counts of attacks and benign rows flagged at each distinct threshold, from the highest score down. */
function walk({ scores, labels }: Scored): {
  steps: (readonly [number, number])[];
  attacks: number;
  benign: number;
} {
  const order = new Uint32Array(scores.length).map((_, i) => i).sort((a, b) => scores[b]! - scores[a]!);
  const steps: (readonly [number, number])[] = [];
  let tp = 0;
  for (let k = 0; k < order.length; k++) {
    tp += labels[order[k]!]!;
    if (k + 1 < order.length && scores[order[k + 1]!] === scores[order[k]!]) continue;
    steps.push([tp, k + 1 - tp]);
  }
  return { steps, attacks: tp, benign: scores.length - tp };
}

/** Keeps the ends and the points where the curve moves by more than can be missed; four digits are enough to draw. */
function thinned(points: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const kept: (readonly [number, number])[] = [];
  let last: readonly [number, number] | null = null;
  points.forEach((point, i) => {
    const moved =
      last === null ||
      Math.abs(point[0] - last[0]) > 1 / MAX_POINTS ||
      Math.abs(point[1] - last[1]) > 1 / MAX_POINTS;
    if (!moved && i !== points.length - 1) return;
    last = point;
    kept.push([Math.round(point[0] * 1e4) / 1e4, Math.round(point[1] * 1e4) / 1e4]);
  });
  return kept;
}
