import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PipeClosed } from '../../src/cli/io.ts';
import { run } from '../../src/cli/run.ts';
import { InputError } from '../../src/errors.ts';
import { fakeDetector } from './fake-detector.ts';
import { type FakeIoOptions, fakeIo } from './fake-io.ts';

vi.mock('../../src/load-detector.ts', () => ({ loadDetector: async () => fakeDetector() }));

let folder = '';
const mail = (subject: string, body: string, from = 'Ann <ann@a.example>'): string =>
  `From: ${from}\r\nTo: me@b.example\r\nSubject: ${subject}\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${body}\r\n`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chainmail-cli-'));
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  write('1-clean.eml', mail('lunch', 'Soup at noon?'));
  write('2-review.eml', mail('one', 'so fraglos it is'));
  write(
    '3-block.eml',
    mail('two \u001b[31mred\u001b[0m', 'fraglos and fraglos', 'Bo\u001b]0;x\u0007b <bob@b.example>'),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

async function chainmail(args: readonly string[], options: FakeIoOptions = {}) {
  const io = fakeIo({ cwd: folder, ...options });
  const status = await run(args, io);
  // biome-ignore lint/suspicious/noExplicitAny: records are JSON of several shapes
  const records = (): any[] =>
    io.stdout.text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  return { status, out: io.stdout.text, err: io.stderr.text, records };
}

const at = (name: string): string => join(folder, name);

describe('scan', () => {
  it('judges a folder in order, as JSON lines in a pipe, and exits 1 when something is flagged', async () => {
    const { status, records, err } = await chainmail(['scan', folder]);
    expect(records().map((r) => [r.mail.subject.slice(0, 5), r.decision])).toEqual([
      ['lunch', 'allow'],
      ['one', 'review'],
      ['two \u001b', 'block'],
    ]);
    expect(records()[0]).toMatchObject({ id: at('1-clean.eml'), action: null, model: { id: 'fake' } });
    expect({ status, err }).toEqual({ status: 1, err: '' });
  });

  it.each([
    [['--fail-on', 'block', '1-clean.eml', '2-review.eml'], 0],
    [['--fail-on', 'block', '3-block.eml'], 1],
    [['2-review.eml'], 1],
    [['--exit-zero', '3-block.eml'], 0],
    [['--exit-zero', '3-block.eml', 'missing.eml'], 2],
    [['1-clean.eml'], 0],
  ])('scan %j exits %i', async (args, expected) => {
    const paths = args.map((arg) => (arg.endsWith('.eml') ? at(arg) : arg));
    expect((await chainmail(['scan', ...paths])).status).toBe(expected);
  });

  it('says so where there is no mail', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'chainmail-empty-'));
    const { status, err } = await chainmail(['scan', empty]);
    expect({ status, err }).toEqual({ status: 0, err: `chainmail: no mail found in ${empty}\n` });
    rmSync(empty, { recursive: true });
  });

  it('goes on after a path that cannot be read, says so in one line and exits 2', async () => {
    const { status, records, err } = await chainmail(['scan', at('missing.eml'), at('1-clean.eml')]);
    expect(status).toBe(2);
    expect(records().map((r) => r.decision)).toEqual(['review', 'allow']);
    expect(records()[0]!.error.message).toContain('missing.eml');
    expect(err).toMatch(/^chainmail: .*missing\.eml.*\n$/);
  });

  it('answers review, never allow, for a mail whose judging fails', async () => {
    writeFileSync(at('bad.eml.txt'), mail('bad', 'explode'));
    const { status, records } = await chainmail(['scan', at('bad.eml.txt')]);
    expect(status).toBe(2);
    expect(records()[0]).toMatchObject({ decision: 'review', error: { code: 'internal' } });
    rmSync(at('bad.eml.txt'));
  });

  it('reads a mail from standard input', async () => {
    const { records } = await chainmail(['scan', '-'], { stdin: mail('hi', 'fraglos') });
    expect(records()).toMatchObject([{ decision: 'review', mail: { subject: 'hi' } }]);
  });

  it.each([60, 80, 100, 120])(
    'draws a table that keeps to %i columns and prints no escape of the mail',
    async (columns) => {
      const { out } = await chainmail(['scan', folder], { tty: true, columns });
      const rows = out.trimEnd().split('\n');
      expect(rows[0]).toMatch(/^decision {2}risk {2}sender/);
      for (const row of rows) expect(row.length).toBeLessThanOrEqual(columns);
      expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
      expect(out).toContain('3 messages: 1 allow, 1 review, 1 block');
    },
  );

  it('colours a terminal, unless NO_COLOR is set', async () => {
    const args = ['scan', at('3-block.eml')];
    expect((await chainmail(args, { tty: true, env: { TERM: 'xterm' } })).out).toContain('\u001b[31m');
    expect((await chainmail(args, { tty: true, env: { TERM: 'xterm', NO_COLOR: '1' } })).out).not.toContain(
      '\u001b',
    );
    expect((await chainmail([...args, '--format', 'table'], { env: {} })).out).not.toContain('\u001b');
  });

  it('writes one JSON array with --format json', async () => {
    const { out } = await chainmail(['scan', '--format', 'json', folder]);
    expect(JSON.parse(out)).toHaveLength(3);
  });

  it('explains: the text, the marked stretch, the reason', async () => {
    const { out } = await chainmail(['scan', '--explain', '--format', 'table', at('2-review.eml')]);
    expect(out).toContain('so >>>fraglos<<<[1] it is');
    expect(out).toContain('[1] high instruction-override (defenseBypassed)');
    expect(out).toContain('Says the word.');
  });

  it('explains hidden text as hidden, and how', async () => {
    const html =
      'From: a@a.example\r\nSubject: h\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<p>Hello</p><div style="display:none">quietly fraglos</div>\r\n';
    const { out } = await chainmail(['scan', '--explain', '--format', 'table', '-'], { stdin: html });
    expect(out).toMatch(/html · HIDDEN from a reader: display:none\n {2}░ .*quietly >>>fraglos<<<\[1\]/);
  });

  it('explains in a pipe too, where no format is asked for', async () => {
    expect((await chainmail(['scan', '--explain', at('2-review.eml')])).out).toContain('>>>fraglos<<<[1]');
  });

  it('says in the table what was read though it is hardly mail', async () => {
    const scan = async (stdin: string, columns = 100) =>
      (await chainmail(['scan', '--format', 'table', '-'], { stdin, columns })).out;
    expect(await scan('Soup at noon?')).toMatch(/^allow .*no mail headers: read as text$/m);
    const empty = at('empty.eml');
    writeFileSync(empty, '');
    expect((await chainmail(['scan', '--format', 'table', empty])).out).toMatch(/^allow .*empty file$/m);
    rmSync(empty);
  });

  it('tells an error once on a terminal, whole', async () => {
    const missing = join(folder, 'a'.repeat(90), 'missing.eml');
    const { out, err } = await chainmail(['scan', missing], { tty: true, columns: 80 });
    expect(out.replace(/\s+/g, '')).toContain(`${missing}:thereisnosuchfileorfolder;checkthepath`);
    expect(err).toBe('');
  });

  it('leaves the sender out on a narrow terminal', async () => {
    const { out } = await chainmail(['scan', folder], { tty: true, columns: 40 });
    expect(out).toMatch(/^decision {2}risk {2}subject/);
    for (const row of out.trimEnd().split('\n').slice(0, -2)) expect(row.length).toBeLessThanOrEqual(40);
  });

  it('writes no control character in JSON either', async () => {
    const stdin = mail('a\u009b2Jb \u202egpj.exe\u007f', 'fraglos');
    const { out, records } = await chainmail(['scan', '-'], { stdin });
    expect(out).not.toMatch(/[\u007f-\u009f\u202e]/);
    expect(records()[0]!.mail.subject).toContain('\u202egpj.exe');
  });

  it('stops at once when interrupted while it waits for input', async () => {
    const stop = new AbortController();
    const stdin = new Readable({ read: () => {} });
    stdin.push('From: a@a.example\n');
    setTimeout(() => stop.abort(), 50);
    const io = { ...fakeIo({ signal: stop.signal }), stdin };
    expect(await run(['scan', '-'], io)).toBe(130);
    expect(io.stdout.text).toBe('');
  });

  it('does not exit 0 when the reader of its output goes away', async () => {
    const io = fakeIo();
    io.stdout.write = () => Promise.reject(new PipeClosed('closed pipe'));
    expect(await run(['scan', folder], io)).toBe(141);
    io.stdout.write = () => Promise.reject(new InputError('write-failed', 'cannot write the output: full'));
    expect(await run(['--help'], io)).toBe(2);
    expect(io.stderr.text).toBe('chainmail: cannot write the output: full\n');
  });

  it('adds the segments to the record with --explain in JSON', async () => {
    const { records } = await chainmail(['scan', '--explain', '--format', 'jsonl', at('2-review.eml')]);
    const [record] = records();
    const { index } = record!.findings[0].segment;
    const [start, end] = record!.findings[0].span;
    expect(record!.segments[index].text.slice(start, end)).toBe('fraglos');
  });

  it('goes on after an interruption with nothing lost and nothing doubled', async () => {
    const journal = at('journal');
    const stop = new AbortController();
    const io = fakeIo({ signal: stop.signal });
    const write = io.stdout.write.bind(io.stdout);
    io.stdout.write = async (text) => {
      await write(text);
      stop.abort();
    };
    expect(await run(['scan', '--jobs', '1', '--resume', journal, folder], io)).toBe(130);
    expect(io.stdout.text.trimEnd().split('\n')).toHaveLength(1);
    expect(io.stderr.text).toContain('--resume');
    const rest = await chainmail(['scan', '--resume', journal, folder]);
    const whole = await chainmail(['scan', folder]);
    // the journal lies in the scanned folder and is no mail
    expect(rest.records().map((r) => r.id)).toEqual(whole.records().map((r) => r.id));
    expect(rest.out).toBe(whole.out);
    rmSync(journal);
  });

  it('shows progress on a terminal only, and wipes it', async () => {
    const io = fakeIo();
    const tty = { ...io, stderr: fakeIo({ tty: true }).stderr };
    await run(['scan', folder], tty);
    expect(tty.stderr.text === '' || tty.stderr.text.endsWith('\r\u001b[K')).toBe(true);
    expect((await chainmail(['scan', folder])).err).toBe('');
  });
});

describe('check', () => {
  const request = (id: string, text: string): string =>
    JSON.stringify({ id, context: [{ kind: 'text', text }] });

  it('answers one request', async () => {
    const { status, records } = await chainmail(['check'], { stdin: request('x', 'fraglos') });
    expect(status).toBe(1);
    expect(records()).toMatchObject([{ id: 'x', decision: 'review', action: null }]);
  });

  it('keeps the order of lines, answers a bad one with an error, goes on, and exits 2', async () => {
    const lines = [request('a', 'hello'), '{"id":"b",', '', request('c', 'fraglos fraglos'), '{"id":"d"}'];
    const { status, records } = await chainmail(['check', '--jsonl', '-'], { stdin: lines.join('\n') });
    expect(status).toBe(2);
    expect(records().map((r) => [r.id, r.decision, r.error?.code])).toEqual([
      ['a', 'allow', undefined],
      [null, 'review', 'bad-json'],
      ['c', 'block', undefined],
      ['d', 'review', 'bad-request'],
    ]);
    expect(records()[1]!.action).toMatchObject({ decision: 'confirm' });
    expect(records()[1]!.error.message).toMatch(/^line 2: not JSON/);
    expect(records()[3]!.error.message).toMatch(/^line 5: /);
  });

  it('does not split a line at U+2028', async () => {
    const { records } = await chainmail(['check', '--jsonl'], { stdin: request('a', 'one\u2028two') });
    expect(records()).toMatchObject([{ id: 'a', decision: 'allow' }]);
  });

  it('finds the file of a request beside the request, else in the working directory', async () => {
    const body = JSON.stringify({ context: [{ kind: 'email', file: '3-block.eml' }] });
    writeFileSync(at('request.json'), body);
    const beside = await chainmail(['check', at('request.json')], { cwd: '/' });
    const here = await chainmail(['check'], { stdin: body });
    expect([beside.records()[0]!.decision, here.records()[0]!.decision]).toEqual(['block', 'block']);
    rmSync(at('request.json'));
  });

  it('answers a missing mail with an error that names it', async () => {
    const body = JSON.stringify({
      id: 1,
      context: [{ kind: 'email', file: 'none.eml' }],
      action: { tool: 'send' },
    });
    const { status, records } = await chainmail(['check'], { stdin: body });
    expect(status).toBe(2);
    expect(records()[0]).toMatchObject({ id: 1, decision: 'review', action: { decision: 'confirm' } });
    expect(records()[0]!.error.message).toBe('cannot read none.eml: no such file or folder');
  });
});

describe('usage', () => {
  it.each([
    [[], /no command given/],
    [['scann'], /unknown command 'scann'/],
    [['scan'], /missing required argument/],
    [['scan', 'x', '--colour'], /unknown option '--colour'/],
    [['scan', 'x', '--format', 'xml'], /table, json or jsonl/],
    [['scan', 'x', '--fail-on', 'allow'], /review or block/],
    [['scan', 'x', '--jobs', '0'], /whole number from 1 to 64/],
    [['check', '/no/such/file'], /cannot read \/no\/such\/file: no such file/],
    [
      ['train', 'recipes/default.json', '--data', '/no/data', '--out', 'x'],
      /--data \/no\/data: there is no such/,
    ],
    [
      ['train', 'recipes/default.json', '--data', '.', '--out', '/no/m'],
      /cannot write \/no\/m: no such .*; name a file/,
    ],
    [['peers'], /no command given \(chainmail peers --help lists them\)/],
    [['data', 'gte'], /unknown command 'gte' \(Did you mean get\?\) \(see chainmail data --help\)/],
    [['check', '/'], /folder/],
    [['train', 'r.json'], /--data/],
  ])('%j is refused in one line with exit 2', async (args, message) => {
    const { status, out, err } = await chainmail(args);
    expect(status).toBe(2);
    expect(out).toBe('');
    expect(err).toMatch(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it('says that there is no such command as the server that mcp should start', async () => {
    const { status, err } = await chainmail(['mcp', '--', 'nosuchcommand']);
    expect(status).toBe(2);
    expect(err).toContain('there is no such command as "nosuchcommand"');
    expect(err).not.toContain('port');
  });

  it('helps and tells its version on standard output', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    expect(await chainmail(['--version'])).toMatchObject({ status: 0, out: `${version}\n` });
    expect((await chainmail(['scan', '--help'])).out).toContain('--explain');
  });

  it('lists the signals', async () => {
    const { records } = await chainmail(['signals']);
    expect(records().length).toBeGreaterThan(3);
    for (const signal of records()) expect(signal.why).toMatch(/\.$/);
  });
});
