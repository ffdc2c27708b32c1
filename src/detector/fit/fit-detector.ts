import {
  applyPlatt,
  type Boosted,
  createRng,
  type Dense,
  fitPlatt,
  type LinearModel,
  type Platt,
} from '../../learn/index.ts';
import { type Stage, VERIFIED_STAGES } from '../../stages/index.ts';
import { type Evidence, readEvidence, scorePassages } from '../evidence.ts';
import { MAIL_FEATURES, mailFeatures } from '../mail-features.ts';
import { REFERENCE_PRIOR } from '../model.ts';
import { CHUNK_MODEL_AT, type TextModels } from '../text-models.ts';
import { fitPassages } from './passage-fit.ts';
import { fitPolicy } from './policy-fit.ts';
import type { PreparedRow } from './rows.ts';
import {
  asTextModels,
  chunkSpace,
  fitChunkModels,
  fitUnitModel,
  type TextSpace,
  unitSpace,
} from './text-fit.ts';

export interface FitOptions {
  readonly seed: number;
  /** Number of inner folds for out-of-fold scores; `row.fold` is taken modulo it. */
  readonly folds: number;
  /** Weight of a row in the meta policy and the calibration, before classes are brought to the reference prior. */
  readonly weightOf: (row: PreparedRow) => number;
  readonly onStep?: (step: string) => void;
}

/** The fitted parts of a detector, before thresholds are set. */
export interface FittedParts {
  readonly units: TextModels;
  readonly chunks: TextModels;
  readonly passages: Boosted;
  readonly policy: LinearModel;
  readonly calibration: Platt;
  readonly passageCalibration: Platt;
  readonly stageCalibration: Readonly<Record<Exclude<Stage, 'retrieved'>, Platt>>;
  /** Out-of-fold risk of every row it was fitted on. */
  readonly risks: Float64Array;
}

/** Parts fitted on some of the rows: enough to score any other row. */
interface Scorers {
  readonly units: TextModels;
  readonly chunks: TextModels;
  readonly chosen: ReadonlySet<string>;
}

/**
 * Fits a detector. Each level learns from out-of-fold scores of the level below: text models -> passage model -> meta
 * policy -> calibration, so that no level trusts scores its inputs were trained on (method 2.5, point 6).
 */
export function fitDetector(rows: readonly PreparedRow[], options: FitOptions): FittedParts {
  const { seed, folds } = options;
  const step = options.onStep ?? (() => {});
  const rng = createRng(seed);
  step('reading texts');
  const spaces = { units: unitSpace(rows, rng), chunks: chunkSpace(rows) };
  const foldOf = (row: PreparedRow): number => row.fold % folds;

  const byFold = Array.from({ length: folds }, (_, fold) => {
    step(`text models, fold ${fold + 1} of ${folds}`);
    return fitScorers(spaces, rows, { use: (row) => foldOf(row) !== fold, seed });
  });
  step('text models');
  const whole = fitScorers(spaces, rows, { use: () => true, seed });
  const evidence = rows.map((row) => evidenceOf(row, byFold[foldOf(row)]!));

  const chosen = new Set([...byFold.flatMap((scorers) => [...scorers.chosen]), ...whole.chosen]);
  const passagesByFold = byFold.map((_, fold) => {
    step(`passage model, fold ${fold + 1} of ${folds}`);
    return fitPassages(rows, evidence, { use: (row) => foldOf(row) !== fold, chosen, rng, seed });
  });
  step('passage model');
  const passages = fitPassages(rows, evidence, { use: () => true, chosen, rng, seed });

  step('meta policy');
  const table = rows.map((row, r) => {
    const logits = evidence[r]!.map((each) => scorePassages(each, passagesByFold[foldOf(row)]!));
    return {
      row: mailFeatures(evidence[r]!, logits, row.found),
      best: Math.max(-12, ...logits.map((each) => each.reduce((a, b) => Math.max(a, b), -12))),
    };
  });
  const x: Dense = {
    rows: rows.length,
    cols: MAIL_FEATURES.length,
    data: new Float64Array(rows.length * MAIL_FEATURES.length),
  };
  for (const [r, { row }] of table.entries()) x.data.set(row, r * MAIL_FEATURES.length);
  const labels = Uint8Array.from(rows, ({ label }) => label);
  const weights = priorWeights(rows, labels, options.weightOf);
  const policyOf = (keep: (row: PreparedRow) => boolean): LinearModel => {
    const members = rows.map((_, r) => r).filter((r) => keep(rows[r]!));
    const data = new Float64Array(members.length * x.cols);
    for (const [i, r] of members.entries())
      data.set(x.data.subarray(r * x.cols, (r + 1) * x.cols), i * x.cols);
    return fitPolicy(
      { rows: members.length, cols: x.cols, data },
      {
        labels: Uint8Array.from(members, (r) => labels[r]!),
        weights: Float64Array.from(members, (r) => weights[r]!),
        seed,
      },
    );
  };
  const policyByFold = byFold.map((_, fold) => policyOf((row) => foldOf(row) !== fold));
  const policy = policyOf(() => true);
  const logits = Float64Array.from(rows, (row, r) => policyScore(policyByFold[foldOf(row)]!, table[r]!.row));
  const calibration = fitPlatt(logits, labels, { sampleWeight: weights });
  const passageCalibration = fitPlatt(
    table.map(({ best }) => best),
    labels,
    { sampleWeight: weights },
  );
  return {
    units: whole.units,
    chunks: whole.chunks,
    passages,
    policy,
    calibration,
    passageCalibration,
    stageCalibration: calibrateStages(rows, evidence),
    risks: logits.map((logit) => applyPlatt(calibration, logit)),
  };
}

function fitScorers(
  spaces: { units: TextSpace; chunks: TextSpace },
  rows: readonly PreparedRow[],
  options: { use: (row: PreparedRow) => boolean; seed: number },
): Scorers {
  const { model, chosen } = fitUnitModel(spaces.units, rows, options);
  const models = fitChunkModels(spaces.chunks, rows, { ...options, chosen, rng: createRng(options.seed) });
  return { units: asTextModels(spaces.units, [model]), chunks: asTextModels(spaces.chunks, models), chosen };
}

export function evidenceOf(
  row: PreparedRow,
  { units, chunks }: Pick<Scorers, 'units' | 'chunks'>,
): Evidence[] {
  return row.bare.map((bare) => readEvidence(bare, units, chunks));
}

/** Risk of a row under fitted parts. */
export function riskOf(parts: Omit<FittedParts, 'risks'>, row: PreparedRow): number {
  const evidence = evidenceOf(row, parts);
  const logits = evidence.map((each) => scorePassages(each, parts.passages));
  return applyPlatt(parts.calibration, policyScore(parts.policy, mailFeatures(evidence, logits, row.found)));
}

function policyScore(policy: LinearModel, row: Float64Array): number {
  let sum = policy.bias;
  for (let j = 0; j < row.length; j++) sum += policy.weights[j]! * row[j]!;
  return sum;
}

/** Row weights whose sums stand at the reference prior, attacks : benign = 1 : 10, with a mean of 1. */
function priorWeights(
  rows: readonly PreparedRow[],
  labels: Uint8Array,
  weightOf: FitOptions['weightOf'],
): Float64Array {
  const sums = [0, 0];
  rows.forEach((row, r) => {
    sums[labels[r]!]! += weightOf(row);
  });
  const shares = [(1 - REFERENCE_PRIOR) / sums[0]!, REFERENCE_PRIOR / sums[1]!];
  return Float64Array.from(rows, (row, r) => weightOf(row) * shares[labels[r]!]! * rows.length);
}

/** What a verifier's best chunk says about an attack whose outcome is known: P(stage | attack, text). */
function calibrateStages(
  rows: readonly PreparedRow[],
  evidence: readonly (readonly Evidence[])[],
): FittedParts['stageCalibration'] {
  const known = rows
    .map((row, r) => ({ row, r }))
    .filter(({ row }) => row.outcome !== null && row.label === 1);
  const entries = VERIFIED_STAGES.map((stage) => {
    const scores = known.map(({ r }) =>
      evidence[r]!.reduce(
        (max, { chunkScores }) =>
          chunkScores.reduce((most, logits) => Math.max(most, logits[CHUNK_MODEL_AT[stage]]!), max),
        -30,
      ),
    );
    const labels = known.map(({ row }) => ((row.outcome![stage] ?? 0) >= 0.5 ? 1 : 0));
    const both = labels.includes(0) && labels.includes(1);
    const platt: Platt = both ? fitPlatt(scores, Uint8Array.from(labels)) : { slope: 0, offset: -3 };
    return [stage, platt] as const;
  });
  return Object.fromEntries(entries) as FittedParts['stageCalibration'];
}
