import {
  createHashedScorer,
  type HashedScorer,
  type HashedTfidf,
  type HashSpec,
  hashPieces,
  type LinearModel,
  type Run,
  type ScorerWeights,
  scoreRuns,
} from '../learn/index.ts';
import { VERIFIED_STAGES } from '../stages/index.ts';
import { type Chunk, islandsOf } from './chunks.ts';
import type { Document } from './document.ts';

/** Several linear text models over one hashed TF-IDF. */
export interface TextModels {
  readonly tfidf: HashedTfidf;
  readonly models: readonly LinearModel[];
  readonly scorer: HashedScorer;
}

/** Twenty languages fill 2^17 columns so that n-grams of one language stand for those of another. */
export const UNIT_SPEC: HashSpec = { word: [1, 2], char: [3, 5], bits: 19 };
/** The columns of UNIT_SPEC, so that a text is hashed once; eight models with a weight for each would weigh too much. */
export const CHUNK_SPEC: HashSpec = { ...UNIT_SPEC, shared: 2 };

/**
 * Attack models that learn from one family of attacks alone: orders mailed to an assistant, and attacks on a prompt. A
 * model of all kinds together has to give up some of each.
 */
export const EXPERTS = ['order', 'prompt'] as const;
export type Expert = (typeof EXPERTS)[number];

/** Models of a chunk, in the order of their weights: the attack model, the experts, then a verifier per stage. */
export const CHUNK_MODELS = ['attack', ...EXPERTS, ...VERIFIED_STAGES] as const;
export type ChunkModel = (typeof CHUNK_MODELS)[number];
export const CHUNK_MODEL_AT = Object.fromEntries(CHUNK_MODELS.map((name, index) => [name, index])) as Record<
  ChunkModel,
  number
>;

/** @param stored the same models as a model file stores them */
export function textModels(
  tfidf: HashedTfidf,
  models: readonly LinearModel[],
  stored: readonly ScorerWeights[] = models,
): TextModels {
  return { tfidf, models, scorer: createHashedScorer(tfidf, stored) };
}

/** Opens every unit text, so that the first word of a sentence has a bigram of its own: `write` orders, `to write` does not. */
const OPENING = '\u02a1\u02a1 ';

export function unitText(document: Document, index: number): string {
  return OPENING + textOf(document, index);
}

function textOf({ units }: Document, index: number): string {
  const { text, unit } = units[index]!;
  return text.masked.slice(unit.start, unit.end);
}

/** Logits of the units and chunks of a document. */
export interface TextScores {
  /** Per unit, under the unit model. */
  readonly units: Float64Array;
  /** The chunks given, then the islands that the unit logits show. */
  readonly chunks: readonly Chunk[];
  /** Per chunk, in the order of CHUNK_MODELS. */
  readonly chunkScores: readonly Float64Array[];
}

/** Units whose n-grams are held at a time: enough to share them between chunks, little enough for a mail of any size. */
const BATCH_UNITS = 400;

/** Scores all units and chunks; each unit is hashed once, whatever chunks it is in. */
export function scoreTexts(
  document: Document,
  chunks: readonly Chunk[],
  models: { readonly units: TextModels; readonly chunks: TextModels },
): TextScores {
  const units = new Float64Array(document.units.length);
  const chunkScores: Float64Array[] = [];
  const islands: Chunk[] = [];
  const islandLogits: Float64Array[] = [];
  let scored = 0;
  for (let first = 0; first < chunks.length; ) {
    const { from } = chunks[first]!;
    let last = first + 1;
    while (last < chunks.length && chunks[last]!.to - from <= BATCH_UNITS) last++;
    const { to } = chunks[last - 1]!;
    const texts = [OPENING];
    for (let index = from; index < to; index++) texts.push(textOf(document, index));
    const pieces = hashPieces(texts, UNIT_SPEC);
    const alone: Run[] = [];
    const unseen = scored;
    for (let index = scored; index < to; index++)
      alone.push({ from: index - from + 1, to: index - from + 2, led: true });
    for (const logits of scoreRuns(pieces, models.units.scorer, alone)) units[scored++] = logits[0]!;
    const score = (some: readonly Chunk[]): Float64Array[] =>
      scoreRuns(
        pieces,
        models.chunks.scorer,
        some.map((chunk) => ({ from: chunk.from - from + 1, to: chunk.to - from + 1 })),
      );
    const apart = islandsOf(document, units, [unseen, to]);
    chunkScores.push(...score(chunks.slice(first, last)));
    islands.push(...apart);
    islandLogits.push(...score(apart));
    first = last;
  }
  return { units, chunks: [...chunks, ...islands], chunkScores: [...chunkScores, ...islandLogits] };
}
