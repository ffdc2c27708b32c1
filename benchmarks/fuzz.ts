/**
 * Mutational fuzzing of `parseMessage`: `npx tsx benchmarks/fuzz.ts MINUTES [--seed N | --round N] FOLDER…`
 * (a round that was reported is run alone with `--round`).
 * Takes every file of the folders as a seed mail, changes it by bytes and by structure (MIME and HTML), and reports
 * exceptions, answers over two seconds, and broken promises of the result. Exit 1 when anything was found; each finding
 * is printed with the file, the seed of its round, and the source in base64 when it is small.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseMessage } from '../src/mail/index.ts';

const SLOW_MS = 2000;
const PRINTED_BYTES = 4000;
const LARGEST_SEED = 300_000;

/** mulberry32: small, and the same on every machine. */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Pieces of mail that parsers have tripped over. */
const PIECES = [
  '\r',
  '\n',
  '\r\n\r\n',
  '\0',
  '--',
  '=',
  '=\r\n',
  '"',
  '(',
  ';',
  ':',
  '<',
  '>',
  '=?utf-8?B?',
  '?=',
  '=?utf-8?Q?=E9?=',
  '\r\n ',
  'Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n',
  'Content-Type: message/rfc822\r\n\r\n',
  'Content-Type: multipart/alternative; boundary="',
  'Content-Transfer-Encoding: base64\r\n',
  'Content-Transfer-Encoding: quoted-printable\r\n',
  'Content-Type: text/html; charset=utf-7\r\n',
  'Content-Type: text/calendar\r\n\r\nBEGIN:VCALENDAR\r\nSUMMARY:',
  "; filename*0*=utf-8''%E2%80",
  '<div style="display:none">',
  '</div>',
  '<style>',
  '<!--',
  '-->',
  '<table><tr><td>',
  '&#',
  '<a href="',
  '\u202e',
  '> ',
  '-- \r\n',
  'On Mon, 1 Jan 2024 10:00, A <a@b.c> wrote:\r\n',
  '%PDF-1.4\n',
  'PK\u0003\u0004',
  'begin 644 a\r\n',
];

function mutate(source: Uint8Array, other: Uint8Array, next: () => number): Uint8Array {
  let bytes = source;
  const rounds = 1 + Math.floor(next() * 6);
  for (let i = 0; i < rounds; i++) bytes = mutateOnce(bytes, other, next);
  return bytes;
}

function mutateOnce(bytes: Uint8Array, other: Uint8Array, next: () => number): Uint8Array {
  const place = Math.floor(next() * (bytes.length + 1));
  const span = Math.floor(next() * next() * Math.min(2000, bytes.length - place));
  const piece = new TextEncoder().encode(PIECES[Math.floor(next() * PIECES.length)]!);
  switch (Math.floor(next() * 10)) {
    case 0:
      return splice(bytes, place, span, new Uint8Array(0));
    case 1:
      return splice(bytes, place, 0, piece);
    case 2:
      return splice(bytes, place, 0, bytes.subarray(place, place + span));
    case 3:
      return splice(bytes, place, span, other.subarray(0, Math.floor(next() * other.length)));
    case 4:
      return splice(bytes, place, 0, repeated(piece, 1 + Math.floor(next() * 3000)));
    case 5: {
      const copy = bytes.slice();
      for (let k = 0; k < 1 + next() * 20 && copy.length > 0; k++)
        copy[Math.floor(next() * copy.length)] = Math.floor(next() * 256);
      return copy;
    }
    case 6:
      return lines(bytes, next, (list, i) => list.splice(i, 1));
    case 7:
      return lines(bytes, next, (list, i) => list.splice(Math.floor(next() * list.length), 0, list[i]!));
    case 8:
      return bytes.subarray(0, place);
    default:
      // the mail inside another mail
      return splice(bytes, bytes.length, 0, wrapped(bytes));
  }
}

function wrapped(bytes: Uint8Array): Uint8Array {
  const head = new TextEncoder().encode('\r\nContent-Type: message/rfc822\r\n\r\n');
  return splice(head, head.length, 0, bytes);
}

function splice(bytes: Uint8Array, at: number, remove: number, insert: Uint8Array): Uint8Array {
  const out = new Uint8Array(bytes.length - remove + insert.length);
  out.set(bytes.subarray(0, at));
  out.set(insert, at);
  out.set(bytes.subarray(at + remove), at + insert.length);
  return out;
}

function repeated(piece: Uint8Array, times: number): Uint8Array {
  const out = new Uint8Array(piece.length * times);
  for (let i = 0; i < times; i++) out.set(piece, i * piece.length);
  return out;
}

function lines(
  bytes: Uint8Array,
  next: () => number,
  change: (list: string[], i: number) => void,
): Uint8Array {
  const list = Buffer.from(bytes).toString('latin1').split('\n');
  change(list, Math.floor(next() * list.length));
  return new Uint8Array(Buffer.from(list.join('\n'), 'latin1'));
}

function seedsIn(folders: readonly string[]): { file: string; bytes: Uint8Array }[] {
  const seeds: { file: string; bytes: Uint8Array }[] = [];
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true }) as string[]) {
      const file = join(folder, name);
      const size = statSync(file).isFile() ? statSync(file).size : 0;
      if (size > 0 && size < LARGEST_SEED) seeds.push({ file, bytes: new Uint8Array(readFileSync(file)) });
    }
  return seeds;
}

/** What is wrong with the answer to a source; null when all is well. */
async function fault(bytes: Uint8Array): Promise<string | null> {
  const start = performance.now();
  try {
    const message = await parseMessage(bytes);
    const ms = performance.now() - start;
    if (ms > SLOW_MS) return `slow: ${Math.round(ms)} ms for ${bytes.length} bytes`;
    for (const segment of message.segments) {
      if (segment.text.trim() === '') return `blank segment of origin ${segment.origin}`;
      const range = segment.source.range;
      if (range !== undefined && !(range[0] >= 0 && range[0] <= range[1])) return `bad range ${range}`;
    }
    return null;
  } catch (error) {
    return `threw ${error instanceof Error ? error.stack : String(error)}`;
  }
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
  const stop = Date.now() + minutes * 60_000;
  let rounds = 0;
  let slowest = 0;
  const found = new Map<string, number>();
  while (Date.now() < stop) {
    const round = only ?? seed * 1_000_003 + rounds;
    rounds++;
    const next = random(round);
    const base = seeds[Math.floor(next() * seeds.length)]!;
    const other = seeds[Math.floor(next() * seeds.length)]!;
    const bytes = mutate(base.bytes, other.bytes, next);
    const start = performance.now();
    const problem = await fault(bytes);
    slowest = Math.max(slowest, performance.now() - start);
    if (problem === null && only === null) continue;
    if (problem === null) break;
    const kind = problem.split('\n').slice(0, 2).join(' ').replace(/\d+/g, '#');
    const times = (found.get(kind) ?? 0) + 1;
    found.set(kind, times);
    if (times > 3) continue;
    console.log(`round ${round} from ${base.file}: ${problem}`);
    if (bytes.length <= PRINTED_BYTES) console.log(Buffer.from(bytes).toString('base64'));
    if (only !== null) break;
  }
  console.log(`${rounds} mails, slowest answer ${Math.round(slowest)} ms, ${found.size} kinds of findings`);
  for (const [kind, times] of found) console.log(`${times} x ${kind}`);
  process.exitCode = found.size > 0 ? 1 : 0;
}

await main();
