/**
 * `npm run bench`: what a scan costs. One core, one process; compare ratios, not milliseconds of other machines.
 * `npm run bench -- --json` prints one JSON object.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { benchmarkMail, largeMails } from './mails.ts';

const KB = 1024;
const MB = 1024 * KB;
const WARM_UP = 400;
const RUNS = 3_000;
const SIZES = [3 * KB, 30 * KB, 300 * KB, 3 * MB, 25 * MB];
const STARTS = 15;

const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))]!;
const sortedTimes = (times: readonly number[]): number[] => times.toSorted((a, b) => a - b);
const median = (times: readonly number[]): number => quantile(sortedTimes(times), 0.5);

// what users run: the build, for the library as for the command line
const library = new URL('../dist/index.js', import.meta.url);
const { loadDetector, parseMessage } = (await import(library.href)) as typeof import('../src/index.ts');
const detector = await loadDetector();
async function verdict(bytes: Uint8Array): Promise<number> {
  const start = performance.now();
  detector.assess({ context: [{ kind: 'email', message: await parseMessage(bytes) }] });
  return performance.now() - start;
}

/** Milliseconds from bytes to verdict of a 3 KB mail. */
async function small(): Promise<{ p50: number; p99: number; perSecond: number }> {
  const mail = benchmarkMail(3 * KB);
  for (let i = 0; i < WARM_UP; i += 1) await verdict(mail);
  const times: number[] = [];
  for (let i = 0; i < RUNS; i += 1) times.push(await verdict(mail));
  const sorted = sortedTimes(times);
  const total = times.reduce((sum, t) => sum + t, 0);
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99), perSecond: (1000 * RUNS) / total };
}

/** Milliseconds per MB at growing sizes: equal figures mean linear time. */
async function growth(): Promise<{ bytes: number; ms: number; msPerMb: number }[]> {
  const rows = [];
  for (const size of SIZES) {
    const mail = benchmarkMail(size);
    const times: number[] = [];
    for (let i = 0; i < (size > MB ? 3 : 30); i += 1) times.push(await verdict(mail));
    const ms = median(times);
    rows.push({ bytes: mail.length, ms, msPerMb: (ms * MB) / mail.length });
  }
  return rows;
}

const cli = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
function start(args: readonly string[], input: string): number {
  const begin = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { input, encoding: 'utf8' });
  if (status === 2) throw new Error(`${args.join(' ')}: ${stderr}`);
  return performance.now() - begin;
}

/** Median start times in milliseconds, empty Node and `check` by turns, so that load meets both. */
function startUp(): { emptyNode: number; check: number; above: number } {
  const request = JSON.stringify({
    context: [{ kind: 'email', raw: new TextDecoder().decode(benchmarkMail(3 * KB)) }],
  });
  const empty: number[] = [];
  const check: number[] = [];
  for (let i = 0; i < STARTS; i += 1) {
    empty.push(start(['-e', ''], ''));
    check.push(start([cli, 'check'], request));
  }
  const above = median(check) - median(empty);
  return { emptyNode: median(empty), check: median(check), above };
}

/** Peak resident memory in MB of `scan --jobs 1` over an mbox of `count` mails of 3 KB, and over each large mail. */
function memory(): { mbox: number; large: Record<string, { mb: number; ms: number }> } {
  const folder = mkdtempSync(join(tmpdir(), 'chainmail-bench-'));
  const peak = (path: string): number => {
    // process.report would start a thread; the exit hook reads the kernel's own high-water mark.
    const hook = `process.on('exit',()=>process.stderr.write('peak '+process.resourceUsage().maxRSS+'\\n'))`;
    const args = ['--import', `data:text/javascript,${encodeURIComponent(hook)}`, cli];
    const { stderr } = spawnSync(process.execPath, [...args, 'scan', '--jobs', '1', '--exit-zero', path], {
      encoding: 'utf8',
      maxBuffer: 1024 * MB,
    });
    return Number(/peak (\d+)/.exec(stderr)?.[1]) / KB;
  };
  try {
    const one = Buffer.from(benchmarkMail(3 * KB));
    const from = Buffer.from('From ines@halden.example Tue Sep  8 16:42:10 2026\n');
    const entry = Buffer.concat([from, one, Buffer.from('\n')]);
    const mbox = join(folder, 'many.mbox');
    writeFileSync(mbox, Buffer.concat(Array.from({ length: 20_000 }, () => entry)));
    const large: Record<string, { mb: number; ms: number }> = {};
    for (const [shape, make] of Object.entries(largeMails(25 * MB))) {
      const path = join(folder, `${shape}.eml`);
      writeFileSync(path, make());
      const begin = performance.now();
      large[shape] = { mb: peak(path), ms: performance.now() - begin };
    }
    return { mbox: peak(mbox), large };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const result = { small: await small(), growth: await growth(), startUp: startUp(), memory: memory() };
if (process.argv.includes('--json')) console.log(JSON.stringify(result));
else {
  const ms = (value: number): string => `${value.toFixed(2)} ms`;
  console.log(
    `3 KB mail, bytes to verdict: p50 ${ms(result.small.p50)}, p99 ${ms(result.small.p99)}, ${Math.round(result.small.perSecond)} a second (aim: 1 ms, 5 ms)`,
  );
  for (const { bytes, ms: time, msPerMb } of result.growth)
    console.log(`${(bytes / KB).toFixed(0).padStart(7)} KB: ${ms(time).padStart(12)}, ${ms(msPerMb)} per MB`);
  const [first, last] = [result.growth[1]!, result.growth.at(-1)!];
  console.log(`per MB, largest over 30 KB: ${(last.msPerMb / first.msPerMb).toFixed(2)} times (linear: 1)`);
  const { emptyNode, check, above } = result.startUp;
  console.log(
    `check of one mail: ${ms(check)}, empty Node ${ms(emptyNode)}: ${ms(above)} above (aim: 250 ms)`,
  );
  const { mbox, large } = result.memory;
  console.log(`peak memory of scan --jobs 1: ${mbox.toFixed(0)} MB over 20,000 mails (aim: 250 MB)`);
  for (const [shape, { mb, ms: time }] of Object.entries(large))
    console.log(
      `  one of 25 MB, ${shape}: ${mb.toFixed(0)} MB, ${ms(time)} with the start (aim: 300 MB, 2 s)`,
    );
}
