import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { InputError } from '../../src/errors.ts';
import {
  isFailure,
  type MailEntry,
  type OpenOptions,
  openMailbox,
  type RawMail,
} from '../../src/mailbox/index.ts';

const MAIL = (name: string) => `From: ${name}@example.org\nSubject: ${name}\n\nHello from ${name}.\n`;
const MBOX = ['a', 'b']
  .map((name) => `From ${name}@example.org Thu Jan  1 00:00:00 1970\n${MAIL(name)}\n`)
  .join('');

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mailbox-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function put(path: string, content: string | Uint8Array): string {
  const full = join(root, path);
  mkdirSync(join(full, '..'), { recursive: true });
  writeFileSync(full, content);
  return full;
}

async function read(paths: string | string[], options: OpenOptions = {}): Promise<MailEntry[]> {
  const entries: MailEntry[] = [];
  for await (const entry of openMailbox(paths, options)) entries.push(entry);
  return entries;
}

const mails = (entries: MailEntry[]) => entries.filter((entry): entry is RawMail => !isFailure(entry));
const subjects = (entries: MailEntry[]) =>
  mails(entries).map((mail) => /Subject: (.*)/.exec(Buffer.from(mail.bytes).toString())?.[1]);
const errors = (entries: MailEntry[]) => entries.filter(isFailure).map(({ error }) => error);

describe('one file', () => {
  test('.eml, whatever its content', async () => {
    const path = put('x.eml', 'no header at all');
    expect(await read(path)).toMatchObject([
      { id: path, source: { file: path, offset: 0, index: 0 }, truncated: false },
    ]);
  });

  test('.eml that is no text at all is told of, wherever it lies', async () => {
    const noise = Buffer.alloc(5000);
    for (let i = 0; i < noise.length; i++) noise[i] = ((i + 1) ** 3 * 48271) % 257;
    put('m/noise.eml', noise);
    put('m/zeros.eml', Buffer.alloc(100));
    put('m/twice.eml.gz', gzipSync(gzipSync(MAIL('a'))));
    put('m/picture.eml', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
    put('m/letter.msg', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]));
    put('m/data.mbox', '{"a":1}');
    put('m/other.bin', noise);
    const entries = await read(join(root, 'm'));
    expect(mails(entries)).toEqual([]);
    expect(errors(entries).map(({ message }) => message.slice(message.indexOf(': ') + 2))).toEqual([
      expect.stringContaining('is no mbox'),
      expect.stringContaining('Outlook .msg'),
      expect.stringContaining('no mail but binary data'),
      expect.stringContaining('no mail but a PNG image'),
      expect.stringContaining('no mail but gzip data inside gzip data'),
      expect.stringContaining('no mail but binary data'),
    ]);
  });

  test('mail in an 8-bit or ISO-2022 charset, with NULs or a binary body is mail', async () => {
    put('m/1.eml', Buffer.from('From: a@a.example\nSubject: 1\n\n\0\0\0\x01\x02\x03', 'latin1'));
    put('m/2.eml', Buffer.from('\xc4\xe3\xba\xc3 no header \0', 'latin1'));
    put('m/3.eml', '\x1b$B$3$s\x1b(B '.repeat(20));
    const entries = await read(join(root, 'm'));
    expect(errors(entries)).toEqual([]);
    expect(entries).toHaveLength(3);
  });

  test('mail and mbox in UTF-16, as a Windows shell writes them', async () => {
    const little = put('x.eml', Buffer.from(`\ufeff${MAIL('a')}`, 'utf16le'));
    const big = put('y.mbox', Buffer.from(`\ufeff${MBOX}`, 'utf16le').swap16());
    expect(subjects(await read([little, big]))).toEqual(['a', 'a', 'b']);
  });

  test('an endless input that is no mbox is read up to the limit', async () => {
    async function* endless() {
      for (;;) yield Buffer.from('y\n'.repeat(500));
    }
    const [entry] = mails(await read('-', { stdin: Readable.from(endless()), maxMailBytes: 5000 }));
    expect(entry).toMatchObject({ truncated: true });
    expect(entry!.bytes).toHaveLength(5000);
  });

  test('mbox, plain and gzipped, by content; ids hold the offset', async () => {
    const plain = put('box', MBOX);
    const zipped = put('box.gz', gzipSync(MBOX));
    expect(subjects(await read([plain, zipped]))).toEqual(['a', 'b', 'a', 'b']);
    const [first, second] = mails(await read(plain));
    expect([first!.id, second!.id]).toEqual([`${plain}#0`, `${plain}#${MBOX.length / 2}`]);
    expect([first!.source.index, second!.source.index]).toEqual([0, 1]);
  });

  test('a mail over the limit is cut and says so', async () => {
    const path = put('big.eml', MAIL('big') + 'x'.repeat(5000));
    const [mail] = mails(await read(path, { maxMailBytes: 100 }));
    expect(mail).toMatchObject({ truncated: true, size: MAIL('big').length + 5000 });
    expect(mail!.bytes).toHaveLength(100);
  });

  test('what is no mail is refused with the remedy', async () => {
    const text = put('notes.txt', 'Nothing: to see\nhere\n');
    const outlook = put('x.msg', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3));
    const [first, second] = errors(await read([text, outlook]));
    expect(first?.message).toContain(`${text}: looks neither like a mail nor like an mbox`);
    expect(second?.message).toContain('export it as .eml');
  });
});

describe('standard input', () => {
  const stdin = (content: string | Buffer) => ({ stdin: Readable.from([Buffer.from(content)]) });
  test('one mail, an mbox, or a gzipped one', async () => {
    expect(await read('-', stdin(MAIL('one')))).toMatchObject([{ id: '-', source: { file: '-' } }]);
    expect(subjects(await read('-', stdin(MBOX)))).toEqual(['a', 'b']);
    expect(subjects(await read('-', stdin(gzipSync(MBOX))))).toEqual(['a', 'b']);
  });
  test('bytes that arrive one at a time', async () => {
    const one = Readable.from([...MBOX].map((byte) => Buffer.from(byte)));
    expect(subjects(await read('-', { stdin: one }))).toEqual(['a', 'b']);
  });
});

describe('a folder', () => {
  test('recursive, sorted, mail by name or by look, the rest passed over', async () => {
    put('in/b.eml', MAIL('b'));
    put('in/a/2.eml.gz', gzipSync(MAIL('a2')));
    put('in/a/1', MAIL('a1'));
    put('in/c/box.mbox', MBOX);
    put('in/readme.md', '# Subject: none\n');
    put('in/data.json', '{"from": 1}');
    put('in/empty', '');
    symlinkSync(join(root, 'in'), join(root, 'in/ring'));
    expect(subjects(await read(join(root, 'in')))).toEqual(['a1', 'a2', 'b', 'a', 'b']);
  });

  test.skipIf(process.getuid?.() === 0)(
    'a file without permission is an error and the rest goes on',
    async () => {
      chmodSync(put('in/a.eml', MAIL('a')), 0);
      put('in/b.eml', MAIL('b'));
      const entries = await read(join(root, 'in'));
      expect(errors(entries)[0]?.message).toContain('may not be read');
      expect(subjects(entries)).toEqual(['b']);
    },
  );
});

describe('a Maildir', () => {
  test('folders, flags, no half-written mail; ids outlive a change of flags', async () => {
    put('md/new/1.x', MAIL('new'));
    put('md/cur/0.x:2,FS', MAIL('seen'));
    put('md/cur/2.x:2,', MBOX);
    put('md/tmp/9.x', MAIL('half'));
    put('md/.Work.2024/cur/5.x:2,R', MAIL('work'));
    mkdirSync(join(root, 'md/.Work.2024/new'));
    put('md/dovecot.index', 'From nobody');
    const entries = mails(await read(join(root, 'md')));
    expect(entries.map(({ source }) => [source.folder, source.flags])).toEqual([
      ['INBOX', 'FS'],
      ['INBOX', ''],
      ['INBOX', ''],
      ['Work.2024', 'R'],
    ]);
    expect(entries.map(({ id }) => id)).toEqual(
      ['INBOX/0.x', 'INBOX/1.x', 'INBOX/2.x', 'Work.2024/5.x'].map((id) => join(root, 'md', id)),
    );
  });
});

describe('trouble', () => {
  test('a missing path, then the others', async () => {
    const good = put('good.eml', MAIL('good'));
    const entries = await read([join(root, 'none.eml'), good]);
    expect(entries[0]).toMatchObject({ path: join(root, 'none.eml') });
    expect(errors(entries)[0]).toBeInstanceOf(InputError);
    expect(errors(entries)[0]?.message).toContain('there is no such file or folder; check the path');
    expect(subjects(entries)).toEqual(['good']);
  });

  test('damaged gzip: what came before the damage, then an error', async () => {
    const many = MBOX.repeat(4000);
    const path = put('cut.mbox.gz', gzipSync(many, { level: 1 }).subarray(0, -2000));
    const entries = await read(path);
    expect(mails(entries).length).toBeGreaterThan(1000);
    expect(errors(entries)).toHaveLength(1);
    expect(errors(entries)[0]?.message).toContain('gzip');
  });

  test('a limit that is no number of bytes', async () => {
    await expect(read('x', { maxMailBytes: 0 })).rejects.toThrow('maxMailBytes is 0');
  });
});
