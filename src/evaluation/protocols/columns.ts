import type { Example } from '../../case.ts';
import { ChainmailError } from '../../errors.ts';
import { cappedFprThreshold } from '../../learn/index.ts';
import type { Scorer } from '../scorer.ts';
import type { ProtocolContext } from './context.ts';
import type { Draft } from './draft.ts';
import { type FrameworkRun, fitVariant, frameworkRun } from './framework.ts';
import type { FrameworkData } from './framework-data.ts';
import { frameworkRoles, type Roles, shareOutHam } from './framework-roles.ts';
import { FINAL, publishedScorer } from './published-scorer.ts';

/** Highest share of cross-fitted ham that a column may flag. */
export const HAM_FPR = 0.002;

/** A scorer with a threshold, ready to be a column: 0 and more is flagged. */
export interface ComparedColumn {
  readonly name: string;
  /** Score less threshold; NaN = could not be judged. */
  readonly margins: (examples: readonly Example[]) => Promise<Float64Array>;
  readonly saw: (example: Example) => boolean;
  /** Real ham flagged at the threshold, each mail by a fit that had not seen it; null where no such count is known. */
  readonly ham: { readonly k: number; readonly n: number } | null;
  /** Where margin and threshold make a probability: at which share of attacks. */
  readonly probability?: { readonly threshold: number; readonly prior: number };
}

/** Columns of the comparisons: the published method, the scorers as they are, and those that fit on the same rows. */
export async function comparedColumns(
  data: FrameworkData,
  context: ProtocolContext,
  draft: Draft,
): Promise<readonly ComparedColumn[]> {
  const key = `columns ${context.mode} ${JSON.stringify(context.switches)}`;
  const known = context.cache.get(key) as readonly ComparedColumn[] | undefined;
  if (known !== undefined) return known;
  const rotations = context.quick ? [0] : [0, 1, 2];
  const columns: ComparedColumn[] = [];
  const add = async (name: string, make: () => Promise<ComparedColumn>): Promise<void> => {
    columns.push(...(await columnOrNone(name, make, { context, draft })));
  };
  const published = publishedScorer(context).name;
  await add(published, () => publishedColumn({ data, rotations, name: published, strict: false }, context));
  const strict = `${published}, at its strict threshold too`;
  await add(strict, () => publishedColumn({ data, rotations, name: strict, strict: true }, context));
  for (const scorer of context.scorers) {
    await add(scorer.name, () => frozenColumn(scorer, data, context));
    if (scorer.fit !== undefined)
      await add(`${scorer.name}, fitted on the same rows`, () =>
        fittedColumn({ data, rotations, name: `${scorer.name}, fitted on the same rows` }, scorer, context),
      );
  }
  context.cache.set(key, columns);
  return columns;
}

/** The scorers as they are, nothing fitted. */
export async function frozenColumns(
  data: FrameworkData,
  context: ProtocolContext,
  draft: Draft,
): Promise<readonly ComparedColumn[]> {
  const columns: ComparedColumn[] = [];
  for (const scorer of context.scorers) {
    const make = () => frozenColumn(scorer, data, context);
    columns.push(...(await columnOrNone(scorer.name, make, { context, draft })));
  }
  return columns;
}

/** A column; none where its scorer or its data fail, which is told. */
async function columnOrNone(
  name: string,
  make: () => Promise<ComparedColumn>,
  { context, draft }: { readonly context: ProtocolContext; readonly draft: Draft },
): Promise<ComparedColumn[]> {
  try {
    context.onStep?.(`columns: ${name}`);
    return [await make()];
  } catch (cause) {
    if (!(cause instanceof ChainmailError)) throw cause;
    draft.miss(`column ${name}: ${cause.message}`);
    return [];
  }
}

interface Rotated {
  readonly data: FrameworkData;
  readonly rotations: readonly number[];
  readonly name: string;
  /** Hold its own strict threshold as well: 1 % of hard negatives and of each other benign source. */
  readonly strict?: boolean;
}

/** One rotation of a fitted method: its score, its threshold, its own unseen rows. */
interface Turned {
  readonly score: (examples: readonly Example[]) => Promise<Float64Array> | Float64Array;
  readonly roles: Roles;
  /** Lowest threshold that the rotation may be cut at, whatever ham allows. */
  readonly least: number;
}

async function publishedColumn(
  { data, rotations, name, strict }: Rotated,
  context: ProtocolContext,
): Promise<ComparedColumn> {
  const turns = rotations.map((rotation): Turned => {
    const turn = { rotation, seed: context.seed };
    const run: FrameworkRun = frameworkRun(data, turn, context);
    const fitted = fitVariant(run, FINAL, context);
    const { policy } = fitted;
    return {
      least: strict === true ? fitted.strict : Number.NEGATIVE_INFINITY,
      score: (examples) => policy(run.stack(examples)),
      roles: frameworkRoles(data, turn, context),
    };
  });
  return rotatedColumn(name, turns, { data, context });
}

/** The same rows for the other method: whatever the published one was fitted on in each rotation. */
async function fittedColumn(
  { data, rotations, name }: Rotated,
  scorer: Scorer,
  context: ProtocolContext,
): Promise<ComparedColumn> {
  const turns: Turned[] = [];
  for (const rotation of rotations) {
    const roles = frameworkRoles(data, { rotation, seed: context.seed }, context);
    context.onStep?.(`columns: ${name}, rotation ${rotation + 1}`);
    const fitted = await scorer.fit!(fittedRows(roles), {
      seed: context.seed,
      ...(context.onStep && { onStep: context.onStep }),
    });
    turns.push({ score: (examples) => fitted.score(examples), roles, least: Number.NEGATIVE_INFINITY });
  }
  return rotatedColumn(name, turns, { data, context });
}

function fittedRows({ base, meta, threshold, calibration, stages }: Roles): Example[] {
  const rows = [...base, ...meta, ...threshold, ...calibration.flatMap((source) => source.rows), ...stages];
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

interface Where {
  readonly data: FrameworkData;
  readonly context: ProtocolContext;
}

/** Each row by a rotation that did not see it, less that rotation's threshold on the ham that it did not see. */
async function rotatedColumn(
  name: string,
  turns: readonly Turned[],
  { data, context }: Where,
): Promise<ComparedColumn> {
  const seen = turns.map(({ roles }) => new Set(fittedRows(roles).map(({ id }) => id)));
  const thresholds: number[] = [];
  let [k, n] = [0, 0];
  for (const [turn, { score }] of turns.entries()) {
    // one rotation's third, so that no mail counts twice
    const ham = shareOutHam(data, turn, context).test.filter(({ id }) => !seen[turn]!.has(id));
    const scores = await score(context.quick ? ham.slice(0, 60) : ham);
    const threshold = Math.max(cappedFprThreshold(scores, HAM_FPR), turns[turn]!.least);
    thresholds.push(threshold);
    k += scores.filter((each) => each >= threshold).length;
    n += scores.length;
  }
  const turnOf = ({ id }: Example): number =>
    Math.max(
      0,
      seen.findIndex((ids) => !ids.has(id)),
    );
  return {
    name,
    saw: ({ id }) => seen.every((ids) => ids.has(id)),
    ham: { k, n },
    margins: async (examples) => {
      const margins = new Float64Array(examples.length);
      for (const [turn, { score }] of turns.entries()) {
        const own = [...examples.keys()].filter((i) => turnOf(examples[i]!) === turn);
        if (own.length === 0) continue;
        const scores = await score(own.map((i) => examples[i]!));
        own.forEach((i, at) => {
          margins[i] = scores[at]! - thresholds[turn]!;
        });
      }
      return margins;
    },
  };
}

/**
 * As it is: at its own threshold where that was promised by cross-fitting and holds; else where it flags the share of
 * ham that it never saw.
 */
async function frozenColumn(
  scorer: Scorer,
  data: FrameworkData,
  context: ProtocolContext,
): Promise<ComparedColumn> {
  const { promise, prior } = scorer;
  const saw = (await scorer.trainedOn?.()) ?? (() => false);
  const ready = (threshold: number, ham: ComparedColumn['ham']): ComparedColumn => ({
    name: scorer.name,
    saw,
    ham,
    margins: async (examples) => (await scorer.score(examples)).map((score) => score - threshold),
    ...(prior !== undefined && { probability: { threshold, prior } }),
  });
  if (promise !== undefined && promise.flagged <= HAM_FPR * promise.of)
    return ready(promise.threshold, { k: promise.flagged, n: promise.of });
  const unseen = data.ham.filter((row) => !saw(row));
  const scores = (await scorer.score(context.quick ? unseen.slice(0, 60) : unseen)).filter(
    (score) => !Number.isNaN(score),
  );
  const threshold = cappedFprThreshold(scores, HAM_FPR);
  return ready(threshold, { k: scores.filter((score) => score >= threshold).length, n: scores.length });
}
