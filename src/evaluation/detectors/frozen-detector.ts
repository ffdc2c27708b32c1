import { InputError } from '../../errors.ts';
import { type ModelFolder, readModelFolder } from './model-folder.ts';
import { loadRuntime, loadTokenizer, type OnnxRuntime, type OnnxSession } from './runtime.ts';
import { specialTokens, tokenWindows } from './token-windows.ts';

/** Probability of the attack label, softmax over the labels. */
export interface DetectorScores {
  /** Of the first window, which is all that the paper's cut at 512 tokens leaves. */
  readonly cut: Float64Array;
  /** The highest of overlapping windows over the whole text. */
  readonly windows: Float64Array;
  /** 1 for each text that is longer than one window. */
  readonly longer: Uint8Array;
  /** How many are. */
  readonly truncated: number;
  readonly seconds: number;
}

export interface FrozenDetector {
  readonly folder: ModelFolder;
  readonly runtime: string;
  readonly classify: (texts: readonly string[], signal?: AbortSignal) => Promise<DetectorScores>;
  readonly close: () => Promise<void>;
}

/** The paper's batch size. */
const BATCH = 16;

/**
 * Loads a Hugging Face text classifier from a folder and runs it here. Nothing is downloaded.
 * @throws InputError when a file is missing, damaged, or the runtime is not installed
 */
export async function loadFrozenDetector(path: string): Promise<FrozenDetector> {
  const folder = await readModelFolder(path);
  const runtime = await loadRuntime();
  const tokenizer = await loadTokenizer(folder.tokenizer, folder.tokenizerConfig);
  const special = specialTokens(tokenizer);
  let session: OnnxSession;
  try {
    session = await runtime.InferenceSession.create(folder.weights, { logSeverityLevel: 3 });
  } catch (cause) {
    throw new InputError(
      'detector-weights',
      `${folder.weights} cannot be loaded (${String((cause as Error)?.message ?? cause).slice(0, 200)}); is it whole? Get it again`,
      { cause },
    );
  }
  const model = { session, runtime, folder };
  return {
    folder,
    runtime: runtime.name,
    async classify(texts, signal) {
      const begun = performance.now();
      const cut = new Float64Array(texts.length);
      const windows = new Float64Array(texts.length);
      const longer = new Uint8Array(texts.length);
      const jobs: { row: number; first: boolean; ids: readonly number[] }[] = [];
      for (const [row, text] of texts.entries()) {
        const { ids } = tokenizer.encode(text, { add_special_tokens: false });
        const cutUp = tokenWindows(ids, special, folder.maxTokens);
        longer[row] = Number(cutUp.truncated);
        for (const [i, window] of cutUp.windows.entries()) jobs.push({ row, first: i === 0, ids: window });
      }
      // Windows of like length together: padding is work.
      jobs.sort((a, b) => a.ids.length - b.ids.length);
      for (let start = 0; start < jobs.length; start += BATCH) {
        signal?.throwIfAborted();
        const batch = jobs.slice(start, start + BATCH);
        const scores = await run(
          model,
          batch.map(({ ids }) => ids),
        );
        for (const [i, { row, first }] of batch.entries()) {
          if (first) cut[row] = scores[i]!;
          windows[row] = Math.max(windows[row]!, scores[i]!);
        }
      }
      const truncated = longer.reduce((sum, one) => sum + one, 0);
      return { cut, windows, longer, truncated, seconds: (performance.now() - begun) / 1000 };
    },
    close: async () => session.release?.(),
  };
}

interface Model {
  readonly session: OnnxSession;
  readonly runtime: OnnxRuntime;
  readonly folder: ModelFolder;
}

/** Softmax probability of the attack label for each sequence of ids. */
async function run(
  { session, runtime, folder }: Model,
  batch: readonly (readonly number[])[],
): Promise<number[]> {
  const length = Math.max(...batch.map((ids) => ids.length));
  const dims = [batch.length, length];
  const fill = (value: (ids: readonly number[], at: number) => number): unknown => {
    const data = new BigInt64Array(batch.length * length);
    for (const [row, ids] of batch.entries())
      for (let at = 0; at < length; at++) data[row * length + at] = BigInt(value(ids, at));
    return new runtime.Tensor('int64', data, dims);
  };
  const inputs: Readonly<Record<string, (ids: readonly number[], at: number) => number>> = {
    input_ids: (ids, at) => ids[at] ?? folder.padId,
    attention_mask: (ids, at) => Number(at < ids.length),
    token_type_ids: () => 0,
  };
  const feeds: Record<string, unknown> = {};
  for (const name of session.inputNames) {
    const value = inputs[name];
    if (!value)
      throw new InputError(
        'detector-inputs',
        `${folder.weights} wants an input ${name}; it is no text classifier`,
      );
    feeds[name] = fill(value);
  }
  const outputs = await session.run(feeds);
  const logits = outputs.logits ?? outputs[session.outputNames[0]!]!;
  const labels = logits.dims.at(-1)!;
  if (labels !== folder.labels.length || logits.data.length !== labels * batch.length)
    throw new InputError(
      'detector-outputs',
      `${folder.weights} gives ${logits.dims.join(' x ')} numbers for ${batch.length} texts, config.json has ${folder.labels.length} labels`,
    );
  return batch.map((_, row) =>
    softmax(logits.data.subarray(row * labels, (row + 1) * labels), folder.positive),
  );
}

function softmax(logits: Float32Array, at: number): number {
  const top = Math.max(...logits);
  let sum = 0;
  for (const logit of logits) sum += Math.exp(logit - top);
  return Math.exp(logits[at]! - top) / sum;
}
