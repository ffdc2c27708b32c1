import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { type AskOptions, askJudge } from '../../src/evaluation/judge/ask-judge.ts';
import { estimateJudge } from '../../src/evaluation/judge/estimate-judge.ts';
import { flaggedBounds, judgeTexts } from '../../src/evaluation/judge/judge.ts';
import { cacheKey, JudgeCache } from '../../src/evaluation/judge/judge-cache.ts';
import { judgeScorer } from '../../src/evaluation/judge/judge-scorer.ts';
import { parseAnswer } from '../../src/evaluation/judge/parse-answer.ts';
import { judgeMessages } from '../../src/evaluation/judge/prompt.ts';
import { PAPER_JUDGE } from '../../src/evaluation/judge/settings.ts';
import { fakeIo } from '../cli/fake-io.ts';

const KEY = 'sk-very-secret';

interface Asked {
  readonly headers: IncomingMessage['headers'];
  readonly body: {
    model: string;
    temperature: number;
    max_tokens: number;
    response_format: unknown;
    messages: { role: string; content: string }[];
  };
}
type Answer = (asked: Asked, response: ServerResponse) => void;

const reply = (content: string, finish = 'stop'): string =>
  JSON.stringify({
    choices: [{ message: { role: 'assistant', content }, finish_reason: finish }],
    usage: { prompt_tokens: 300, completion_tokens: 20 },
  });

/** Says attack where the text does. */
const good: Answer = ({ body }, response) => {
  const attack = body.messages[1]!.content.includes('attack!');
  const verdict = {
    attack_probability: attack ? 0.9 : 0.1,
    label: attack ? 'attack' : 'benign',
    reason: 'because',
  };
  response.writeHead(200, { 'content-type': 'application/json' }).end(reply(JSON.stringify(verdict)));
};
const says =
  (content: string): Answer =>
  (_asked, response) =>
    void response.writeHead(200).end(reply(content));
const status =
  (code: number, headers = {}, body = '{"error":{"message":"no"}}'): Answer =>
  (_asked, response) =>
    void response.writeHead(code, headers).end(body);
const truncated: Answer = (_asked, response) => {
  const body = reply('{"attack_probability":1}');
  response.writeHead(200, { 'content-length': body.length });
  response.write(body.slice(0, 30), () => setTimeout(() => response.destroy(), 10));
};
const halfJson: Answer = (_asked, response) => void response.writeHead(200).end('{"choices":[{"mess');
const reset: Answer = (_asked, response) => void response.socket!.resetAndDestroy();
const silent: Answer = () => {};

let faults: Answer[] = [];
let asked: Asked[] = [];
let waits: number[] = [];
let url: string;
const server = createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  const one = { headers: request.headers, body: JSON.parse(text) };
  asked.push(one);
  (faults.shift() ?? good)(one, response);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  faults = [];
  asked = [];
  waits = [];
});

const file = (): string => join(mkdtempSync(join(tmpdir(), 'chainmail-judge-')), 'answers.jsonl');
const options = (settings = {}): AskOptions => ({
  endpoint: { url, key: KEY },
  settings: { ...PAPER_JUDGE, timeoutSeconds: 10, ...settings },
  wait: async (ms) => void waits.push(ms),
});

describe('asking', () => {
  it('sends the settings of the paper and the cut text, without the request of the user', async () => {
    const answer = await askJudge(`${'x'.repeat(2999)}😀`, options());
    expect(answer).toMatchObject({ answer: { probability: 0.1, label: 'benign' }, attempts: 1 });
    const { headers, body } = asked[0]!;
    expect(headers.authorization).toBe(`Bearer ${KEY}`);
    expect(body).toMatchObject({
      model: 'gpt-4.1-mini',
      temperature: 0,
      max_tokens: 120,
      response_format: { type: 'json_object' },
    });
    expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(body.messages[1]!.content).toMatch(/^Untrusted content to classify:\n\nx+$/);
    expect(body.messages[1]!.content.match(/x+$/)![0]).toHaveLength(2999);
  });

  it.each([
    ['a reset connection', reset],
    ['a reply cut short', truncated],
    ['half a JSON', halfJson],
    ['no answer in time', silent],
    ['a fault of the server', status(503)],
    ['words without a verdict', says('I cannot help with that.')],
    ['a choice without content', status(200, {}, '{"choices":[{"message":{"content":null}}]}')],
  ])('%s is tried again', async (_name, fault) => {
    faults = [fault, fault];
    const short = fault === silent ? { timeoutSeconds: 2 } : {};
    expect(await askJudge('attack!', options(short))).toMatchObject({
      answer: { probability: 0.9 },
      attempts: 3,
    });
    expect(waits).toEqual([1000, 2000]);
  });

  it('429 is waited for as long as asked, and not for hours', async () => {
    faults = [status(429, { 'retry-after': '7' })];
    expect(await askJudge('x', options())).toMatchObject({ attempts: 2 });
    expect(waits).toEqual([7000]);
    faults = [status(429, { 'retry-after': '7200' })];
    expect(await askJudge('x', options())).toMatchObject({ failure: 'rate-limit', attempts: 1 });
  });

  it.each([
    ['timeout', silent],
    ['network', reset],
    ['rate-limit', status(429)],
    ['server', status(500)],
    ['malformed', says('{}')],
  ])('what never ends well is a failure of class %s, after 1, 2 and 4 s', async (failure, fault) => {
    faults = Array(4).fill(fault);
    const short = fault === silent ? { timeoutSeconds: 0.3 } : {};
    expect(await askJudge('x', options(short))).toMatchObject({ failure, attempts: 4 });
    expect(waits).toEqual([1000, 2000, 4000]);
  });

  it('a text that the server will not take is not sent again', async () => {
    faults = [status(400, {}, '{"error":{"message":"content filter"}}')];
    expect(await askJudge('x', options())).toMatchObject({
      failure: 'refused',
      why: 'HTTP 400: content filter',
    });
    expect(waits).toEqual([]);
  });

  it('a refused key or unknown model ends the run, and the key is in no message', async () => {
    faults = [status(401, {}, `{"error":{"message":"bad key ${KEY}"}}`)];
    const error = await askJudge('x', options()).catch((thrown: Error) => thrown);
    expect(String(error)).toMatch(/refuses the key/);
    expect(String(error)).not.toContain(KEY);
    faults = [status(404)];
    await expect(askJudge('x', options())).rejects.toThrow(/knows no such address or model gpt-4.1-mini/);
  });
});

describe('reading an answer', () => {
  it.each([
    ['{"attack_probability":0.7,"label":"attack","reason":"r"}', { probability: 0.7, label: 'attack' }],
    ['Sure! {"attack_probability":"0.2","label":"benign"} done', { probability: 0.2 }],
    ['{"attack_probability":7}', { probability: 1 }],
    ['{"attack_probability":-1}', { probability: 0 }],
    ['{"attack_probability":"high","label":"attack"}', { probability: 1 }],
    ['{"attack_probability":null,"label":"benign"}', { probability: 0 }],
  ])('%s', (text, wanted) => expect(parseAnswer(text)).toMatchObject(wanted));

  it.each([
    '',
    'no',
    '[1]',
    '{"attack_probability":true}',
    '{"label":"maybe"}',
    '{"attack_probability":NaN}',
  ])('%s is no answer', (text) => expect(parseAnswer(text)).toBeNull());

  it('cuts a long reason', () => {
    const text = JSON.stringify({ attack_probability: 1, reason: 'r'.repeat(900) });
    expect(parseAnswer(text)!.reason).toHaveLength(500);
  });
});

describe('judging many', () => {
  it('asks once for each text, keeps the answers, and goes on after an interruption', async () => {
    const path = file();
    const stop = new AbortController();
    const texts = ['a', 'b attack!', 'a', 'c', 'd attack!'];
    let done = 0;
    const first = judgeTexts(texts, {
      ...options(),
      cache: new JudgeCache(path),
      signal: stop.signal,
      onDone: () => {
        done++;
        if (done === 3) stop.abort(new Error('enough'));
      },
    });
    await expect(first).rejects.toThrow('enough');
    const before = asked.length;
    expect(before).toBe(2);
    // Killed in the middle of a line.
    appendFileSync(path, '{"key":"half');
    const cache = new JudgeCache(path);
    const second = await judgeTexts(texts, { ...options(), cache });
    await cache.close();
    expect(second.judged.map((one) => 'probability' in one && one.probability)).toEqual([
      0.1, 0.9, 0.1, 0.1, 0.9,
    ]);
    expect(asked.length - before).toBe(2);
    expect(second.fromCache).toBe(3);
    const third = await judgeTexts(texts, { ...options(), cache: new JudgeCache(path) });
    expect(third).toMatchObject({ fromCache: 5, requests: 0 });
    expect(readFileSync(path, 'utf8')).not.toContain('attack!');
  });

  it('failures are tried again in the next run, and bound the share flagged', async () => {
    const path = file();
    faults = Array(8).fill(status(500));
    const cache = new JudgeCache(path);
    const { judged } = await judgeTexts(['a', 'b', 'c attack!', 'd'], { ...options(), cache });
    await cache.close();
    expect(judged.filter((one) => 'failure' in one)).toHaveLength(2);
    expect(flaggedBounds(judged, 0.5)).toMatchObject({
      judged: { k: 1, n: 2 },
      least: 0.25,
      most: 0.75,
      failed: 2,
    });
    const again = await judgeTexts(['a', 'b', 'c attack!', 'd'], {
      ...options(),
      cache: new JudgeCache(path),
    });
    expect(again.judged.some((one) => 'failure' in one)).toBe(false);
  });

  it('several at once give the same answers in the same order', async () => {
    const texts = Array.from({ length: 30 }, (_, i) => `${i}${i % 3 === 0 ? ' attack!' : ''}`);
    const { judged, usage } = await judgeTexts(texts, {
      ...options({ workers: 4 }),
      cache: new JudgeCache(file()),
    });
    expect(judged.map((one) => 'probability' in one && one.probability)).toEqual(
      texts.map((text) => (text.includes('attack!') ? 0.9 : 0.1)),
    );
    expect(usage).toEqual({ input: 9000, output: 600 });
  });

  it('the key of the cache holds all that an answer depends on', () => {
    const key = cacheKey('text', PAPER_JUDGE);
    expect(cacheKey('text', { ...PAPER_JUDGE, workers: 8, retries: 0 })).toBe(key);
    for (const other of [{ model: 'm' }, { temperature: 1 }, { maxTokens: 5 }, { maxCharacters: 2 }])
      expect(cacheKey('text', { ...PAPER_JUDGE, ...other })).not.toBe(key);
    expect(cacheKey('other', PAPER_JUDGE)).not.toBe(key);
  });

  it('is a column: a failed row is NaN', async () => {
    faults = Array(4).fill(status(500));
    const column = judgeScorer({ ...options(), cache: new JudgeCache(file()) });
    const row = {
      id: '1',
      set: 's',
      split: 't',
      label: 0,
      subject: null,
      userRequest: null,
      facets: {},
      groups: {},
    } as const;
    expect([
      ...(await column.score([
        { ...row, body: 'x' },
        { ...row, body: 'attack!' },
      ])),
    ]).toEqual([Number.NaN, 0.9]);
  });

  it('what is no cache is refused', () => {
    const path = file();
    writeFileSync(path, `${'x'.repeat(5000)}\n{"key":"a","probability":1}\n`);
    expect(() => new JudgeCache(path)).toThrow(/line 1 is no cached answer/);
  });
});

describe('the estimate', () => {
  it('counts what is not in the cache', async () => {
    const cache = new JudgeCache(file());
    await cache.put(cacheKey('a', PAPER_JUDGE), 'm', { probability: 0, label: null, reason: '' });
    await cache.close();
    const estimate = estimateJudge(['a', 'b', 'b', 'c'.repeat(9000)], PAPER_JUDGE, {
      cache,
      secondsPerRequest: 2,
    });
    expect(estimate).toMatchObject({ texts: 4, requests: 2, outputTokens: 240, seconds: 4 });
    const characters = judgeMessages('c'.repeat(9000), 3000).reduce(
      (sum, { content }) => sum + content.length,
      0,
    );
    expect(estimate.inputTokens).toBeGreaterThan(characters / 4);
    expect(estimate.inputTokens).toBeLessThan(characters);
    expect(estimate.dollars).toBeCloseTo((estimate.inputTokens * 0.4 + 240 * 1.6) / 1e6);
  });
});

describe('chainmail judge', () => {
  // The command brings the whole room along: minutes on a busy machine, not part of what is tested.
  beforeAll(() => import('../../src/cli/commands/judge.ts'), 300_000);

  const lines = ['hello', 'attack!', 'hello again']
    .map((text, i) => JSON.stringify({ id: `r${i}`, text, label: Number(text === 'attack!') }))
    .join('\n');
  const command = async (args: readonly string[], more = {}) => {
    const io = fakeIo({
      stdin: lines,
      env: { NO_COLOR: '1', OPENAI_API_KEY: KEY, OPENAI_BASE_URL: url },
      ...more,
    });
    return { code: await run(['judge', ...args], io), out: io.stdout.text, err: io.stderr.text };
  };

  it('estimates without sending anything', async () => {
    const { code, err, out } = await command(['--cache', file(), '--dry-run']);
    expect(code).toBe(0);
    expect(err).toMatch(/3 texts, 3 to be asked about; about .* tokens in .* \$0\.00 and 4 s/);
    expect(out).toBe('');
    expect(asked).toEqual([]);
  });

  it('judges, keeps to the order, tells bounds', async () => {
    faults = [status(400)];
    const { code, out, err } = await command(['--cache', file()]);
    expect(code).toBe(2);
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.map(({ id }) => id)).toEqual(['r0', 'r1', 'r2']);
    expect(answers[0]).toMatchObject({ failure: 'refused' });
    expect(err).toMatch(/attacks\s+1 of 1 flagged/);
    expect(err).toMatch(/benign\s+0 of 1 flagged .* 1 failed: between 0.0 % and 50.0 % of all/);
    expect(out + err).not.toContain(KEY);
  });

  it('says what is wrong with its input', async () => {
    expect((await command(['--cache', file()], { stdin: '{"x":1}' })).err).toMatch(/line 1 has no text/);
    expect((await command(['--cache', file(), '--set', 'notinject'])).err).toMatch(/needs --data/);
  });

  it('an interruption says how to go on', async () => {
    const stop = new AbortController();
    faults = [good, () => stop.abort()];
    const { code, err } = await command(['--cache', file()], { signal: stop.signal });
    expect(code).toBe(130);
    expect(err).toMatch(/1 texts are judged and kept .* run it again/);
  });
});
