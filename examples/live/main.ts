import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { blindDetector } from '../../src/guard/index.ts';
import { createGuard, loadDetector } from '../../src/index.ts';
import { attacksOf } from './cases/attacks.ts';
import { wishesFromData } from './cases/attacks-from-data.ts';
import { carriedJobs } from './cases/carried.ts';
import type { Job } from './cases/case.ts';
import { OWN_JOBS } from './cases/jobs/index.ts';
import { OWN_WISHES } from './cases/own-attacks.ts';
import type { Endpoint } from './chat.ts';
import { failures, table } from './report.ts';
import { runAll, type Setting } from './run.ts';
import { openScriptedEndpoint } from './scripted-endpoint.ts';
import { dovecotMissing, startDovecot } from './server/dovecot.ts';

const HELP = `npm run live -- [options]

A mailbox on a real IMAP server, an agent with mail tools, Chainmail in between.

  --attacks N     attacks of rows that nothing was fitted on (default 60), beside the project's own
  --jobs N        benign jobs (default 60)
  --data DIR      folder with the data sets (default $CHAINMAIL_DATA, else ../shared/data); without it own cases only
  --result KIND   what read_email gives back: source (default) or json
  --guard KIND    full (default); actions: content is judged by nobody, calls are; none: what the same attacks do then
  --endpoint URL  a real OpenAI-compatible endpoint, up to /chat/completions ($LIVE_ENDPOINT); the key is read from $LIVE_API_KEY
  --model NAME    its model ($LIVE_MODEL)
`;

const { values: options } = parseArgs({
  options: {
    attacks: { type: 'string', default: '60' },
    jobs: { type: 'string', default: '60' },
    data: { type: 'string' },
    result: { type: 'string', default: 'source' },
    guard: { type: 'string', default: 'full' },
    endpoint: { type: 'string', default: process.env.LIVE_ENDPOINT },
    model: { type: 'string', default: process.env.LIVE_MODEL ?? 'default' },
    help: { type: 'boolean', default: false },
  },
});

function oneOf(name: 'guard' | 'result', kinds: readonly string[]): void {
  if (!kinds.includes(options[name])) throw new Error(`--${name} ${options[name]}: give ${kinds.join(', ')}`);
}

function dataFolder(): string | null {
  const folder =
    options.data ??
    process.env.CHAINMAIL_DATA ??
    fileURLToPath(new URL('../../../shared/data', import.meta.url));
  return existsSync(folder) ? folder : null;
}

async function cases(): Promise<Job[]> {
  const data = dataFolder();
  if (data === null) console.error('no data sets here: the cases of this project only');
  const wishes = data === null ? [] : await wishesFromData(data, Number(options.attacks));
  const carried = data === null ? [] : await carriedJobs(data);
  const jobs = [...carried, ...OWN_JOBS].slice(0, Number(options.jobs));
  return [...attacksOf([...wishes, ...OWN_WISHES]), ...jobs];
}

async function main(): Promise<void> {
  if (options.help) return console.log(HELP);
  oneOf('guard', ['full', 'actions', 'none']);
  oneOf('result', ['source', 'json']);
  const missing = dovecotMissing();
  if (missing !== null) throw new Error(missing);
  const judge = options.guard === 'full' ? await loadDetector() : null;
  const detector = judge ?? blindDetector;
  const store = await startDovecot();
  const scripted = options.endpoint === undefined ? await openScriptedEndpoint() : null;
  const real: Endpoint = {
    url: options.endpoint ?? '',
    model: options.model,
    ...(process.env.LIVE_API_KEY ? { key: process.env.LIVE_API_KEY } : {}),
  };
  const setting: Setting = {
    store,
    endpoint: scripted ?? real,
    guard: options.guard === 'none' ? null : (account) => createGuard({ detector, account, now: Date.now }),
    result: options.result === 'json' ? 'json' : 'source',
  };
  try {
    const outcomes = await runAll(await cases(), setting);
    console.log(`content judged by ${judge?.model.card.id ?? 'nobody'}\n${table(outcomes)}`);
    const faults = failures(outcomes);
    if (faults !== '') console.log(`\n${faults}`);
  } finally {
    await scripted?.close();
    await store.stop();
  }
}

await main();
