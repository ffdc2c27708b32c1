import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll } from 'vitest';

/** A data folder of one's own, removed after the test file. */
export function dataFolder(): { path: string; put: (name: string, content: string | Uint8Array) => string } {
  const path = mkdtempSync(join(tmpdir(), 'datasets-'));
  afterAll(() => rmSync(path, { recursive: true }));
  const put = (name: string, content: string | Uint8Array) => {
    const full = join(path, name);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, name.endsWith('.gz') ? gzipSync(content) : content);
    return full;
  };
  return { path, put };
}

export function jsonl(rows: readonly unknown[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}
