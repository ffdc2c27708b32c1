import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { fakeIo } from './fake-io.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const BODY = Buffer.from(`${JSON.stringify({ prompt: 'x'.repeat(60_000), word_list: ['x'] })}\n`);
let base: string;
let faults: Answer[] = [];
let requests: IncomingMessage[] = [];

const whole: Answer = (_request, response) => {
  response.writeHead(200, { etag: '"v1"', 'content-length': BODY.length }).end(BODY);
};
const cut: Answer = (_request, response) => {
  response.writeHead(200, { etag: '"v1"', 'content-length': BODY.length });
  response.write(BODY.subarray(0, 20_000), () => setTimeout(() => response.destroy(), 20));
};
const ranged: Answer = (request, response) => {
  const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')![1]);
  const range = `bytes ${from}-${BODY.length - 1}/${BODY.length}`;
  response.writeHead(206, { etag: '"v1"', 'content-range': range }).end(BODY.subarray(from));
};
const status =
  (code: number, headers = {}): Answer =>
  (_request, response) => {
    response.writeHead(code, headers).end();
  };

const server = createServer((request, response) => {
  requests.push(request);
  (faults.shift() ?? whole)(request, response);
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  faults = [];
  requests = [];
});

const folder = (): string => mkdtempSync(join(tmpdir(), 'chainmail-data-'));

async function chainmail(args: readonly string[], env: Record<string, string> = {}) {
  const io = fakeIo({ env: { NO_COLOR: '1', HF_ENDPOINT: base, ...env } });
  const code = await run(['data', ...args], io);
  return { code, out: io.stdout.text, err: io.stderr.text };
}

const get = (data: string, set: string, env = {}) =>
  chainmail(['get', set, '--data', data, '--retries', '2'], env);
const FIRST = 'notinject/data/NotInject_one-00000-of-00001.parquet';

describe('data list', () => {
  test('tells licence, restrictions, size and how each set is got', async () => {
    const { code, out } = await chainmail(['list', '--format', 'table']);
    expect(code).toBe(0);
    expect(out).toMatch(/NON-COMMERCIAL, NO REDISTRIBUTION/);
    expect(out).toMatch(/nvidia_agentic_ipi\s+1,272 rows\s+11.7 MB\s+1 of 1 files with checksum\s+download/);
    expect(out).toMatch(/written\s+.*ships/);
  });

  test('as JSON, with the checksums, and what is there', async () => {
    const data = folder();
    mkdirSync(join(data, 'garak'));
    const { out } = await chainmail(['list', '--format', 'json', '--data', data]);
    const sets: { id: string; present: boolean; nonCommercial: boolean; files: { sha256?: string }[] }[] =
      JSON.parse(out);
    const of = (id: string) => sets.find((set) => set.id === id)!;
    expect(of('garak').present).toBe(true);
    expect(of('notinject').present).toBe(false);
    expect(of('promptshield').nonCommercial).toBe(true);
    expect(of('nvidia_agentic_ipi').files[0]!.sha256).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('data get', () => {
  test('stores the files, says their checksums and the licence', async () => {
    const data = folder();
    const { code, out, err } = await get(data, 'notinject');
    expect(code).toBe(0);
    expect(out.match(/^downloaded .* sha256 [0-9a-f]{64}$/gm)).toHaveLength(3);
    expect(err).toContain('licence MIT');
    expect(readFileSync(join(data, FIRST)).equals(BODY)).toBe(true);
    expect((await get(data, 'notinject')).out.match(/^present /gm)).toHaveLength(3);
  });

  test('a cut connection goes on where it stopped, also where ranges are not served', async () => {
    for (const second of [ranged, whole]) {
      const data = folder();
      faults = [cut, second];
      requests = [];
      expect((await get(data, 'notinject')).code).toBe(0);
      expect(requests[1]!.headers.range).toBe('bytes=20000-');
      expect(readFileSync(join(data, FIRST)).equals(BODY)).toBe(true);
    }
  });

  test('waits when told to, and gives up in words', async () => {
    faults = [status(429, { 'retry-after': '0' }), status(503, { 'retry-after': '0' })];
    expect((await get(folder(), 'notinject')).code).toBe(0);
    faults = Array(3).fill(status(429, { 'retry-after': '0' }));
    const { code, out } = await get(folder(), 'notinject');
    expect(code).toBe(2);
    expect(out).toMatch(/^failed .*HTTP status 429/m);
    expect(out.match(/^downloaded /gm)).toHaveLength(2);
  });

  test('a wrong checksum is refused and removed; a moved file names the place to put it', async () => {
    const data = folder();
    const wrong = await get(data, 'nvidia_agentic_ipi');
    expect(wrong.code).toBe(2);
    expect(wrong.out).toMatch(/published are 11703379; it was removed/);
    expect(existsSync(join(data, 'nvidia_agentic_ipi/train.jsonl'))).toBe(false);
    faults = [status(404)];
    const moved = await get(data, 'notinject');
    expect(moved.code).toBe(2);
    expect(moved.out).toContain(join(data, FIRST));
  });

  test('offline, and for sets without a download, it says where the files go', async () => {
    const data = folder();
    const offline = await chainmail(['get', 'notinject', 'garak', '--data', data, '--retries', '0'], {
      HF_ENDPOINT: 'http://127.0.0.1:9',
    });
    expect(offline.code).toBe(2);
    expect(offline.out).toContain(`put it at ${join(data, FIRST)}`);
    expect(offline.err).toContain(`put garak.jsonl into ${join(data, 'garak')}`);
  });

  test('the token is sent and never told', async () => {
    faults = [status(401)];
    const { out, err } = await get(folder(), 'notinject', { HF_TOKEN: 'hf_very_secret' });
    expect(requests[0]!.headers.authorization).toBe('Bearer hf_very_secret');
    expect(out).toContain('HF_TOKEN');
    expect(out + err).not.toContain('hf_very_secret');
  });

  test('an unknown set and a bad mirror are bad input', async () => {
    expect((await get(folder(), 'nonsense')).err).toMatch(/no data set called nonsense; known are llmail/);
    expect((await get(folder(), 'notinject', { HF_ENDPOINT: 'not a url' })).err).toMatch(
      /HF_ENDPOINT is not a url/,
    );
  });
});

describe('data verify', () => {
  test('tells whole, changed and missing apart', async () => {
    const data = folder();
    expect((await chainmail(['verify', '--data', data])).err).toMatch(/no folder of a known set/);
    mkdirSync(join(data, 'nvidia_agentic_ipi'));
    writeFileSync(join(data, 'nvidia_agentic_ipi/train.jsonl'), 'x');
    const changed = await chainmail(['verify', '--data', data, '--format', 'table']);
    expect(changed.code).toBe(2);
    expect(changed.out).toMatch(
      /changed\s+nvidia_agentic_ipi\/train.jsonl\s+1 B\s+has 1 bytes, published are 11703379/,
    );
    await get(data, 'notinject');
    const known = await chainmail(['verify', 'notinject', '--data', data, '--format', 'jsonl']);
    expect(known.code).toBe(0);
    expect(
      known.out
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line).status),
    ).toEqual(Array(3).fill('unknown'));
  });
});
