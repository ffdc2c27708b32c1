import { createRequire } from 'node:module';
import { InputError } from '../../errors.ts';

/** The part of an ONNX runtime that is used; both packages have it. */
export interface OnnxRuntime {
  readonly name: string;
  readonly Tensor: new (type: 'int64', data: BigInt64Array, dims: readonly number[]) => unknown;
  readonly InferenceSession: { create(weights: string | Uint8Array, options?: object): Promise<OnnxSession> };
}

export interface OnnxSession {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  run(
    feeds: Readonly<Record<string, unknown>>,
  ): Promise<Record<string, { data: Float32Array; dims: readonly number[] }>>;
  release?(): Promise<void>;
}

export interface HubTokenizer {
  encode(text: string, options?: { add_special_tokens?: boolean }): { ids: number[] };
}

const REMEDY =
  'npm install @huggingface/tokenizers onnxruntime-web (or, faster, ONNXRUNTIME_NODE_INSTALL=skip npm install onnxruntime-node)';

/** The native runtime where it is installed, else the one in WebAssembly. Loaded only when a detector is. */
export async function loadRuntime(): Promise<OnnxRuntime> {
  for (const name of ['onnxruntime-node', 'onnxruntime-web'] as const) {
    const module = await optional(name);
    if (module === null) continue;
    const ort = (module.default ?? module) as OnnxRuntime & {
      env?: { wasm?: { numThreads?: number }; logLevel?: string };
    };
    // Threads of the WebAssembly build keep the process alive, and gain nothing at this batch size.
    if (name === 'onnxruntime-web' && ort.env?.wasm) ort.env.wasm.numThreads = 1;
    return { name, Tensor: ort.Tensor, InferenceSession: ort.InferenceSession };
  }
  throw new InputError('detector-runtime', `frozen detectors need an ONNX runtime: ${REMEDY}`);
}

export async function loadTokenizer(tokenizer: object, config: object): Promise<HubTokenizer> {
  const module = await optional('@huggingface/tokenizers');
  if (module === null)
    throw new InputError('detector-runtime', `frozen detectors need a tokenizer: ${REMEDY}`);
  try {
    return new (module as { Tokenizer: new (a: object, b: object) => HubTokenizer }).Tokenizer(
      tokenizer,
      config,
    );
  } catch (cause) {
    throw new InputError('detector-tokenizer', `tokenizer.json cannot be used: ${(cause as Error).message}`, {
      cause,
    });
  }
}

/** Null where the package is not installed; any other fault of it is thrown. */
async function optional(name: string): Promise<{ readonly default?: unknown } | null> {
  try {
    createRequire(import.meta.url).resolve(name);
  } catch {
    return null;
  }
  return import(name);
}
