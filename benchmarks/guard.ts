/**
 * The guard's cost: time of `check` and `inspect` with a full session, memory of one session and of a thousand at once.
 * Without a detector: what is measured is the guard's own work.
 *
 *   node --expose-gc --import tsx benchmarks/guard.ts [MAILS]
 *
 * Prints one JSON object; times in milliseconds, memory in bytes.
 */
import { blindDetector, createGuard, type Session } from '../src/guard/index.ts';

const MAILS = Number(process.argv[2] ?? 50);
const CHECKS = 2_000;
const SESSIONS = 1_000;
const MAIL_CHARS = 5_000;
const ME = 'dana@example.com';
const guard = createGuard({ detector: blindDetector, account: ME });

const mail = (i: number): string =>
  `From: Person ${i} <p${i}@firm${i % 9}.example>\r\nTo: Dana <${ME}>\r\nSubject: Topic ${i}\r\nDate: Tue, 15 Sep 2026 10:00:00 +0000\r\nMessage-ID: <${i}@firm.example>\r\n\r\n${`Word${i} lorem ipsum dolor sit amet, see https://firm${i}.example/page and write to q${i}@firm.example. `.repeat(MAIL_CHARS / 90)}\r\n`;

async function filled(mails: number, first = 0): Promise<Session> {
  const session = guard.session();
  session.user(`Reply to Person ${first} that I will come`);
  for (let i = first; i < first + mails; i++) await session.observe('read_email', { id: i }, mail(i));
  return session;
}

function percentiles(times: number[]): Record<string, number> {
  times.sort((a, b) => a - b);
  const at = (share: number): number => Number(times[Math.floor(share * (times.length - 1))]!.toFixed(3));
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

function heap(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** A state keeps what it worked out of the user's words; new content makes it work that out again. */
async function timeChecks(session: Session): Promise<{ settled: number[]; afterContent: number[] }> {
  const settled: number[] = [];
  const afterContent: number[] = [];
  const check = (i: number): number => {
    const start = performance.now();
    session.check({
      tool: 'reply_email',
      args: { to: [`p${i % 60}@firm${(i % 60) % 9}.example`], body: `I will come, ${i}. `.repeat(5) },
    });
    return performance.now() - start;
  };
  for (let i = 0; i < CHECKS; i++) settled.push(check(i));
  for (let i = 0; i < 50; i++) {
    await session.observe('get_time', { i }, 'noon');
    afterContent.push(check(i));
  }
  return { settled, afterContent };
}

const session = await filled(MAILS);
await timeChecks(await filled(5, 900));
const { settled, afterContent } = await timeChecks(session);
const inspected: number[] = [];
for (let i = 0; i < 200; i++) {
  const start = performance.now();
  await guard.session().inspect(mail(i));
  inspected.push(performance.now() - start);
}
const before = heap();
const many: Session[] = [];
for (let i = 0; i < SESSIONS; i++) many.push(await filled(1, i));
const small = (heap() - before) / SESSIONS;
const right = many.filter(
  (one, i) =>
    one.check({ tool: 'reply_email', args: { to: [`p${i}@firm${i % 9}.example`], body: 'yes' } }).decision ===
      'allow' &&
    one.check({ tool: 'reply_email', args: { to: [`p${i + 1}@firm${(i + 1) % 9}.example`], body: 'yes' } })
      .decision !== 'allow',
).length;
const beforeFull = heap();
const full = guard.session();
full.user('Summarise');
for (let i = 0; i < 900; i++) await full.inspect(mail(i));
const fullBytes = heap() - beforeFull;
console.log(
  JSON.stringify(
    {
      mails: MAILS,
      checkMs: percentiles(settled),
      checkAfterNewContentMs: percentiles(afterContent),
      inspectMs: percentiles(inspected),
      sessionsAtOnce: SESSIONS,
      sessionsDecidingRight: right,
      bytesPerSessionOfOneMail: Math.round(small),
      bytesOfFullSession: fullBytes,
      itemsKeptOfFullSession: full.state.items.length,
      collected: globalThis.gc !== undefined,
    },
    null,
    1,
  ),
);
