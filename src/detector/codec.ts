import { ModelError } from '../errors.ts';
import {
  type Boosted,
  type HashedTfidf,
  hashWeights,
  type LinearModel,
  type Platt,
  readTensors,
  type TypedArray,
  tensorHeader,
  writeTensors,
} from '../learn/index.ts';
import { VERIFIED_STAGES } from '../stages/index.ts';
import { createDetector, type Detector } from './detector.ts';
import { MAIL_FEATURES } from './mail-features.ts';
import type { DetectorModel, ModelCard } from './model.ts';
import { CHUNK_MODELS, CHUNK_SPEC, type TextModels, textModels, UNIT_SPEC } from './text-models.ts';
import { UNIT_FEATURES } from './unit-columns.ts';
import { indexWords, type WordTable } from './words.ts';

/** Version of the layout below; a file with a higher one was written by a newer Chainmail. */
const FORMAT = 3;
/** Idf values are stored as bytes of this step; 0 stays 0, 255 is above the idf of any corpus that fits in memory. */
const IDF_STEP = 1 / 12;

interface Manifest {
  readonly format: number;
  readonly unitFeatures: readonly string[];
  readonly mailFeatures: readonly string[];
  readonly review: number;
  readonly strict: number;
  readonly calibration: Platt;
  readonly passageCalibration: Platt;
  readonly stageCalibration: DetectorModel['stageCalibration'];
  readonly policyBias: number;
  readonly boostedBase: number;
  readonly dims: number;
  readonly biases: { readonly units: readonly number[]; readonly chunks: readonly number[] };
  readonly scales: { readonly units: readonly number[]; readonly chunks: readonly number[] };
  readonly card: ModelCard;
}

/** A model as bytes: tensors (safetensors layout) with the manifest as metadata, and a checksum of both. */
export function writeModel(model: DetectorModel): Uint8Array<ArrayBuffer> {
  const { words, passages, policy, card } = model;
  const manifest: Manifest = {
    format: FORMAT,
    unitFeatures: UNIT_FEATURES,
    mailFeatures: MAIL_FEATURES,
    review: model.review,
    strict: model.strict,
    calibration: model.calibration,
    passageCalibration: model.passageCalibration,
    stageCalibration: model.stageCalibration,
    policyBias: policy.bias,
    boostedBase: passages.base,
    dims: words.dims,
    biases: {
      units: model.units.models.map(({ bias }) => bias),
      chunks: model.chunks.models.map(({ bias }) => bias),
    },
    scales: { units: model.units.models.map(scaleOf), chunks: model.chunks.models.map(scaleOf) },
    card,
  };
  const tensors: Record<string, TypedArray> = {
    'words.hashes': hashesInOrder(words),
    'words.vectors': words.vectors,
    'policy.weights': policy.weights,
    'passages.roots': passages.roots,
    'passages.feature': passages.feature,
    'passages.threshold': passages.threshold,
    'passages.left': passages.left,
    'passages.value': passages.value,
    'passages.gain': passages.gain,
  };
  for (const [name, { tfidf, models }] of [
    ['units', model.units],
    ['chunks', model.chunks],
  ] as const) {
    tensors[`${name}.idf`] = Uint8Array.from(tfidf.idf, (value) =>
      Math.min(255, Math.round(value / IDF_STEP)),
    );
    models.forEach((each, m) => {
      const scale = scaleOf(each);
      tensors[`${name}.weights.${m}`] = Int8Array.from(each.weights, (weight) => Math.round(weight / scale));
    });
  }
  const body = JSON.stringify(manifest);
  const digest = checksum([writeTensors(tensors, { manifest: body })]);
  return writeTensors(tensors, { manifest: body, digest });
}

/** @throws ModelError when the bytes are damaged, too new, or fitted for other features */
export function loadModel(bytes: Uint8Array): Detector {
  const { tensors, metadata, data } = readTensors(bytes);
  const text = metadata.manifest;
  if (text === undefined || metadata.digest === undefined)
    throw new ModelError(
      'model-manifest',
      'the file is no Chainmail model: it has no manifest. Train one with `chainmail train`',
    );
  if (checksum([tensorHeader(tensors, { manifest: text }), data]) !== metadata.digest)
    throw new ModelError(
      'model-checksum',
      'the model file is damaged: its checksum does not match. Copy it again or rebuild it with `chainmail train`',
    );
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== FORMAT)
    throw new ModelError(
      'model-format',
      `the model has format ${manifest.format}, this Chainmail reads ${FORMAT}. ${manifest.format > FORMAT ? 'Update Chainmail' : 'Rebuild the model with `chainmail train`'}`,
    );
  if (
    String(manifest.unitFeatures) !== String(UNIT_FEATURES) ||
    String(manifest.mailFeatures) !== String(MAIL_FEATURES)
  )
    throw new ModelError(
      'model-features',
      'the model was fitted on other features than this Chainmail computes. Rebuild it with `chainmail train`',
    );
  const get = <T extends TypedArray>(name: string): T => {
    const tensor = tensors[name];
    if (tensor === undefined)
      throw new ModelError(
        'model-tensor',
        `the model file lacks tensor ${name}. Rebuild it with \`chainmail train\``,
      );
    return tensor as T;
  };
  const hashes = get<Uint32Array>('words.hashes');
  const words: WordTable = {
    dims: manifest.dims,
    rows: hashes.length,
    vectors: get('words.vectors'),
    ...indexWords(hashes),
  };
  const textModelsOf = (name: 'units' | 'chunks'): TextModels => {
    const spec = name === 'units' ? UNIT_SPEC : CHUNK_SPEC;
    const columns = hashWeights(spec);
    const idf = get<Uint8Array>(`${name}.idf`);
    if (idf.length !== columns)
      throw new ModelError(
        'model-tensor',
        `tensor ${name}.idf has ${idf.length} entries, ${columns} are needed`,
      );
    const tfidf: HashedTfidf = { spec, idf: scaled(idf, IDF_STEP, new Float32Array(columns)) };
    const stored = manifest.biases[name].map((bias, m) => {
      const weights = get<Int8Array>(`${name}.weights.${m}`);
      if (weights.length !== columns)
        throw new ModelError(
          'model-tensor',
          `tensor ${name}.weights.${m} has ${weights.length} entries, ${columns} are needed`,
        );
      return { weights, bias, step: manifest.scales[name][m]! };
    });
    // In double precision they take more memory than all the rest, and only a model that is written anew needs them.
    const models = stored.map(
      ({ weights, bias, step }): LinearModel => ({
        get weights() {
          return scaled(weights, step, new Float64Array(columns));
        },
        bias,
        iterations: 0,
        converged: true,
      }),
    );
    const wanted = name === 'units' ? 1 : CHUNK_MODELS.length;
    if (models.length !== wanted)
      throw new ModelError('model-tensor', `${name} has ${models.length} text models, ${wanted} are needed`);
    return textModels(tfidf, models, stored);
  };
  const passages: Boosted = {
    columns: UNIT_FEATURES.length,
    base: manifest.boostedBase,
    roots: get('passages.roots'),
    feature: get('passages.feature'),
    threshold: get('passages.threshold'),
    left: get('passages.left'),
    value: get('passages.value'),
    gain: get('passages.gain'),
  };
  for (const stage of VERIFIED_STAGES)
    if (manifest.stageCalibration[stage] === undefined)
      throw new ModelError('model-manifest', `the model has no calibration of stage ${stage}`);
  return createDetector(
    Object.freeze({
      words,
      units: textModelsOf('units'),
      chunks: textModelsOf('chunks'),
      passages,
      policy: {
        weights: get<Float64Array>('policy.weights'),
        bias: manifest.policyBias,
        iterations: 0,
        converged: true,
      },
      calibration: manifest.calibration,
      passageCalibration: manifest.passageCalibration,
      stageCalibration: manifest.stageCalibration,
      review: manifest.review,
      strict: manifest.strict,
      card: manifest.card,
    }),
  );
}

/** A text model's weights on the grid a model file stores, so that what is measured in training is what is shipped. */
export function onGrid(model: LinearModel): LinearModel {
  const scale = scaleOf(model);
  return { ...model, weights: model.weights.map((weight) => Math.round(weight / scale) * scale) };
}

/** The same for idf values. */
export function idfOnGrid(tfidf: HashedTfidf): HashedTfidf {
  return { ...tfidf, idf: tfidf.idf.map((value) => Math.min(255, Math.round(value / IDF_STEP)) * IDF_STEP) };
}

/** `values * step` into `out`; a plain loop, since the mapping forms of `from` cost more than all the rest of loading. */
function scaled<T extends Float32Array | Float64Array>(
  values: Uint8Array | Int8Array,
  step: number,
  out: T,
): T {
  for (let i = 0; i < out.length; i++) out[i] = values[i]! * step;
  return out;
}

function scaleOf({ weights }: LinearModel): number {
  let most = 0;
  for (const weight of weights) most = Math.max(most, Math.abs(weight));
  return most === 0 ? 1 : most / 127;
}

function hashesInOrder({ keys, slots, rows }: WordTable): Uint32Array {
  const hashes = new Uint32Array(rows);
  keys.forEach((key, slot) => {
    if (key !== 0) hashes[slots[slot]!] = key;
  });
  return hashes;
}

/**
 * 64-bit FNV-1a over 32-bit words, in two halves, of parts of whole words: against damage, not against a forger.
 */
function checksum(parts: readonly Uint8Array[]): string {
  let a = 0x811c9dc5;
  let b = 0xcbf29ce4;
  for (const part of parts) {
    const aligned = part.byteOffset % 4 === 0 ? part : part.slice();
    const words = new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length >> 2);
    for (let i = 0; i < words.length; i++) {
      a = Math.imul(a ^ words[i]!, 0x01000193);
      b = Math.imul(b ^ words[i]! ^ (a >>> 15), 0x01000197);
    }
    for (let i = words.length << 2; i < part.length; i++) a = Math.imul(a ^ part[i]!, 0x01000193);
  }
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
}
