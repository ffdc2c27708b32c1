import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { addExtensions } from '../../src/evaluation/peers/add-extensions.ts';
import { ownContestant, readyContestants } from '../../src/evaluation/peers/contestants.ts';
import { DISGUISE_IDS, disguisedRows } from '../../src/evaluation/peers/disguised.ts';
import { installPeer, isInstalled } from '../../src/evaluation/peers/install.ts';
import { LineProcess } from '../../src/evaluation/peers/line-process.ts';
import { findPeer } from '../../src/evaluation/peers/load-peer.ts';
import { type Contestant, measureCost, scoreRows } from '../../src/evaluation/peers/measure.ts';
import { peerScorer } from '../../src/evaluation/peers/peer-scorer.ts';
import { PEERS } from '../../src/evaluation/peers/ready.ts';
import type { PeerRow } from '../../src/evaluation/peers/rows.ts';
import { detect, equalRecallTable } from '../../src/evaluation/peers/tables.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'chainmail-peers-'));

/** A scorer in a process: answers by what the text says, well or badly. */
const SCORER = `
import { createInterface } from 'node:readline';
console.log('some banner that is no answer');
for await (const line of createInterface({ input: process.stdin })) {
  const { id, text } = JSON.parse(line);
  if (text.includes('hang')) continue;
  if (text.includes('die')) { console.error('Error: I am broken'); process.exit(3); }
  if (text.includes('fill')) { globalThis.kept = []; for (let i = 0; i < 40; i++) globalThis.kept.push(Buffer.alloc(8 << 20, 1)); continue; }
  if (text.includes('garbage')) { console.log('{"id": "' + id + '", "sco'); continue; }
  if (text.includes('scoreless')) { console.log(JSON.stringify({ id })); continue; }
  if (text.includes('refuse')) { console.log(JSON.stringify({ id, error: 'RangeError: too long' })); continue; }
  if (text.includes('key')) { console.log(JSON.stringify({ id, score: process.env.SECRET_KEY ? 1 : 0 })); continue; }
  console.log(JSON.stringify({ id, score: text.includes('attack') ? 1 : 0.25 }));
}`;

function scorer(): string[] {
  const path = join(folder(), 'scorer.mjs');
  writeFileSync(path, SCORER);
  return [process.execPath, path];
}

const host = [
  process.execPath,
  '--import',
  import.meta.resolve('tsx'),
  fileURLToPath(new URL('../../src/evaluation/peers/host.ts', import.meta.url)),
];

describe('a scorer in a process of its own', () => {
  const limits = { textSeconds: 1, startSeconds: 10, memoryBytes: 200 * 2 ** 20 };

  it('answers line by line, whatever else it prints', async () => {
    const lines = new LineProcess({ command: scorer() });
    expect(await lines.score({ id: '1', text: 'an attack\u2028over two lines' })).toMatchObject({ score: 1 });
    expect(await lines.score({ id: '2', text: 'a letter' })).toMatchObject({ score: 0.25 });
    await lines.close();
    expect(lines.peakBytes).toBeGreaterThan(2 ** 20);
  });

  it.each([
    ['hang', 'timeout', /within 1 s/],
    ['die', 'died', /status 3: Error: I am broken/],
    ['fill', 'memory', /more than 200 MB/],
    ['garbage', 'malformed', /no JSON/],
    ['scoreless', 'malformed', /no score/],
    ['refuse', 'refused', /RangeError/],
  ])('%s is told as %s, and the next text is judged', async (text, failure, why) => {
    // Only what hangs is to run into the limit of time, however busy the machine is.
    const textSeconds = failure === 'timeout' ? limits.textSeconds : 30;
    const lines = new LineProcess({ command: scorer(), limits: { ...limits, textSeconds } });
    await lines.score({ id: '0', text: 'warm' });
    const result = await lines.score({ id: '1', text });
    expect(result).toMatchObject({ failure });
    expect((result as { why: string }).why).toMatch(why);
    expect(await lines.score({ id: '2', text: 'attack' })).toMatchObject({ score: 1 });
    await lines.close();
  });

  it('is given up after three ends', async () => {
    const lines = new LineProcess({ command: scorer(), limits });
    for (let i = 0; i < 3; i++) await lines.score({ id: String(i), text: 'die' });
    expect(lines.givenUp).toBe(true);
    expect(await lines.score({ id: '4', text: 'attack' })).toMatchObject({ failure: 'died' });
  });

  it('a program that is not there is told, not thrown', async () => {
    const lines = new LineProcess({ command: ['/no/such/program'] });
    expect(await lines.score({ id: '1', text: 'x' })).toMatchObject({ failure: 'died' });
  });

  it("sees none of the caller's keys", async () => {
    process.env.SECRET_KEY = 'sesame';
    const lines = new LineProcess({ command: scorer() });
    expect(await lines.score({ id: '1', text: 'key' })).toMatchObject({ score: 0 });
    await lines.close();
    delete process.env.SECRET_KEY;
  });
});

describe('scorers of one’s own', () => {
  const peers = { host, into: '/none' };

  it('a module is run by the host', async () => {
    const path = join(folder(), 'mine.mjs');
    writeFileSync(path, 'export default (text, mail) => (mail ? mail.length : text.length) / 100;');
    const { process: options, readings } = ownContestant(`mine@0.3=${path}`, 'module', peers);
    expect(readings[0]!.threshold).toBe(0.3);
    const lines = new LineProcess(options);
    expect(await lines.score({ id: '1', text: 'x'.repeat(50) })).toMatchObject({ score: 0.5 });
    const mail = Buffer.from('1234567').toString('base64');
    expect(await lines.score({ id: '2', text: '', mail })).toMatchObject({ score: 0.07 });
    await lines.close();
    expect(lines.ready!.loadMs).toBeGreaterThan(0);
  });

  it('a module without a function says what is missing', async () => {
    const path = join(folder(), 'empty.mjs');
    writeFileSync(path, 'export const x = 1;');
    const lines = new LineProcess(ownContestant(`mine=${path}`, 'module', peers).process);
    expect(await lines.score({ id: '1', text: 'x' })).toMatchObject({
      why: expect.stringContaining('no function as default export'),
    });
  });

  it('is a column of any table: what fails is no number', async () => {
    const { process: options } = ownContestant(`mine=${scorer().join(' ')}`, 'command', peers);
    const column = peerScorer({ id: 'm', title: 'mine', readings: [], process: options, size: null });
    const example = (body: string) =>
      ({
        id: body,
        set: 's',
        split: 't',
        label: 0,
        subject: null,
        body,
        userRequest: null,
        facets: {},
        groups: {},
      }) as const;
    expect([...(await column.score([example('attack'), example('refuse'), example('letter')]))]).toEqual([
      1,
      Number.NaN,
      0.25,
    ]);
  });

  it.each(['mine', '=x', 'a@b=c'])('%s is no scorer', (spec) => {
    expect(() => ownContestant(spec, 'command', peers)).toThrow(/write NAME=COMMAND/);
  });
});

describe('ready peers', () => {
  it('have ids of their own and exact versions', () => {
    const ids = PEERS.flatMap(({ configurations }) => configurations.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const { version } of PEERS) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(() => findPeer('nobody')).toThrow(/known are vard-moderate/);
  });

  it('that are not installed are told with the command that installs them', async () => {
    const { contestants, absent } = await readyContestants(['vard-strict'], { host, into: '/none' });
    expect(contestants).toEqual([]);
    expect(absent[0]).toContain('chainmail peers install vard --into /none');
  });

  it('are installed at their version without running their scripts', async () => {
    const source = folder();
    const manifest = {
      name: 'tame',
      version: '1.0.0',
      scripts: { install: "node -e \"fs.writeFileSync('ran', '')\"" },
    };
    writeFileSync(join(source, 'package.json'), JSON.stringify(manifest));
    writeFileSync(join(source, 'index.js'), 'module.exports = 1;');
    const into = folder();
    const peer = { id: 'tame', package: 'tame', version: '1.0.0', licence: 'MIT', configurations: [] };
    const spec = { ...peer, package: `file:${source}`, version: '' };
    expect(await installPeer(spec, into)).toMatchObject({ status: 'installed' });
    expect(await isInstalled(peer, into)).toBe(true);
    expect(await isInstalled({ ...peer, version: '2.0.0' }, into)).toBe(false);
    expect(existsSync(join(source, 'ran'))).toBe(false);
    const gone = await installPeer({ ...spec, id: 'gone', package: `file:${source}/nowhere` }, into);
    expect(gone.status).toBe('failed');
    expect(gone.why).toMatch(/npm/);
  }, 60_000);

  it('without file extensions are made importable, once', async () => {
    const root = folder();
    const put = (path: string, text: string) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    };
    put('package.json', '{"type":"module"}');
    put('index.js', "export * from './deep';\nexport { two } from './two';");
    put('deep/index.js', 'export const here = __dirname;');
    put('two.js', "export const two = 'from ./two stays';");
    await addExtensions(root);
    const once = readFileSync(join(root, 'index.js'), 'utf8');
    const module = await import(pathToFileURL(join(root, 'index.js')).href);
    expect(module.here).toBe(join(root, 'deep'));
    expect(module.two).toBe('from ./two stays');
    await addExtensions(root);
    expect(readFileSync(join(root, 'index.js'), 'utf8')).toBe(once);
  });
});

describe('what is measured', () => {
  const contestant = (): Contestant => ({
    id: 'toy',
    title: 'toy',
    readings: [{ name: '', threshold: 1 }],
    process: { command: scorer(), limits: { textSeconds: 1 } },
    size: null,
  });
  const rows: PeerRow[] = [
    { id: 'c1', block: 'clean-test', text: 'a letter' },
    { id: 'c2', block: 'clean-test', text: 'a letter on attacks' },
    { id: 'i1', block: 'injected-text', text: 'a letter and an attack', clean: 'c1' },
    { id: 'i2', block: 'injected-text', text: 'a letter and a request', clean: 'c1' },
    { id: 'i3', block: 'injected-code', text: 'a letter on attacks and an attack', clean: 'c2' },
    { id: 'h1', block: 'ham', text: 'refuse' },
    { id: 'h2', block: 'trigger-ham', text: 'a letter' },
  ];

  it('net recall counts only what the attack caused; failures are a class of their own', async () => {
    const outcome = await scoreRows(contestant(), rows, { budgetSeconds: 60, seed: 1, first: (i) => i < 2 });
    expect(outcome.failures).toEqual({ refused: 1 });
    const found = detect({ contestant: contestant(), reading: { name: '', threshold: 1 } }, rows, outcome);
    expect(found.netRecall).toMatchObject({ value: 0.5, n: 2 });
    expect(found.recall).toMatchObject({ value: 2 / 3 });
    expect(found.benign['clean-test']).toMatchObject({ k: 1, n: 2 });
    expect(found.benign.ham).toMatchObject({ k: 0, n: 1 });
    expect(found.failed).toBe(1);
  });

  it('rows of training stand with the cross-fitted figures of the card', async () => {
    const outcome = await scoreRows(contestant(), rows, { budgetSeconds: 60, seed: 1, first: () => false });
    const entry = {
      contestant: contestant(),
      reading: { name: 'strict', threshold: 1 },
      crossFitted: { ham: { flagged: 3, of: 100 } },
    };
    const own = detect(entry, rows, outcome);
    expect(own.benign.ham).toMatchObject({ k: 3, n: 100 });
    const peer = detect({ contestant: contestant(), reading: { name: '', threshold: 0.2 } }, rows, outcome);
    expect(peer.netRecall.value).toBeNull();
    expect(equalRecallTable([own], [peer, own]).rows.map(({ at }) => at)).toEqual([
      'the peer flags every clean mail',
      'strict',
    ]);
  });

  it('what the time does not reach is told as such', async () => {
    const outcome = await scoreRows(contestant(), rows, { budgetSeconds: 0, seed: 1, first: () => false });
    expect(outcome.failures).toEqual({ 'not reached': rows.length });
  });

  it('costs are times and memory, or the reason why there are none', async () => {
    const cost = await measureCost(contestant(), ['a letter', 'another']);
    expect(cost).toMatchObject({ ms20k: expect.any(Number), peakBytes: expect.any(Number) });
    expect(await measureCost({ ...contestant(), process: { command: ['/no/such'] } }, ['x'])).toMatch(
      /cannot be started/,
    );
  });

  it('disguised mails: fifteen disguises, attacks and harmless sentences alike, the same for a seed', () => {
    expect(DISGUISE_IDS).toHaveLength(16);
    const all = disguisedRows(['Dear all,\n\nlunch at <noon>.'], 7);
    for (const id of DISGUISE_IDS)
      for (const attack of [true, false])
        expect(all.filter((row) => row.disguise === id && row.attack === attack)).toHaveLength(30);
    const again = disguisedRows(['Dear all,\n\nlunch at <noon>.'], 7);
    expect(again.every(({ id, text }, i) => id === all[i]!.id && text === all[i]!.text)).toBe(true);
    const html = all.find(({ disguise }) => disguise === 'hidden-html')!;
    expect(html.text).toContain('&lt;noon&gt;');
    expect(Buffer.from(html.mail!).toString()).toContain('Content-Type: text/html');
  });
});
