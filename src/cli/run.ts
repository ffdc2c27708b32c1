import { availableParallelism } from 'node:os';
import { Command, CommanderError, Option } from 'commander';
import packageJson from '../../package.json' with { type: 'json' };
import { ChainmailError } from '../errors.ts';
import { type Io, PipeClosed } from './io.ts';
import { commas, count, failLevel, format, jobCount, list, mode, port, positive, price } from './options.ts';
import { safeLine } from './safe-text.ts';
import type { Status } from './status.ts';

const DEFAULT_JOBS = Math.min(4, availableParallelism());

/** Runs one command line (without `node` and the script) and gives its exit status. Never throws. */
export async function run(args: readonly string[], io: Io): Promise<Status> {
  let status: Status = 0;
  const say: string[] = [];
  // Sub-commands inherit these settings when they are made.
  const program = new Command('chainmail')
    .exitOverride()
    .configureOutput({ writeOut: (text) => void say.push(text), writeErr: () => {} });
  addCommands(program, io, (outcome) => {
    status = outcome;
  });
  try {
    await program.parseAsync(args as string[], { from: 'user' }).catch(async (error) => {
      if (!(error instanceof CommanderError && error.exitCode === 0)) throw error;
      await io.stdout.write(say.join(''));
    });
    return status;
  } catch (error) {
    if (error instanceof PipeClosed) return 141;
    if (!(error instanceof CommanderError) && io.signal.aborted) {
      await io.stderr.write('chainmail: interrupted\n');
      return 130;
    }
    await io.stderr.write(`chainmail: ${complaint(error, commandOf(program, args))}\n`);
    if (io.env.CHAINMAIL_DEBUG && error instanceof Error) await io.stderr.write(`${error.stack}\n`);
    return 2;
  }
}

/** The command that the arguments lead to, in words: `chainmail data get`. */
function commandOf(program: Command, args: readonly string[]): string {
  const words = ['chainmail'];
  let command: Command | undefined = program;
  for (const word of args) {
    command = command.commands.find((one) => one.name() === word);
    if (command === undefined) break;
    words.push(word);
  }
  return words.join(' ');
}

/** One clear line: what is wrong and what to do. */
function complaint(error: unknown, command: string): string {
  if (error instanceof CommanderError) {
    if (error.code === 'commander.help') return `no command given (${command} --help lists them)`;
    return `${safeLine(error.message.replace(/^error: /, ''))} (see ${command} --help)`;
  }
  if (error instanceof ChainmailError) return safeLine(error.message);
  const message = error instanceof Error ? error.message : String(error);
  return `unexpected fault: ${safeLine(message)} (set CHAINMAIL_DEBUG=1 for the stack)`;
}

/** Each command loads its own code when it runs: `check` of one mail must not pay for `train`. */
function addCommands(program: Command, io: Io, done: (status: Status) => void): void {
  program
    .description(packageJson.description)
    .version(packageJson.version)
    .showSuggestionAfterError()
    .configureHelp({ showGlobalOptions: false });

  program
    .command('scan')
    .description('judge mail: .eml files, folders, Maildir, mbox (plain or .gz), - for standard input')
    .argument('<path...>', 'files and folders')
    .option(
      '--format <format>',
      'table, json or jsonl (default: table on a terminal or with --explain, jsonl in a pipe)',
      format,
    )
    .option('--fail-on <decision>', 'exit 1 from this decision on: review or block', failLevel, 'review')
    .option('--exit-zero', 'exit 0 even when mail is flagged (errors still exit 2)')
    .option('--explain', "show the mail's text, what was found in it, and why")
    .option('--jobs <n>', 'worker threads', jobCount, DEFAULT_JOBS)
    .option('--resume <file>', 'keep a journal there, and go on after what it already holds')
    .option('--model <file>', 'model to judge with (default: the one that ships)')
    .option('--quiet', 'no progress line, no summary')
    .action(async (paths, options) =>
      done(await (await import('./commands/scan.ts')).scan(paths, options, io)),
    );

  program
    .command('check')
    .description('judge one case in the JSON wire format, or one a line: content and a proposed action')
    .argument('[file]', 'request, - for standard input', '-')
    .option('--jsonl', 'one request a line; answers keep the order')
    .option('--fail-on <decision>', 'exit 1 from this decision on: review or block', failLevel, 'review')
    .option('--exit-zero', 'exit 0 even when something is flagged (errors still exit 2)')
    .option('--model <file>', 'model to judge with (default: the one that ships)')
    .action(async (file, options) =>
      done(await (await import('./commands/check.ts')).check(file, options, io)),
    );

  program
    .command('train')
    .description('fit a model by a recipe; the same recipe and data give the same bytes')
    .argument('<recipe>', 'recipe file, or the name of one that ships')
    .requiredOption('--data <folder>', 'folder with the data sets')
    .requiredOption('--out <file>', 'model file to write; finished fits wait beside it: run again to resume')
    .option(
      '--jobs <n>',
      'processes that share the fits (default: as cores and memory allow, to 4)',
      jobCount,
    )
    .option('--keep-fits', 'leave the finished fits beside the model: other thresholds then need no new ones')
    .addOption(new Option('--worker').hideHelp())
    .action(async (recipe, options) =>
      done(await (await import('./commands/train.ts')).train(recipe, options, io)),
    );

  program
    .command('evaluate')
    .description('run the protocols of a recipe and write a report: ours beside the published figures')
    .argument('<recipe>', 'recipe file, such as recipes/evaluation.json')
    .requiredOption('--data <folder>', 'folder with the data sets')
    .requiredOption('--out <folder>', 'where the report and finished results go; run again to resume')
    .option('--quick', 'small samples, minutes: tests the machinery, measures nothing')
    .option('--only <protocols>', 'ids of protocols, such as P1,P5', commas)
    .option('--mode <mode>', 'paper, leakFree or both (default: those of the recipe)', mode)
    .option('--jobs <n>', 'processes that share the work (default: one a core); changes no figure', jobCount)
    .addOption(new Option('--worker <code>').hideHelp())
    .action(async (recipe, options) =>
      done(await (await import('./commands/evaluate.ts')).evaluate(recipe, options, io)),
    );

  program
    .command('model')
    .description('show what a model was made from and what it promises')
    .argument('[file]', 'model (default: the one that ships)')
    .option('--format <format>', 'table, json or jsonl', format)
    .action(async (file, options) =>
      done(await (await import('./commands/model.ts')).model(file, options, io)),
    );

  program
    .command('mcp')
    .description('stand between an MCP client and a mail server: screen results, gate calls')
    .argument('[command...]', 'server to start and guard, after --')
    .option('--url <url>', 'address of a server to guard (streamable HTTP), in place of a command')
    .option('--listen <port>', 'serve on this port of 127.0.0.1, in place of standard input and output', port)
    .option('--config <file>', 'account, user_request, rules and more, as TOML or JSON')
    .option('--model <file>', 'model to judge with (default: the one that ships)')
    .action(async (command, options) =>
      done(await (await import('./commands/mcp.ts')).mcp(command, options, io)),
    );

  addData(program, io, done);
  addPeers(program, io, done);

  program
    .command('detector')
    .description(
      'score texts with a Hugging Face classifier from its folder (without one: those of the paper)',
    )
    .argument('[folder]', 'config.json, tokenizer.json and ONNX weights')
    .option('--file <file>', 'JSON lines with id, text and, if known, label; - for standard input', '-')
    .option('--set <set>', 'score a data set instead')
    .option('--data <folder>', 'folder with the data sets')
    .option('--split <split>', 'only this split of the set')
    .option('--limit <n>', 'only the first rows', positive)
    .option('--calibrate', 'the strict threshold that these benign rows give')
    .action(async (folder, options) =>
      done(await (await import('./commands/detector.ts')).detector(folder, options, io)),
    );

  program
    .command('judge')
    .description('ask a model behind an OpenAI-compatible endpoint about each text (key: OPENAI_API_KEY)')
    .argument('[file]', 'JSON lines with id, text and, if known, label; - for standard input', '-')
    .option('--set <set>', 'judge a data set instead')
    .option('--data <folder>', 'folder with the data sets')
    .option('--split <split>', 'only this split of the set')
    .option('--limit <n>', 'only the first rows', positive)
    .requiredOption('--cache <file>', 'answers are kept there, and not asked for again')
    .option('--endpoint <url>', 'base of the API (default: $OPENAI_BASE_URL, else OpenAI)')
    .option('--model <name>', 'model to ask', 'gpt-4.1-mini')
    .option('--workers <n>', 'requests at once', jobCount, 1)
    .option('--timeout <seconds>', 'most for one request', positive, 60)
    .option('--retries <n>', 'attempts after the first', count, 3)
    .option('--price-in <dollars>', 'for a million tokens in', price, 0.4)
    .option('--price-out <dollars>', 'for a million tokens out', price, 1.6)
    .option('--seconds-per-request <s>', 'guess for the estimate', price, 1.2)
    .option('--threshold <p>', 'probability from which a text counts as flagged', price, 0.5)
    .option('--dry-run', 'estimate cost and time, send nothing')
    .option('--quiet', 'no progress line')
    .action(async (file, options) =>
      done(await (await import('./commands/judge.ts')).judge(file, options, io)),
    );

  program
    .command('signals')
    .description('list every sign that is looked for')
    .option('--format <format>', 'table, json or jsonl', format)
    .action(async (options) => done(await (await import('./commands/signals.ts')).signals(options, io)));
}

function addPeers(program: Command, io: Io, done: (status: Status) => void): void {
  const peers = program
    .command('peers')
    .description('measure published packages of the same purpose on the same rows');
  const into = ['--into <folder>', 'folder the packages are installed into'] as const;

  peers
    .command('list')
    .description('the packages known, and their configurations')
    .option(...into)
    .action(async (options) => done(await (await import('./commands/peers.ts')).peersList(options, io)));

  peers
    .command('install')
    .description('install exact versions with npm, each in a folder of its own, without install scripts')
    .argument('[peer...]', 'which (default: all)')
    .requiredOption(...into)
    .action(async (names, options) =>
      done(await (await import('./commands/peers.ts')).peersInstall(names, options, io)),
    );

  const limits = (command: Command): Command =>
    command
      .option('--seconds <n>', 'most for one text', positive, 60)
      .option('--memory <mb>', 'most for one process', positive, 2048);

  limits(peers.command('table'))
    .description(
      'make the tables of detection, false alarms at equal recall, disguises and cost, with Chainmail in them',
    )
    .requiredOption('--data <folder>', 'folder with the data sets')
    .requiredOption(...into)
    .requiredOption('--out <folder>', 'where to write peers.json and peers.md')
    .option('--model <file>', 'model that Chainmail runs (default: the one that ships)')
    .option('--peer <configuration>', 'only these (default: all but the slow ones)', list)
    .option('--command <name=command>', 'a scorer of your own: JSON lines in, JSON lines out', list)
    .option(
      '--module <name=file>',
      'a scorer of your own: an ES module whose default export scores a text',
      list,
    )
    .option(
      '--budget <seconds>',
      'most for one configuration and table; the rest is told as not reached',
      positive,
      900,
    )
    .option('--every <n>', 'take every n-th row only, to try it', positive, 1)
    .action(async (options) =>
      done(await (await import('./commands/peers.ts')).peersTableCommand(options, io)),
    );

  limits(peers.command('score'))
    .description('turn JSON lines with texts into JSON lines with scores')
    .argument('[configuration]', 'a configuration of peers list')
    .option('--file <file>', 'texts, - for standard input', '-')
    .option('--into <folder>', 'folder the packages are installed into', '.')
    .option('--command <command>', 'a scorer of your own: JSON lines in, JSON lines out')
    .option('--module <file>', 'a scorer of your own: an ES module')
    .action(async (configuration, options) =>
      done(await (await import('./commands/peers.ts')).peersScore(configuration, options, io)),
    );
}

function addData(program: Command, io: Io, done: (status: Status) => void): void {
  const data = program
    .command('data')
    .description('the published data sets: what they are, how to get them, whether they are whole');
  const folder = ['--data <folder>', 'folder with one folder per set'] as const;

  data
    .command('list')
    .description('every set: rows, size, licence, where it comes from')
    .option(...folder)
    .option('--format <format>', 'table, json or jsonl', format)
    .action(async (options) => done(await (await import('./commands/data.ts')).dataList(options, io)));

  data
    .command('get')
    .description(
      'download sets from their own hubs (HF_TOKEN for gated ones, HF_ENDPOINT for a mirror); run again to resume',
    )
    .argument('<set...>', 'ids of data list')
    .requiredOption(...folder)
    .option('--retries <n>', 'attempts after the first, per file', count, 6)
    .option('--quiet', 'no progress line')
    .action(async (sets, options) =>
      done(await (await import('./commands/data.ts')).dataGet(sets, options, io)),
    );

  data
    .command('verify')
    .description('compare what is there with the published sizes and checksums')
    .argument('[set...]', 'ids of data list (default: every set that has a folder)')
    .requiredOption(...folder)
    .option('--format <format>', 'table, json or jsonl', format)
    .action(async (sets, options) =>
      done(await (await import('./commands/data.ts')).dataVerify(sets, options, io)),
    );

  data
    .command('audit')
    .description(
      'copies in and across sets and splits, contradicting labels, giveaways of form, how well the set is told from the text',
    )
    .argument('[set...]', 'ids of data list (default: every set that has a folder)')
    .requiredOption(...folder)
    .option('--rows <n>', 'most rows looked at per set, drawn with the seed', positive, 20_000)
    .option('--published-form', "look at the rows in the paper's text form, with its frames")
    .option('--seed <n>', 'seed of every draw', count, 2026)
    .option('--format <format>', 'table, json or jsonl', format)
    .option('--quiet', 'no progress line')
    .action(async (sets, options) =>
      done(await (await import('./commands/data-audit.ts')).dataAudit(sets, options, io)),
    );
}
