import { type Boosted, boostedScores } from '../learn/index.ts';
import type { Found } from '../signals/index.ts';
import { type Chunk, chunksOf } from './chunks.ts';
import type { Document } from './document.ts';
import { unitFeatures } from './features.ts';
import { isStyleRule, LONGEST_RULE } from './style-rule.ts';
import { CHUNK_MODEL_AT, scoreTexts, type TextModels } from './text-models.ts';
import { UNIT_FEATURE_AT as AT, UNIT_FEATURE_COUNT } from './unit-columns.ts';

/** What the text models and signals say about one document. */
export interface Evidence {
  readonly document: Document;
  /** units x UNIT_FEATURE_COUNT, complete. */
  readonly features: Float64Array;
  readonly chunks: readonly Chunk[];
  /** Per chunk, logits in the order of CHUNK_MODELS. */
  readonly chunkScores: readonly Float64Array[];
}

/** Weight of a signal by severity, in the passage model's `signals` column. */
const SEVERITY = { low: 1, medium: 2, high: 3 } as const;
/** Logit of a neighbour that is not there. */
const NOBODY = -12;

/** The part of the evidence that no fitted model takes part in; computed once per document in training. */
export interface BareEvidence {
  readonly document: Document;
  readonly features: Float64Array;
  readonly chunks: readonly Chunk[];
}

export function bareEvidence(document: Document, found: readonly Found[]): BareEvidence {
  const features = unitFeatures(document);
  for (const { signal, occurrence } of found) {
    document.units.forEach(({ text, unit }, index) => {
      if (text.view !== occurrence.text || unit.start >= occurrence.end || unit.end <= occurrence.start)
        return;
      const cell = index * UNIT_FEATURE_COUNT + AT.signals;
      features[cell] = Math.max(features[cell]!, SEVERITY[signal.severity]);
    });
  }
  const { units } = document;
  for (let index = 0; index < units.length; index++) {
    let near = 0;
    for (let other = Math.max(0, index - 2); other <= index + 2 && other < units.length; other++) {
      if (other !== index) near = Math.max(near, features[other * UNIT_FEATURE_COUNT + AT.signals]!);
    }
    features[index * UNIT_FEATURE_COUNT + AT.signalsNear] = near;
  }
  return { document, features, chunks: chunksOf(document) };
}

/** Completes the features with what the text models say; `bare` is left as it is. */
export function readEvidence(bare: BareEvidence, unitModels: TextModels, chunkModels: TextModels): Evidence {
  const { document } = bare;
  const features = bare.features.slice();
  const n = document.units.length;
  const {
    units: text,
    chunks,
    chunkScores,
  } = scoreTexts(document, bare.chunks, { units: unitModels, chunks: chunkModels });
  const covering = (model: number, column: number): void => {
    for (let i = 0; i < n; i++) features[i * UNIT_FEATURE_COUNT + column] = NOBODY;
    chunks.forEach(({ from, to }, c) => {
      const logit = chunkScores[c]![model]!;
      for (let i = from; i < to; i++) {
        const cell = i * UNIT_FEATURE_COUNT + column;
        features[cell] = Math.max(features[cell]!, logit);
      }
    });
  };
  covering(CHUNK_MODEL_AT.attack, AT.chunk);
  covering(CHUNK_MODEL_AT.order, AT.order);
  covering(CHUNK_MODEL_AT.prompt, AT.prompt);
  let best = -1;
  let second = -1;
  for (let i = 0; i < n; i++) {
    if (best < 0 || text[i]! > text[best]!) {
      second = best;
      best = i;
    } else if (second < 0 || text[i]! > text[second]!) second = i;
  }
  for (let i = 0; i < n; i++) {
    const row = i * UNIT_FEATURE_COUNT;
    const elsewhere = i === best ? second : best;
    features[row + AT.text] = text[i]!;
    features[row + AT.textBefore] = i > 0 ? text[i - 1]! : NOBODY;
    features[row + AT.textAfter] = i + 1 < n ? text[i + 1]! : NOBODY;
    features[row + AT.textBestElsewhere] = elsewhere >= 0 ? text[elsewhere]! : NOBODY;
  }
  return { document, features, chunks, chunkScores };
}

/** A word or two give no order, however often they stood beside one: without a sign more than low ("URGENT!") they weigh no more than this, in logits. */
const MOST_FOR_SCANT = -1;
const SCANT = Math.log1p(2);

function isScant({ document: { units } }: Evidence, index: number, logWords: number): boolean {
  if (logWords <= SCANT) return true;
  const { text, unit } = units[index]!;
  return isStyleRule(text.masked.slice(unit.start, Math.min(unit.end, unit.start + 2 * LONGEST_RULE)).trim());
}

/** Logit of each unit under the passage model. */
export function scorePassages(evidence: Evidence, passages: Boosted): Float64Array {
  const { document, features } = evidence;
  const logits = boostedScores(passages, {
    rows: document.units.length,
    cols: UNIT_FEATURE_COUNT,
    data: features,
  });
  for (let i = 0; i < logits.length; i++) {
    const row = i * UNIT_FEATURE_COUNT;
    if (logits[i]! <= MOST_FOR_SCANT || features[row + AT.signals]! > SEVERITY.low) continue;
    if (isScant(evidence, i, features[row + AT.logWords]!)) logits[i] = MOST_FOR_SCANT;
  }
  return logits;
}
