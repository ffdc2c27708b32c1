import {
  createHashedScorer,
  type HashedScorer,
  type HashedTfidf,
  type HashSpec,
  type LinearModel,
  scoreHashed,
} from '../learn/index.ts';
import { VERIFIED_STAGES } from '../stages/index.ts';
import type { Chunk } from './chunks.ts';
import type { Document } from './document.ts';

/** Several linear text models over one hashed TF-IDF. */
export interface TextModels {
  readonly tfidf: HashedTfidf;
  readonly models: readonly LinearModel[];
  readonly scorer: HashedScorer;
}

export const UNIT_SPEC: HashSpec = { word: [1, 2], char: [3, 5], bits: 17 };
export const CHUNK_SPEC: HashSpec = { word: [1, 2], char: [3, 5], bits: 17 };

/** Models of a chunk, in the order of their weights: the attack model, then a verifier per stage. */
export const CHUNK_MODELS: readonly string[] = ['attack', ...VERIFIED_STAGES];

export function textModels(tfidf: HashedTfidf, models: readonly LinearModel[]): TextModels {
  return { tfidf, models, scorer: createHashedScorer(tfidf, models) };
}

/** Opens every unit text, so that the first word of a sentence has a bigram of its own: `write` orders, `to write` does not. */
const OPENING = '\u02a1\u02a1 ';

export function unitText(document: Document, index: number): string {
  const { text, unit } = document.units[index]!;
  return OPENING + text.masked.slice(unit.start, unit.end);
}

/** Logit of each unit under the unit model. */
export function scoreUnits(document: Document, { scorer }: TextModels): Float64Array {
  const out = new Float64Array(1);
  return Float64Array.from(
    document.units,
    (_, index) => scoreHashed(unitText(document, index), scorer, out)[0]!,
  );
}

/** Logits of a chunk, in the order of CHUNK_MODELS. */
export function scoreChunk(chunk: Chunk, { scorer }: TextModels): Float64Array {
  return scoreHashed(chunk.text, scorer);
}
