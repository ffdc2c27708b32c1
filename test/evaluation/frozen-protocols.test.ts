import { appendFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Example } from '../../src/case.ts';
import { JudgeCache } from '../../src/evaluation/judge/judge-cache.ts';
import { judgeScorer } from '../../src/evaluation/judge/judge-scorer.ts';
import { PAPER_JUDGE } from '../../src/evaluation/judge/settings.ts';
import type { Mode, ProtocolResult } from '../../src/evaluation/protocol-result.ts';
import { p7 } from '../../src/evaluation/protocols/p7-frozen-detectors.ts';
import { p8 } from '../../src/evaluation/protocols/p8-judge.ts';
import type { ProtocolContext } from '../../src/evaluation/protocols.ts';
import { otherFingerprint } from '../../src/evaluation/run/scorer-fingerprint.ts';
import type { Scorer } from '../../src/evaluation/scorer.ts';
import { otherScorers } from '../../src/evaluation/scorers.ts';
import { memoryData, SETS } from './synthetic-sets.ts';
import { tinyModel } from './tiny-model.ts';

const TIMEOUT = 240_000;

interface Setting {
  readonly mode?: Mode;
  readonly sets?: Readonly<Record<string, readonly Example[]>>;
  readonly steps?: string[];
}

const contextOf = (scorers: readonly Scorer[], setting: Setting = {}): ProtocolContext => ({
  ...{ mode: setting.mode ?? 'paper', switches: {}, seed: 2026, quick: true, scorers },
  data: memoryData(setting.sets ?? SETS),
  cache: new Map(),
  onStep: (step) => void setting.steps?.push(step),
});

const table = (result: ProtocolResult, id: string) => result.tables.find((each) => each.id === id)!.rows;
const edge = { path: (file: string) => file, env: {}, host: [] };

describe('P7, frozen detectors', { timeout: TIMEOUT }, () => {
  it('fails without one, and says how to name one', async () => {
    const other: Scorer = { name: 'other', score: () => new Float64Array() };
    const result = await p7.run(contextOf([other]));
    expect(result).toMatchObject({ status: 'failed', tables: [], reproduced: [] });
    expect(result.missing.join()).toMatch(/no frozen detector .* "detector:protectai-v2:FOLDER"/);
  });

  it('measures both readings of a model at three thresholds, in both modes', async () => {
    const { folder } = tinyModel(3);
    const scorers = (await otherScorers(`detector:deepset:${folder}`, edge))!;
    for (const mode of ['paper', 'leakFree'] as const) {
      const result = await p7.run(contextOf(scorers, { mode }));
      expect(result.missing).toEqual([]);
      expect(result.status).toBe('done');
      const methods = table(result, 'methods');
      expect(methods).toHaveLength(2 * 3 + 1);
      expect(methods.at(-1)).toMatchObject({
        method: 'flag everything',
        'bipia.f1': expect.closeTo(2 / 3, 6),
      });
      const strict = methods.find(({ policy }) => policy === 'strict')!;
      // Windows of 12 tokens: every letter is longer.
      expect((strict.truncated as { value: number }).value).toBeGreaterThan(0.5);
      for (const { flagged, threshold } of table(result, 'thresholds') as never as {
        flagged: { k: number; n: number };
        threshold: number;
      }[]) {
        expect(flagged.k).toBeLessThanOrEqual(flagged.n / 100);
        expect(threshold).toBeGreaterThan(0);
      }
      expect(table(result, 'folders')).toMatchObject([{ positive: 'INJECTION', index: 1, tokens: 12 }]);
      expect(result.notes.join()).toMatch(/paper's five, not given here: ProtectAI-DeBERTa-v1/);
      expect(result.reproduced).toMatchObject([
        {
          published: 'det.best.f1',
          ours: strict.meanF1,
          note: expect.stringMatching(/best of 1 of the five/),
        },
      ]);
    }
  });

  it('a model of one’s own is none of the five: it is measured, and no published figure is set beside it', async () => {
    const scorers = (await otherScorers(`detector:${tinyModel(3).folder}`, edge))!;
    const result = await p7.run(contextOf(scorers));
    expect(table(result, 'methods')).toHaveLength(7);
    expect(result.reproduced).toEqual([]);
  });

  it('one that cannot run is missing beside those that can; without hard negatives nothing is made up', async () => {
    const whole = (await otherScorers(`detector:${tinyModel(3).folder}`, edge))!;
    const three = { id2label: { 0: 'a', 1: 'b', 2: 'INJECTION' } };
    const broken = (await otherScorers(`detector:deepset:${tinyModel(1, three).folder}`, edge))!;
    const result = await p7.run(contextOf([...broken, ...whole]));
    expect(result.status).toBe('partial');
    expect(result.missing.join()).toMatch(/deepset-DeBERTa-injection, windows: .*config.json has 3 labels/);
    expect(table(result, 'methods')).toHaveLength(7);
    const { notinject: _, ...sets } = SETS;
    const none = await p7.run(contextOf(whole, { sets }));
    expect(none).toMatchObject({ status: 'failed', tables: [] });
    expect(none.missing.join()).toMatch(/no benign rows to set the threshold on/);
  });
});

describe('P8, the judge', { timeout: TIMEOUT }, () => {
  type Answer = (response: ServerResponse, text: string) => void;
  const good: Answer = (response, text) => {
    const content = JSON.stringify({ attack_probability: /ignore previous/i.test(text) ? 0.9 : 0.2 });
    response.end(JSON.stringify({ choices: [{ message: { content } }] }));
  };
  const down: Answer = (response) => void response.writeHead(500).end('{}');
  let answer: Answer = good;
  let asked = 0;
  let url = '';
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked++;
    answer(response, JSON.parse(body).messages[1].content);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  });
  afterAll(() => void server.close());
  beforeEach(() => {
    answer = good;
    asked = 0;
  });

  const file = (): string => join(mkdtempSync(join(tmpdir(), 'chainmail-p8-')), 'answers.jsonl');
  const judge = (path = file(), signal?: AbortSignal): Scorer =>
    judgeScorer({
      endpoint: { url, key: null },
      settings: { ...PAPER_JUDGE, retries: 0, workers: 4 },
      cache: new JudgeCache(path),
      ...(signal && { signal }),
    });

  it('fails without one, and says how to name one', async () => {
    const result = await p8.run(contextOf([]));
    expect(result).toMatchObject({ status: 'failed', tables: [], reproduced: [] });
    expect(result.missing.join()).toMatch(/no judge .* "judge:gpt-4.1-mini:judge.jsonl"/);
  });

  it('measures it at both thresholds, and tells the cost before it asks', async () => {
    const steps: string[] = [];
    const result = await p8.run(contextOf([judge()], { steps }));
    expect(result.status).toBe('done');
    expect(steps.join()).toMatch(/still to be asked: \d+ requests/);
    expect(result.notes.join()).toMatch(/temperature 0, at most 120 output tokens, text cut to 3000/);
    const methods = table(result, 'methods');
    expect(methods).toMatchObject([
      { policy: '0.50', failures: 'left out', failed: 0, 'bipia.f1': 1, 'llmail.f1': 1, meanF1: 1 },
      { policy: 'calibrated', notinject: { k: 0, n: 40 } },
      { method: 'flag everything' },
    ]);
    expect(result.reproduced).toMatchObject([
      { published: 'judge.j.bipia', ours: 1 },
      { published: 'judge.j.ni_fp', ours: 0, note: expect.stringContaining('of 40') },
    ]);
    const again = await p8.run(contextOf([judge()]));
    expect(JSON.stringify(again)).toBe(JSON.stringify(result));
  });

  it('failures are a class of their own, with both bounds', async () => {
    answer = (response, text) => (/order|day 1/.test(text) ? down : good)(response, text);
    const result = await p8.run(contextOf([judge()]));
    expect(result.status).toBe('partial');
    expect(result.missing.join()).toMatch(/\d+ of \d+ texts without an answer; run again/);
    const readings = table(result, 'methods').filter(({ policy }) => policy === '0.50');
    expect(readings.map(({ failures }) => failures)).toEqual(['left out', 'flagged', 'not flagged']);
    expect(table(result, 'failures')).toMatchObject([{ failure: 'server' }]);
    const rows = table(result, 'per-set') as never as {
      failed: { k: number; n: number };
      least: number;
      most: number;
      rows: number;
    }[];
    expect(rows.some(({ failed }) => failed.k > 0)).toBe(true);
    for (const { failed, least, most, rows: judged } of rows) {
      expect(judged).toBe(failed.n - failed.k);
      expect(most - least).toBeCloseTo(failed.k / failed.n, 9);
    }
  });

  it('one that never answers fails, without thousands of requests and without a figure', async () => {
    answer = down;
    const result = await p8.run(contextOf([judge()]));
    expect(result).toMatchObject({ status: 'failed', tables: [], reproduced: [] });
    expect(result.missing.join()).toMatch(/no answer to any of the first 8 texts \(server\)/);
    expect(asked).toBeLessThanOrEqual(8);
    answer = (response) => void response.writeHead(401).end('{}');
    const refused = await p8.run(contextOf([judge()]));
    expect(refused.status).toBe('failed');
    expect(refused.missing.join()).toMatch(/refuses the key/);
  });

  it('an interrupted run goes on where it was', async () => {
    const path = file();
    const stop = new AbortController();
    answer = (response, text) => {
      if (asked === 60) stop.abort();
      good(response, text);
    };
    await expect(p8.run(contextOf([judge(path, stop.signal)]))).rejects.toThrow(/abort/i);
    const before = asked;
    answer = good;
    asked = 0;
    const resumed = await p8.run(contextOf([judge(path)]));
    expect(resumed.status).toBe('done');
    const rest = asked;
    asked = 0;
    const whole = await p8.run(contextOf([judge()]));
    expect(JSON.stringify(resumed)).toBe(JSON.stringify(whole));
    expect(rest).toBeLessThan(asked);
    expect(rest).toBeLessThanOrEqual(asked - before + 5);
  });
});

describe('the fingerprint of a column', () => {
  it('of a model folder is that of its bytes, wherever it lies', async () => {
    const [a, b] = [tinyModel(1), tinyModel(1)];
    const of = (folder: string) => otherFingerprint(`detector:deepset:${folder}`, edge);
    const first = await of(a.folder);
    expect(await of(b.folder)).toBe(first);
    mkdirSync(join(a.folder, '.cache'));
    writeFileSync(join(a.folder, '.cache/fetched'), 'today');
    expect(await of(a.folder)).toBe(first);
    expect(await of(tinyModel(2).folder)).not.toBe(first);
    appendFileSync(join(b.folder, 'config.json'), ' ');
    expect(await of(b.folder)).not.toBe(first);
  });

  it('of a peer is its version, of a judge its model and address', async () => {
    const into = mkdtempSync(join(tmpdir(), 'chainmail-peers-'));
    const manifest = join(into, 'vard/node_modules/@andersmyrmel/vard/package.json');
    mkdirSync(join(manifest, '..'), { recursive: true });
    const peer = () => otherFingerprint(`peer:vard-strict:${into}`, edge);
    writeFileSync(manifest, '{"version":"1.2.0"}');
    const first = await peer();
    expect(await peer()).toBe(first);
    writeFileSync(manifest, '{"version":"1.3.0"}');
    expect(await peer()).not.toBe(first);
    const judge = (model: string, env = {}) => otherFingerprint(`judge:${model}:x.jsonl`, { ...edge, env });
    expect(await judge('m')).toBe(await judge('m', { OPENAI_API_KEY: 'secret' }));
    expect(await judge('m')).not.toBe(await judge('n'));
    expect(await judge('m')).not.toBe(await judge('m', { OPENAI_BASE_URL: 'http://127.0.0.1/v1' }));
  });
});
