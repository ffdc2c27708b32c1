import {
  type Csr,
  denseFromRows,
  fitComplementNb,
  fitSgd,
  fitTransformTfidf,
  joinColumns,
  type LinearModel,
  linearScores,
  sigmoid,
  type Tfidf,
  type TfidfOptions,
  tfidfTransform,
  tfidfVocabulary,
} from '../../learn/index.ts';
import { type HeuristicOptions, heuristics } from './heuristics.ts';

// Method, sections 3.1, 3.2 and 3.5.

/** `word30k`: protocols 1 to 4; the next three: the framework; `stage`: its verifiers. */
export type DetectorKind = 'word30k' | 'word' | 'char' | 'word_char_rules' | 'stage';

const WORD: TfidfOptions = { analyzer: 'word', ngrams: [1, 2], minDf: 3 };
const CHAR: TfidfOptions = { analyzer: 'charWb', ngrams: [3, 5], minDf: 3 };

const VOCABULARIES: Readonly<Record<DetectorKind, readonly TfidfOptions[]>> = {
  word30k: [{ ...WORD, maxFeatures: 30_000, maxDf: 0.98, stripAccents: true, precision: 'float32' }],
  word: [{ ...WORD, maxFeatures: 60_000 }],
  char: [{ ...CHAR, maxFeatures: 60_000 }],
  word_char_rules: [
    { ...WORD, maxFeatures: 30_000 },
    { ...CHAR, maxFeatures: 30_000 },
  ],
  stage: [{ ...CHAR, maxFeatures: 30_000 }],
};

export interface TextDetectorOptions extends HeuristicOptions {
  readonly kind: DetectorKind;
  readonly seed: number;
  /** Pass limit of the descent: 30 in the stage protocols, 40 across data sets, 1000 in the framework. */
  readonly passes?: number;
  /** Complement naive Bayes (alpha 0.1) in place of the descent; protocols 1 and 2 only. */
  readonly naiveBayes?: boolean;
  /** Smaller vocabularies and document frequency 1, for samples too small for the published ones. */
  readonly minDf?: number;
}

/** Texts whose rows are held at a time while they are scored. */
const PORTION = 4096;

/** A fitted text model. */
export interface TextDetector {
  readonly kind: DetectorKind;
  /** Probability-like score of each text, 0 to 1; many lie near the ends. */
  readonly score: (texts: readonly string[]) => Float64Array;
  /** Terms and weights of the first vocabulary, ascending by weight. */
  readonly terms: () => (readonly [term: string, weight: number])[];
}

/** @param labels 0 or 1 per text @throws InputError when one class is missing, or no term is left */
export function fitTextDetector(
  texts: readonly string[],
  labels: ArrayLike<number>,
  options: TextDetectorOptions,
): TextDetector {
  const { kind, seed, passes = 1000, naiveBayes = false } = options;
  const vocabularies: Tfidf[] = [];
  const blocks: Csr[] = [];
  for (const published of VOCABULARIES[kind]) {
    const own = options.minDf === undefined ? published : { ...published, minDf: options.minDf };
    const { model, x } = fitTransformTfidf(texts, own);
    vocabularies.push(model);
    blocks.push(x);
  }
  const scale = kind === 'word_char_rules' ? largest(texts, options) : null;
  const read = (of: readonly string[], parts: readonly Csr[]): Csr => {
    if (scale !== null) return joinColumns([...parts, denseFromRows(scaled(of, scale, options))]);
    return parts[0]!;
  };
  const x = read(texts, blocks);
  const model: LinearModel = naiveBayes
    ? fitComplementNb(x, labels, { alpha: 0.1 })
    : fitSgd(x, labels, { random: seed, maxPasses: passes, classWeight: 'balanced' });
  return {
    kind,
    score: (of) => {
      const scores = new Float64Array(of.length);
      for (let start = 0; start < of.length; start += PORTION) {
        const portion = of.slice(start, start + PORTION);
        const rows = read(
          portion,
          vocabularies.map((each) => tfidfTransform(each, portion)),
        );
        scores.set(linearScores(model, rows).map(sigmoid), start);
      }
      return scores;
    },
    terms: () =>
      tfidfVocabulary(vocabularies[0]!)
        .map((term, column) => [term, model.weights[column]!] as const)
        .sort((a, b) => a[1] - b[1]),
  };
}

/** The largest absolute value of each heuristic on the training texts, 1 where it is always 0. */
function largest(texts: readonly string[], options: HeuristicOptions): Float64Array {
  const most = new Float64Array(heuristics('', options).length);
  for (const text of texts)
    heuristics(text, options).forEach((value, j) => {
      most[j] = Math.max(most[j]!, Math.abs(value));
    });
  return most.map((value) => (value === 0 ? 1 : value));
}

const scaled = (texts: readonly string[], scale: Float64Array, options: HeuristicOptions): Float64Array[] =>
  texts.map((text) => heuristics(text, options).map((value, j) => value / scale[j]!));
