import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createRng } from '../../src/learn/index.ts';

/** The few parts of Protocol Buffers that an ONNX file is written with. */
const varint = (value: number): number[] => {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  while (rest > 127n) {
    bytes.push(Number(rest & 127n) | 128);
    rest >>= 7n;
  }
  return [...bytes, Number(rest)];
};
const int = (field: number, value: number): Buffer => Buffer.from([...varint(field << 3), ...varint(value)]);
const bytes = (field: number, value: Uint8Array | string): Buffer => {
  const data = Buffer.from(value);
  return Buffer.concat([Buffer.from([...varint((field << 3) | 2), ...varint(data.length)]), data]);
};
const message = (...parts: Buffer[]): Buffer => Buffer.concat(parts);

const FLOAT = 1;
const INT64 = 7;

function tensor(name: string, dims: readonly number[], data: Float32Array | BigInt64Array): Buffer {
  const type = data instanceof Float32Array ? FLOAT : INT64;
  const raw = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  return message(...dims.map((dim) => int(1, dim)), int(2, type), bytes(8, name), bytes(9, raw));
}

function valueInfo(name: string, type: number, dims: readonly string[]): Buffer {
  const shape = message(...dims.map((dim) => bytes(1, bytes(2, dim))));
  const tensorType = message(int(1, type), bytes(2, shape));
  return message(bytes(1, name), bytes(2, bytes(1, tensorType)));
}

interface Node {
  readonly op: string;
  readonly inputs: readonly string[];
  readonly output: string;
  readonly attributes?: Readonly<Record<string, number>>;
}

const node = ({ op, inputs, output, attributes = {} }: Node): Buffer =>
  message(
    ...inputs.map((input) => bytes(1, input)),
    bytes(2, output),
    bytes(4, op),
    ...Object.entries(attributes).map(([name, value]) =>
      bytes(5, message(bytes(1, name), int(3, value), int(20, 2))),
    ),
  );

export interface TinyModel {
  readonly folder: string;
  /** Weight of each token for each label: what the model adds up. */
  readonly weights: Float32Array;
  readonly words: readonly string[];
}

export const LABELS = 2;

/**
 * A text classifier with random weights as its folder on the hub would hold it: every token has a weight per label, and
 * the logits are their sum over the tokens that the mask leaves.
 */
export function tinyModel(seed: number, config: Record<string, unknown> = {}): TinyModel {
  const words = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', 'a', 'b', 'c', 'ignore', 'lunch', 'send', '##s', '.'];
  const rng = createRng(seed);
  const weights = Float32Array.from({ length: words.length * LABELS }, () => rng.gaussian() / 4);
  const nodes: readonly Node[] = [
    { op: 'Gather', inputs: ['weights', 'input_ids'], output: 'picked' },
    { op: 'Cast', inputs: ['attention_mask'], output: 'mask', attributes: { to: FLOAT } },
    { op: 'Unsqueeze', inputs: ['mask', 'last'], output: 'column' },
    { op: 'Mul', inputs: ['picked', 'column'], output: 'left' },
    { op: 'ReduceSum', inputs: ['left', 'tokens'], output: 'logits', attributes: { keepdims: 0 } },
  ];
  const graph = message(
    ...nodes.map((one) => bytes(1, node(one))),
    bytes(2, 'tiny'),
    bytes(5, tensor('weights', [words.length, LABELS], weights)),
    bytes(5, tensor('last', [1], BigInt64Array.of(2n))),
    bytes(5, tensor('tokens', [1], BigInt64Array.of(1n))),
    ...['input_ids', 'attention_mask'].map((name) => bytes(11, valueInfo(name, INT64, ['rows', 'tokens']))),
    bytes(12, valueInfo('logits', FLOAT, ['rows', 'labels'])),
  );
  const model = message(int(1, 8), bytes(7, graph), bytes(8, message(bytes(1, ''), int(2, 13))));
  const folder = mkdtempSync(join(tmpdir(), 'chainmail-tiny-'));
  const put = (name: string, content: Uint8Array | object): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content instanceof Uint8Array ? content : JSON.stringify(content));
  };
  put('onnx/model.onnx', model);
  put('config.json', {
    id2label: { 0: 'SAFE', 1: 'INJECTION' },
    max_position_embeddings: 12,
    pad_token_id: 0,
    ...config,
  });
  put('tokenizer_config.json', { tokenizer_class: 'BertTokenizer', model_max_length: 512 });
  put('tokenizer.json', tokenizer(words));
  return { folder, weights, words };
}

/** WordPiece as BERT has it. */
function tokenizer(words: readonly string[]): object {
  const special = (content: string, id: number) => ({
    id,
    content,
    single_word: false,
    lstrip: false,
    rstrip: false,
    normalized: false,
    special: true,
  });
  const piece = (id: string) => ({ SpecialToken: { id, type_id: 0 } });
  return {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: words.slice(0, 4).map(special),
    normalizer: {
      type: 'BertNormalizer',
      clean_text: true,
      handle_chinese_chars: true,
      strip_accents: null,
      lowercase: true,
    },
    pre_tokenizer: { type: 'BertPreTokenizer' },
    post_processor: {
      type: 'TemplateProcessing',
      single: [piece('[CLS]'), { Sequence: { id: 'A', type_id: 0 } }, piece('[SEP]')],
      pair: [],
      special_tokens: Object.fromEntries(
        ['[CLS]', '[SEP]'].map((id) => [id, { id, ids: [words.indexOf(id)], tokens: [id] }]),
      ),
    },
    decoder: { type: 'WordPiece', prefix: '##', cleanup: true },
    model: {
      type: 'WordPiece',
      unk_token: '[UNK]',
      continuing_subword_prefix: '##',
      max_input_chars_per_word: 100,
      vocab: Object.fromEntries(words.map((word, i) => [word, i])),
    },
  };
}
