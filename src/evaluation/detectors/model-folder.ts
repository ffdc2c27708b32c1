import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InputError } from '../../errors.ts';
import { positiveLabel } from './positive-label.ts';
import { DETECTOR_PRESETS } from './presets.ts';

/** A text classifier as its folder on the hub holds it. */
export interface ModelFolder {
  readonly path: string;
  readonly labels: readonly string[];
  /** Index of the label that means attack. */
  readonly positive: number;
  readonly weights: string;
  readonly tokenizer: object;
  readonly tokenizerConfig: object;
  readonly padId: number;
  /** Tokens at most, special ones included: the paper's 512, or what the model takes if that is less. */
  readonly maxTokens: number;
  /** sha256 of the weights. */
  readonly sha256: string;
}

const PAPER_TOKENS = 512;
const WEIGHTS = ['model.onnx', 'onnx/model.onnx', 'onnx/model_quantized.onnx', 'model_quantized.onnx'];

/** @throws InputError that names the missing or damaged file and how to get it */
export async function readModelFolder(path: string): Promise<ModelFolder> {
  const config = await json(path, 'config.json');
  const tokenizer = await json(path, 'tokenizer.json');
  const tokenizerConfig = existsSync(join(path, 'tokenizer_config.json'))
    ? await json(path, 'tokenizer_config.json')
    : {};
  const weights = WEIGHTS.map((name) => join(path, name)).find(existsSync);
  if (weights === undefined)
    throw new InputError(
      'detector-weights',
      `${path} has none of ${WEIGHTS.join(', ')}; where the hub has no ONNX file, make one: optimum-cli export onnx --task text-classification --model MODEL ${path}`,
    );
  const labels = labelsOf(config, path);
  const positions = numberOf(config.max_position_embeddings);
  const length = numberOf(tokenizerConfig.model_max_length);
  const bytes = await readFile(weights);
  return {
    path,
    labels,
    positive: positiveLabel(labels, path),
    weights,
    tokenizer,
    tokenizerConfig,
    padId: numberOf(config.pad_token_id) ?? 0,
    maxTokens: Math.min(PAPER_TOKENS, positions ?? PAPER_TOKENS, length ?? PAPER_TOKENS),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

function labelsOf(config: Record<string, unknown>, path: string): string[] {
  const map = config.id2label;
  if (typeof map !== 'object' || map === null)
    return Array.from({ length: numberOf(config.num_labels) ?? 2 }, (_, i) => `LABEL_${i}`);
  const labels: string[] = [];
  for (const [id, label] of Object.entries(map)) labels[Number(id)] = String(label);
  if (labels.length < 2 || labels.some((label) => label === undefined))
    throw new InputError(
      'detector-labels',
      `${join(path, 'config.json')}: id2label is no list of two labels or more`,
    );
  return labels;
}

const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;

async function json(folder: string, name: string): Promise<Record<string, unknown>> {
  const path = join(folder, name);
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (cause) {
    const known = DETECTOR_PRESETS.map(({ id, model }) => `${id} = https://huggingface.co/${model}`).join(
      ', ',
    );
    throw new InputError(
      'detector-folder',
      `cannot read ${path}; put the files of the model's hub page into ${folder} (${known})`,
      { cause },
    );
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InputError('detector-folder', `${path} is no JSON (cut short?); get it again`, { cause });
  }
}
