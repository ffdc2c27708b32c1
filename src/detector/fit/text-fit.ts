import {
  type Csr,
  fitHashedTfidf,
  fitSgd,
  type HashedTfidf,
  hashedTransform,
  type LinearModel,
  type Rng,
  selectRows,
} from '../../learn/index.ts';
import { VERIFIED_STAGES } from '../../stages/index.ts';
import { chunkText } from '../chunks.ts';
import { idfOnGrid, onGrid } from '../codec.ts';
import { CHUNK_SPEC, EXPERTS, type TextModels, textModels, UNIT_SPEC, unitText } from '../text-models.ts';
import type { PreparedRow } from './rows.ts';

/** Units of one benign mail that training looks at: a long digest must not outweigh a hundred letters. */
const UNITS_PER_ROW = 40;
/** Benign chunks among the negatives of a stage verifier. */
const BENIGN_FOR_VERIFIERS = 4000;
const ALPHA = 4e-6;
const PASSES = 15;

interface Sample {
  readonly rows: readonly number[];
  readonly labels: Uint8Array;
  readonly weights: Float64Array;
}

/** Texts of all rows, vectorised once; models for any subset of rows are then fitted without reading a text again. */
export interface TextSpace {
  readonly tfidf: HashedTfidf;
  readonly matrix: Csr;
  /** Per vector: row, document, unit (or chunk). */
  readonly origin: readonly { readonly row: number; readonly document: number; readonly part: number }[];
}

export function unitSpace(rows: readonly PreparedRow[], rng: Rng): TextSpace {
  const origin: { row: number; document: number; part: number }[] = [];
  const texts: string[] = [];
  rows.forEach((row, r) => {
    const all: { row: number; document: number; part: number }[] = [];
    row.documents.forEach((document, d) => {
      document.units.forEach((_, part) => {
        if (row.label === 1 && row.unitLabels[d]![part] === 0) return; // its host is among the benign rows
        all.push({ row: r, document: d, part });
      });
    });
    for (const each of all.length > UNITS_PER_ROW ? rng.shuffle(all).slice(0, UNITS_PER_ROW) : all) {
      origin.push(each);
      texts.push(unitText(row.documents[each.document]!, each.part));
    }
  });
  const tfidf = idfOnGrid(fitHashedTfidf(texts, UNIT_SPEC, { minDf: 3 }));
  return { tfidf, matrix: hashedTransform(tfidf, texts), origin };
}

export function chunkSpace(rows: readonly PreparedRow[]): TextSpace {
  const origin: { row: number; document: number; part: number }[] = [];
  const texts: string[] = [];
  rows.forEach((row, r) => {
    if (row.label === 1 && !row.explicit) return; // an ordinary request: only its place makes it an attack
    row.bare.forEach(({ chunks }, d) => {
      chunks.slice(0, 40).forEach((chunk, part) => {
        if (row.injected !== null && !row.unitLabels[d]!.subarray(chunk.from, chunk.to).includes(1)) return;
        origin.push({ row: r, document: d, part });
        texts.push(chunkText(chunk));
      });
    });
  });
  const tfidf = idfOnGrid(fitHashedTfidf(texts, CHUNK_SPEC, { minDf: 3 }));
  return { tfidf, matrix: hashedTransform(tfidf, texts), origin };
}

/**
 * The unit model on the rows that `use` accepts. Where an attack does not say which of its units were injected, all
 * stand for it in a first fit, and those that it recognises (at least the best one) in the second.
 */
export function fitUnitModel(
  space: TextSpace,
  rows: readonly PreparedRow[],
  options: { use: (row: PreparedRow) => boolean; seed: number },
): { model: LinearModel; chosen: Set<string> } {
  const pool = space.origin.map((each, at) => ({ ...each, at })).filter(({ row }) => options.use(rows[row]!));
  const label = ({ row, document, part }: { row: number; document: number; part: number }): number =>
    rows[row]!.unitLabels[document]![part]!;
  const perRow = new Map<number, number>();
  for (const { row } of pool) perRow.set(row, (perRow.get(row) ?? 0) + 1);
  const fitUnits = (members: typeof pool): LinearModel =>
    fitSample(
      space,
      {
        rows: members.map(({ at }) => at),
        labels: Uint8Array.from(members, (each) => (label(each) === 0 ? 0 : 1)),
        weights: Float64Array.from(
          members,
          (each) =>
            rows[each.row]!.emphasis * (label(each) === -1 ? 1 / Math.sqrt(perRow.get(each.row)!) : 1),
        ),
      },
      options.seed,
    );
  const first = fitUnits(pool);
  const logits = new Map<string, number>();
  const best = new Map<number, number>();
  for (const each of pool) {
    if (label(each) !== -1) continue;
    const logit = rowLogit(space.matrix, each.at, first);
    logits.set(keyOf(each), logit);
    best.set(each.row, Math.max(best.get(each.row) ?? Number.NEGATIVE_INFINITY, logit));
  }
  const chosen = new Set<string>();
  const kept = pool.filter((each) => {
    if (label(each) !== -1) return true;
    const logit = logits.get(keyOf(each))!;
    if (logit < 0.5 && logit < best.get(each.row)!) return false;
    chosen.add(keyOf(each));
    return true;
  });
  return { model: fitUnits(kept), chosen };
}

export function keyOf({ row, document, part }: { row: number; document: number; part: number }): string {
  return `${row}/${document}/${part}`;
}

/** The attack model, the experts and the stage verifiers over chunks, on the rows that `use` accepts. */
export function fitChunkModels(
  space: TextSpace,
  rows: readonly PreparedRow[],
  options: { use: (row: PreparedRow) => boolean; chosen: ReadonlySet<string>; seed: number; rng: Rng },
): LinearModel[] {
  const { use, chosen } = options;
  const pool = space.origin
    .map((each, at) => ({ ...each, at }))
    .filter((each) => use(rows[each.row]!) && mayAttack(rows[each.row]!, each, chosen));
  const perRow = new Map<number, number>();
  for (const { row } of pool) perRow.set(row, (perRow.get(row) ?? 0) + 1);
  const weightOf = (row: number): number => rows[row]!.emphasis / Math.sqrt(perRow.get(row)!);
  const fitAttacks = (members: typeof pool): LinearModel => {
    const labels = Uint8Array.from(members, ({ row }) => rows[row]!.label);
    if (!labels.includes(0) || !labels.includes(1)) return silent(space.matrix.cols);
    return fitSample(
      space,
      {
        rows: members.map(({ at }) => at),
        labels,
        weights: Float64Array.from(members, ({ row }) => weightOf(row)),
      },
      options.seed,
    );
  };
  const attack = fitAttacks(pool);
  const experts = EXPERTS.map((expert) =>
    fitAttacks(pool.filter(({ row }) => rows[row]!.experts.includes(expert))),
  );
  const benign = options.rng
    .shuffle(pool.filter(({ row }) => rows[row]!.label === 0))
    .slice(0, BENIGN_FOR_VERIFIERS);
  const labelled = pool.filter(({ row }) => rows[row]!.outcome !== null);
  const verifiers = VERIFIED_STAGES.map((stage) => {
    const members = [...labelled, ...benign];
    const reached = ({ row }: { row: number }): number => rows[row]!.outcome?.[stage] ?? 0;
    const labels = Uint8Array.from(members, (each) => (reached(each) >= 0.5 ? 1 : 0));
    if (!labels.includes(1)) return silent(space.matrix.cols);
    return fitSample(
      space,
      {
        rows: members.map(({ at }) => at),
        labels,
        weights: Float64Array.from(members, ({ row }) => weightOf(row)),
      },
      options.seed,
    );
  });
  return [attack, ...experts, ...verifiers];
}

/** False for a chunk of an attack in which no unit was recognised as such: what an attacker writes around an order is ordinary mail. */
function mayAttack(
  { label, injected, bare }: PreparedRow,
  { row, document, part }: TextSpace['origin'][number],
  chosen: ReadonlySet<string>,
): boolean {
  if (label === 0 || injected !== null) return true;
  const { from, to } = bare[document]!.chunks[part]!;
  for (let unit = from; unit < to; unit++) if (chosen.has(keyOf({ row, document, part: unit }))) return true;
  return false;
}

/** Stands for a model that has nothing to learn from: it never speaks up. */
function silent(columns: number): LinearModel {
  return { weights: new Float64Array(columns), bias: -10, iterations: 0, converged: true };
}

export function asTextModels(space: TextSpace, models: readonly LinearModel[]): TextModels {
  return textModels(space.tfidf, models.map(onGrid));
}

function fitSample({ matrix }: TextSpace, sample: Sample, seed: number): LinearModel {
  const x = selectRows(matrix, Int32Array.from(sample.rows)) as Csr;
  return fitSgd(x, sample.labels, {
    alpha: ALPHA,
    maxPasses: PASSES,
    tolerance: 1e-4,
    classWeight: 'balanced',
    sampleWeight: sample.weights,
    random: seed,
  });
}

function rowLogit(matrix: Csr, row: number, model: LinearModel): number {
  let sum = model.bias;
  for (let k = matrix.indptr[row]!; k < matrix.indptr[row + 1]!; k++)
    sum += matrix.values[k]! * model.weights[matrix.indices[k]!]!;
  return sum;
}
