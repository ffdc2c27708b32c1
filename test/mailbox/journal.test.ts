import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openJournal } from '../../src/mailbox/index.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  path = join(folder, 'scan.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(ids: readonly string[], key = 'model-1'): void {
  const journal = openJournal<number>(path, key);
  for (const [index, id] of ids.entries()) journal.append(id, index);
  journal.close();
}

function ids(): string[] {
  const journal = openJournal<number>(path, 'model-1');
  const found = [...journal.entries()].map((entry) => entry.id);
  journal.close();
  return found;
}

describe('a journal', () => {
  test('is written by one run at a time; the lock of a killed one is taken over', () => {
    const first = openJournal<number>(path, 'model-1');
    expect(() => openJournal<number>(path, 'model-1')).toThrow(/is being written by process \d+; wait/);
    first.append('a', 1);
    first.close();
    const gone = spawnSync(process.execPath, ['-e', '']).pid;
    writeFileSync(`${path}.lock`, String(gone));
    expect(ids()).toEqual(['a']);
  });

  test('is refused where it is a device', () => {
    expect(() => openJournal<number>('/dev/zero', 'model-1')).toThrow(/is no file; give the path of a new/);
  });

  test('remembers ids and values over runs, and takes each id once', () => {
    write(['a', 'b']);
    write(['b', 'c']);
    const journal = openJournal<number>(path, 'model-1');
    expect([journal.size, journal.has('a'), journal.has('x')]).toEqual([3, true, false]);
    expect([...journal.entries()]).toEqual([
      { id: 'a', value: 0 },
      { id: 'b', value: 1 },
      { id: 'c', value: 1 },
    ]);
    journal.close();
  });

  test('cut off anywhere, it loses at most the last line and goes on cleanly', () => {
    write(['first', 'zweiter-ü', 'third']);
    const whole = readFileSync(path);
    for (let length = whole.length - 1; length >= 0; length--) {
      writeFileSync(path, whole);
      truncateSync(path, length);
      const kept = ids();
      expect(['first', 'zweiter-ü', 'third'].slice(0, kept.length)).toEqual(kept);
      write(['first', 'zweiter-ü', 'third']);
      expect(ids()).toEqual(['first', 'zweiter-ü', 'third']);
    }
  });

  test('another key, another format and damage inside are refused with the remedy', () => {
    write(['a']);
    expect(() => openJournal(path, 'model-2')).toThrow(
      /written by another run \(model-1, this one is model-2\)/,
    );
    appendFileSync(path, '{"id": broken}\n{"id":"b","value":1}\n');
    expect(() => openJournal(path, 'model-1')).toThrow(/line 3: is damaged/);
    writeFileSync(path, '{"hello":1}\n');
    expect(() => openJournal(path, 'model-1')).toThrow(/not a journal/);
    expect(() => openJournal(join(folder, 'none', 'x'), 'k')).toThrow(/cannot be opened/);
  });

  test('a file that is no journal is never emptied', () => {
    writeFileSync(path, 'my notes');
    expect(() => openJournal(path, 'model-1')).toThrow(/not a journal/);
    expect(readFileSync(path, 'utf8')).toBe('my notes');
  });

  test('killed again and again, nothing is lost or doubled', async () => {
    const script = `
      import { openJournal } from ${JSON.stringify(new URL('../../src/mailbox/index.ts', import.meta.url).href)};
      const journal = openJournal(${JSON.stringify(path)}, 'model-1');
      console.log('open');
      for (let i = 0; i < 20000; i++) if (!journal.has('mail-' + i)) journal.append('mail-' + i, 'x'.repeat(i % 500));
      journal.close();
    `;
    let code: number | null = null;
    for (let run = 0; run < 20 && code !== 0; run++) {
      const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child.stdout.once('data', () => {
        if (run < 3) setTimeout(() => child.kill('SIGKILL'), 5 + run * 7);
      });
      code = await new Promise((resolve) => child.on('exit', resolve));
    }
    expect(code).toBe(0);
    expect(ids()).toEqual(Array.from({ length: 20_000 }, (_, i) => `mail-${i}`));
  }, 60_000);
});
