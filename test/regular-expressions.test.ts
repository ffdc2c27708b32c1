import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/**
 * Every regular expression literal of the rooms that read hostile text, timed on inputs made from its own pattern: its literal beginnings
 * followed by many of each character that it speaks of, and an end that fits nothing. A pattern whose time grows with the
 * square of the input takes seconds for these.
 */
/** Rooms that read published data sets, held against checksums, and never a mail from outside. */
const TRUSTED = /^(?:datasets|evaluation)\//;
const SRC = fileURLToPath(new URL('../src', import.meta.url));
/** From short to long, so that a pattern of exponential time is told before it takes forever. */
const LENGTHS = [24, 300, 2_000, 40_000];
const SLOW_MS = 350;

interface Found {
  readonly at: string;
  readonly pattern: RegExp;
}

function literals(): Found[] {
  const found = new Map<string, Found>();
  for (const name of readdirSync(SRC, { recursive: true }) as string[]) {
    if (!name.endsWith('.ts') || TRUSTED.test(name)) continue;
    const source = ts.createSourceFile(name, readFileSync(join(SRC, name), 'utf8'), ts.ScriptTarget.Latest);
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/');
        const flags = node.text.slice(end + 1).replace('y', '');
        const pattern = new RegExp(node.text.slice(1, end), flags.includes('g') ? flags : `${flags}g`);
        if (/[*+]|\{\d+,/.test(node.text) && !found.has(node.text))
          found.set(node.text, { at: `${name} ${node.text}`, pattern });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return [...found.values()];
}

const ESCAPES: Readonly<Record<string, string>> = {
  s: ' ',
  d: '0',
  w: 'a',
  n: '\n',
  t: '\t',
  r: '\r',
  S: 'x',
  D: 'x',
  W: ' ',
};

/** Characters and literal runs that a pattern speaks of. */
function piecesOf(source: string): string[] {
  const bare = source
    .replace(/\\p\{[^}]*\}/gi, 'é')
    .replace(/\\u\{?([0-9a-f]{4,6})\}?/gi, (_, hex: string) => {
      const point = Number.parseInt(hex, 16);
      return point < 0x110000 ? `\\${String.fromCodePoint(point)}` : '';
    });
  const pieces = new Set<string>([' ', 'a', '0', '\n', '(', '<', '=']);
  let run = '';
  for (let i = 0; i < bare.length; i++) {
    let char = bare[i]!;
    const escaped = char === '\\';
    if (escaped) {
      i++;
      char = ESCAPES[bare[i]!] ?? bare[i] ?? '';
    }
    if (!escaped && '[](){}|?*+^$.:,'.includes(char)) {
      if (run.length > 1) pieces.add(run);
      run = '';
      if (char === ':' || char === ',') pieces.add(char);
      continue;
    }
    run += char;
    pieces.add(char);
  }
  if (run.length > 1) pieces.add(run);
  return [...pieces].slice(0, 24);
}

function* attacks(source: string, length: number): Generator<string> {
  const pieces = piecesOf(source);
  const starts = ['', ...pieces.filter((piece) => piece.length > 1 || '(<=[;"/'.includes(piece)).slice(0, 5)];
  for (const piece of pieces) {
    const many = piece.repeat(Math.ceil(length / piece.length));
    for (const start of starts) yield `${start}${many}\u0001`;
  }
  for (const one of pieces.slice(0, 8))
    for (const other of pieces.slice(0, 8))
      if (one !== other)
        yield `${(one + other).repeat(length / (2 * Math.max(one.length, other.length)))}\u0001`;
}

const cpu = (run: () => void): number => {
  const before = process.cpuUsage();
  run();
  const { user } = process.cpuUsage(before);
  return user / 1000;
};

function slowest(pattern: RegExp): { ms: number; input: string } {
  let worst = { ms: 0, input: '' };
  for (const input of LENGTHS.flatMap((length) => [...attacks(pattern.source, length)])) {
    const search = (): void => {
      pattern.lastIndex = 0;
      pattern.test(input);
    };
    let ms = cpu(search);
    // a pause of the collector is not the pattern's fault
    for (let i = 0; i < 2 && ms > SLOW_MS; i++) ms = Math.min(ms, cpu(search));
    if (ms > worst.ms) worst = { ms, input };
    if (ms > SLOW_MS) break;
  }
  return worst;
}

describe('regular expressions take time in proportion to their input', { timeout: 60_000 }, () => {
  test('the check tells a pattern that does not', () => {
    for (const bad of [/=+$/, /^(\d+\.?\d*)$/, /blur\(\s*([^()]*)\)/])
      expect(slowest(bad).ms, bad.source).toBeGreaterThan(SLOW_MS);
  });

  test.each(literals())('$at', ({ pattern }) => {
    const { ms, input } = slowest(pattern);
    expect(ms, JSON.stringify(input.slice(0, 60))).toBeLessThanOrEqual(SLOW_MS);
  });
});
