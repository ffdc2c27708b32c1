import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import tsdownConfig from '../tsdown.config.ts';

/** What each room (folder of src/) may import, besides `case.ts` and `errors.ts`. Rooms not named here may not exist. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  mail: [],
  unmask: [],
  learn: [],
  stages: ['mail'],
  signals: ['mail', 'unmask', 'stages'],
  detector: ['mail', 'unmask', 'learn', 'stages', 'signals'],
  guard: ['mail', 'unmask', 'learn', 'stages', 'signals', 'detector'],
  wire: ['mail', 'unmask', 'learn', 'stages', 'signals', 'detector', 'guard'],
  mailbox: ['mail'],
  datasets: ['mail', 'unmask', 'learn', 'stages', 'mailbox'],
  evaluation: [
    ...['mail', 'unmask', 'learn', 'stages', 'signals', 'detector', 'guard', 'wire'],
    ...['mailbox', 'datasets'],
  ],
  adapters: ['guard'],
  store: ['guard', 'mail', 'detector', 'mailbox'],
  server: ['guard', 'mail', 'detector', 'mailbox', 'wire', 'store'],
  queue: ['guard', 'mail', 'detector', 'mailbox'],
  web: [],
  cli: [
    ...['mail', 'unmask', 'learn', 'stages', 'signals', 'detector', 'guard', 'wire', 'mailbox'],
    ...['datasets', 'evaluation', 'adapters', 'store', 'server', 'queue'],
  ],
};

/** Rooms that run in a browser: no Node module, no clock, no chance. */
const PURE = ['mail', 'unmask', 'learn', 'stages', 'signals', 'detector', 'guard', 'wire'];

/** Files at the top of src/: words every room shares, and the edge of the library, which may import any room. */
const SHARED_FILES = ['case.ts', 'errors.ts'];
const EDGE_FILES = ['index.ts', 'load-detector.ts'];

/** Files that hold nothing but types the rooms share; a type-only import may name them directly. */
const CONTRACTS = [
  'case.ts',
  'errors.ts',
  'mail/message.ts',
  'unmask/reading.ts',
  'stages/stage.ts',
  'signals/signal.ts',
  'detector/verdict.ts',
];

const MAX_LINES = 500;
const AMBIENT = ['Buffer', 'process', 'require', '__dirname', '__filename', 'performance', 'setImmediate'];

interface Source {
  /** Path below src/, `/`-separated. */
  readonly path: string;
  readonly text: string;
}

interface Import {
  readonly from: string;
  readonly typeOnly: boolean;
}

const parse = ({ path, text }: Source): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);

function visit(file: ts.Node, each: (node: ts.Node) => void): void {
  const stack: ts.Node[] = [file];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    each(node);
    ts.forEachChild(node, (child) => void stack.push(child));
  }
}

function importsOf(source: Source): Import[] {
  const found: Import[] = [];
  visit(parse(source), (node) => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const typeOnly = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
      found.push({ from: node.moduleSpecifier.text, typeOnly });
    } else if (
      ts.isExportDeclaration(node) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      found.push({ from: node.moduleSpecifier.text, typeOnly: node.isTypeOnly });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      found.push({
        from: argument && ts.isStringLiteral(argument) ? argument.text : '<computed>',
        typeOnly: false,
      });
    }
  });
  return found;
}

const roomOf = (path: string): string | null => (path.includes('/') ? path.split('/')[0]! : null);

/** Everything in which a file departs from the table; empty when it keeps it. */
function importFaults(source: Source): string[] {
  const room = roomOf(source.path);
  if (room !== null && !(room in MAY_IMPORT))
    return [`${source.path}: there is no room "${room}" in the table`];
  const faults: string[] = [];
  for (const { from, typeOnly } of importsOf(source)) {
    if (!from.startsWith('.')) {
      const builtin = from.startsWith('node:') || builtinModules.includes(from);
      if (room !== null && PURE.includes(room) && (builtin || from === '<computed>'))
        faults.push(`${source.path}: a pure room imports ${from}`);
      continue;
    }
    const target = posix.normalize(posix.join(posix.dirname(source.path), from));
    const targetRoom = roomOf(target);
    if (target.startsWith('../') || (targetRoom !== null && targetRoom === room)) continue;
    if (typeOnly && CONTRACTS.includes(target)) {
      if (room === null || targetRoom === null || MAY_IMPORT[room]!.includes(targetRoom)) continue;
    }
    if (targetRoom === null) {
      if (!SHARED_FILES.includes(target) && !(room === 'cli' || EDGE_FILES.includes(source.path)))
        faults.push(`${source.path}: imports ${target}, an edge of the library`);
      continue;
    }
    const allowed = room === null ? EDGE_FILES.includes(source.path) : MAY_IMPORT[room]!.includes(targetRoom);
    if (!allowed) faults.push(`${source.path}: ${room ?? 'this file'} may not import ${targetRoom}`);
    else if (target !== `${targetRoom}/index.ts` && !/^adapters\/[^/]+\/index.ts$/.test(target))
      faults.push(`${source.path}: import ${targetRoom}/index.ts, not ${target}`);
  }
  return faults;
}

/** Uses of Node's globals, of the clock and of chance. */
function ambientFaults(source: Source): string[] {
  const faults: string[] = [];
  visit(parse(source), (node) => {
    const where = (): string =>
      `${source.path}:${node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    if (ts.isPropertyAccessExpression(node)) {
      const text = node.getText().replace(/\s/g, '');
      if (
        /^(Date\.now|Math\.random|crypto\.(randomUUID|getRandomValues)|globalThis\.(process|Buffer))$/.test(
          text,
        )
      )
        faults.push(`${where()}: ${text}`);
    }
    if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length)
      faults.push(`${where()}: new Date()`);
    if (!ts.isIdentifier(node) || !AMBIENT.includes(node.text)) return;
    const parent = node.parent;
    const isName =
      (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
      ((ts.isPropertyAssignment(parent) ||
        ts.isPropertySignature(parent) ||
        ts.isMethodDeclaration(parent) ||
        ts.isMethodSignature(parent)) &&
        parent.name === node);
    if (!isName) faults.push(`${where()}: ${node.text}`);
  });
  return faults;
}

const onlyReExports = (source: Source): boolean =>
  parse(source).statements.every((s) => ts.isExportDeclaration(s) && s.moduleSpecifier !== undefined);

const isGenerated = (source: Source): boolean =>
  /^\/\/ Generated by /.test(source.text) || source.path.includes('.generated.');

const src = new URL('../src/', import.meta.url);
const sources: Source[] = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => posix.relative(src.pathname, posix.join(entry.parentPath, entry.name)))
  .sort()
  .map((path) => ({ path, text: readFileSync(new URL(path, src), 'utf8') }));

describe('the house', () => {
  it('has files to look at', () => expect(sources.length).toBeGreaterThan(5));

  it('keeps the import table', () => expect(sources.flatMap(importFaults)).toEqual([]));

  it('keeps the pure rooms free of Node, clock and chance', () => {
    const pure = sources.filter((s) => PURE.includes(roomOf(s.path) ?? ''));
    expect(pure.length).toBeGreaterThan(5);
    expect(pure.flatMap(ambientFaults)).toEqual([]);
  });

  it('uses index.ts for re-exports only', () => {
    const indexes = sources.filter((s) => posix.basename(s.path) === 'index.ts');
    expect(indexes.filter((s) => !onlyReExports(s)).map((s) => s.path)).toEqual([]);
  });

  it(`has no file over ${MAX_LINES} lines`, () => {
    const long = sources.filter((s) => !isGenerated(s) && s.text.split('\n').length > MAX_LINES + 1);
    expect(long.map((s) => s.path)).toEqual([]);
  });

  it('has no room named utils, types or common', () => {
    expect(sources.filter((s) => /(^|\/)(utils?|types|common)\//.test(s.path)).map((s) => s.path)).toEqual(
      [],
    );
  });
});

describe('the checks themselves', () => {
  const file = (path: string, text: string): Source => ({ path, text });

  it.each([
    ['an upward import', 'learn/a.ts', "import { x } from '../mail/index.ts';"],
    ['a dynamic upward import', 'signals/a.ts', "const x = await import('../detector/index.ts');"],
    ['a re-export from above', 'unmask/index.ts', "export * from '../signals/index.ts';"],
    ['a file behind a door', 'detector/a.ts', "import { x } from '../learn/tfidf.ts';"],
    ['a contract imported for its values', 'detector/a.ts', "import { x } from '../mail/message.ts';"],
    ['a contract of a room above', 'mail/a.ts', "import type { X } from '../detector/verdict.ts';"],
    ['a Node module in a pure room', 'mail/a.ts', "import { readFileSync } from 'node:fs';"],
    ['a bare Node module in a pure room', 'mail/a.ts', "import fs from 'fs';"],
    ['an unknown room', 'helpers/a.ts', 'export {};'],
    ['the edge from inside', 'guard/a.ts', "import { loadDetector } from '../index.ts';"],
  ])('see %s', (_name, path, text) => expect(importFaults(file(path, text))).toHaveLength(1));

  it('let pass what the table allows', () => {
    const text = [
      "import type { Message } from '../mail/message.ts';",
      "import { fit } from '../learn/index.ts';",
      "import { ModelError } from '../errors.ts';",
      "import { zip } from 'fflate';",
    ].join('\n');
    expect(importFaults(file('detector/a.ts', text))).toEqual([]);
  });

  it.each([
    'Buffer.from(x)',
    'process.env.X',
    'Date.now()',
    'new Date()',
    'Math.random()',
    'globalThis.process',
  ])('see %s', (text) => expect(ambientFaults(file('mail/a.ts', `const y = ${text};`))).toHaveLength(1));

  it('take no property for a global', () => {
    expect(ambientFaults(file('mail/a.ts', 'job.process(); const o = { Buffer: 1 }; new Date(0);'))).toEqual(
      [],
    );
  });

  it('see logic in an index', () => {
    expect(onlyReExports(file('mail/index.ts', 'export const x = 1;'))).toBe(false);
    expect(onlyReExports(file('mail/index.ts', "export { x } from './x.ts';"))).toBe(true);
  });
});

describe('package.json', () => {
  const entry = (tsdownConfig as { entry: Record<string, string> }).entry;
  const built = (path: string): string => path.replace(/^(\.\/)?dist\//, '').replace(/\.js$/, '');

  it('exports what the build makes from an existing source', () => {
    for (const [name, target] of Object.entries(packageJson.exports)) {
      if (typeof target === 'string') continue;
      expect(entry, name).toHaveProperty([built(target.default)]);
      expect(target.types, name).toBe(target.default.replace(/\.js$/, '.d.ts'));
    }
    for (const [name, target] of Object.entries(packageJson.bin))
      expect(entry, name).toHaveProperty([built(target)]);
  });

  it('builds from sources that exist', () => {
    const paths = sources.map((s) => `src/${s.path}`);
    for (const path of Object.values(entry)) expect(paths).toContain(path);
  });

  it('pins every version', () => {
    const versions = { ...packageJson.dependencies, ...packageJson.devDependencies };
    for (const [name, version] of Object.entries(versions))
      expect(version, name).toMatch(/^(npm:@?[\w./-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/);
  });
});
