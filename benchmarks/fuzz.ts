/**
 * Mutational fuzzing of mail to verdict: `npx tsx benchmarks/fuzz.ts MINUTES [--seed N | --round N] FOLDER…`
 * (a round that was reported is run alone with `--round`).
 * Takes every file of the folders as a seed mail, changes its bytes, its tree of parts, and the tags, styles and text of
 * its HTML, and reports exceptions, answers over two seconds (the best of some tries), and spans, maps and risks that
 * cannot be. Exit 1 when anything was found; each finding is printed with the file, its round, and the source in base64
 * when it is small or asked for by its round.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loadDetector } from '../src/index.ts';
import { mutateBytes } from './fuzz/bytes.ts';
import { fault, type Sample } from './fuzz/faults.ts';
import { mutateHtml } from './fuzz/html.ts';
import { htmlParts, mutateHtmlPart, mutateMime } from './fuzz/mime.ts';
import { type Chance, chance, pick } from './fuzz/random.ts';

const PRINTED_BYTES = 4000;
const PRINTED_TIMES = 20;
const LARGEST_SEED = 300_000;
const LARGEST_SAMPLE = 3_000_000;

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const binary = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));

function mutate(source: Uint8Array, other: Uint8Array, next: Chance): Sample {
  if (next() < 0.2) {
    const body = htmlBody(latin1(source), next);
    if (body !== null) return body;
  }
  let bytes = source;
  for (let i = Math.floor(next() * 6); i >= 0; i--) {
    const kind = next();
    if (kind < 0.3) bytes = mutateBytes(bytes, other, next);
    else if (kind < 0.65) bytes = binary(mutateMime(latin1(bytes), latin1(other), next));
    else
      bytes = binary(mutateHtmlPart(latin1(bytes), next) ?? mutateMime(latin1(bytes), latin1(other), next));
    if (bytes.length > LARGEST_SAMPLE) break;
  }
  return { bytes, body: null };
}

/** A mail of one changed HTML part in plain UTF-8, so that spans can be held against the source. */
function htmlBody(source: string, next: Chance): Sample | null {
  const parts = htmlParts(source);
  if (parts.length === 0) return null;
  let body = pick(next, parts).replace(/[\r\0]/g, '');
  for (let i = Math.floor(next() * 6); i >= 0; i--) body = mutateHtml(body, next);
  const head = 'Subject: s\nContent-Type: text/html; charset=utf-8\n\n';
  const bytes = new TextEncoder().encode(head + body.slice(0, 200_000));
  return { bytes, body: new TextDecoder().decode(bytes.subarray(head.length)) };
}

function seedsIn(folders: readonly string[]): { file: string; bytes: Uint8Array }[] {
  const seeds: { file: string; bytes: Uint8Array }[] = [];
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true }) as string[]) {
      const file = join(folder, name);
      const size = statSync(file).isFile() ? statSync(file).size : 0;
      if (size === 0 || size > LARGEST_SEED) continue;
      const bytes = new Uint8Array(readFileSync(file));
      const html = /\.html?$/i.test(name) ? 'Subject: s\r\nContent-Type: text/html\r\n\r\n' : '';
      seeds.push({ file, bytes: html === '' ? bytes : binary(html + latin1(bytes)) });
    }
  return seeds;
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const minutes = Number(args.shift());
  const seedAt = args.indexOf('--seed');
  const seed = seedAt < 0 ? 1 : Number(args.splice(seedAt, 2)[1]);
  const onlyAt = args.indexOf('--round');
  const only = onlyAt < 0 ? null : Number(args.splice(onlyAt, 2)[1]);
  const seeds = args.length > 0 ? seedsIn(args) : [];
  if (!(minutes > 0) || seeds.length === 0) {
    console.error(
      'usage: npx tsx benchmarks/fuzz.ts MINUTES [--seed N | --round N] FOLDER… (folders with mail files)',
    );
    process.exitCode = 2;
    return;
  }
  const detector = await loadDetector();
  const stop = Date.now() + minutes * 60_000;
  let rounds = 0;
  let slowest = 0;
  const found = new Map<string, number>();
  while (Date.now() < stop) {
    const round = only ?? seed * 1_000_003 + rounds;
    rounds++;
    const next = chance(round);
    const base = pick(next, seeds);
    const sample = mutate(base.bytes, pick(next, seeds).bytes, next);
    const start = performance.now();
    const problem = await fault(sample, detector);
    slowest = Math.max(slowest, performance.now() - start);
    if (problem === null && only === null) continue;
    if (problem === null) break;
    const kind = problem
      .split('\n')
      .slice(0, 2)
      .join(' ')
      .replace(/\d+/g, '#')
      .replace(/hold ".*/, 'hold …');
    const times = (found.get(kind) ?? 0) + 1;
    found.set(kind, times);
    if (times > PRINTED_TIMES && only === null) continue;
    console.log(`round ${round} from ${base.file}: ${problem}`);
    if (only !== null || sample.bytes.length <= PRINTED_BYTES)
      console.log(Buffer.from(sample.bytes).toString('base64'));
    if (only !== null) break;
  }
  console.log(`${rounds} mails, slowest check ${Math.round(slowest)} ms, ${found.size} kinds of findings`);
  for (const [kind, times] of found) console.log(`${times} x ${kind}`);
  process.exitCode = found.size > 0 ? 1 : 0;
}

await main();
