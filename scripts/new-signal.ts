/** `npm run new:signal <id>`: writes `src/signals/<id>.ts` with empty proofs and registers it. The tests fail until they are filled in. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../src/signals/', import.meta.url);
const id = process.argv[2] ?? '';

/** Says what is wrong and ends. */
function refuse(message: string): never {
  console.error(`new:signal: ${message}`);
  process.exit(2);
}

if (!/^[a-z]+(-[a-z]+)+$/.test(id))
  refuse(`"${id}" is no id: give two or more lower-case words joined by hyphens (secrets-order)`);
const file = new URL(`${id}.ts`, folder);
if (existsSync(file)) refuse(`src/signals/${id}.ts is there already`);

const name = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const template = `import type { Occurrence, Signal } from './signal.ts';

export const ${name}: Signal = {
  id: '${id}',
  stage: 'defenseBypassed',
  severity: 'medium',
  title: '', // a few words
  why: '', // one sentence for the reader of a verdict
  keywords: [], // lower case; one of them must occur, or find is not asked
  matches: [], // each must be found; write your own, take none from a data set
  nearMisses: [], // ordinary mail that looks alike; none may be found
  find(texts) {
    const found: Occurrence[] = [];
    for (const text of texts) {
      // linear in text.lower; offsets are those of text.reading.text
      const start = text.lower.indexOf('…');
      if (start >= 0) found.push({ text, start, end: start + 1 });
    }
    return found;
  },
};
`;

const registry = new URL('signals.ts', folder);
const source = readFileSync(registry, 'utf8');
const imports = [...source.matchAll(/^import \{ \w+ \} from '\.\/.*';$/gm)].map(([line]) => line);
const last = imports.at(-1);
const listEnd = source.lastIndexOf('];');
if (last === undefined || listEnd < 0)
  refuse('src/signals/signals.ts has another form than expected: register by hand');

writeFileSync(file, template);
const withEntry = `${source.slice(0, listEnd)}  ${name},\n${source.slice(listEnd)}`;
writeFileSync(registry, withEntry.replace(last, `${last}\nimport { ${name} } from './${id}.ts';`));
console.log(
  `src/signals/${id}.ts written and registered. Fill in its proofs, then: npx vitest run test/signals`,
);
