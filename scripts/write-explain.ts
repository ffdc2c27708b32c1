import { readFileSync, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { Io, Sink } from '../src/cli/io.ts';
import { run } from '../src/cli/run.ts';

/**
 * Makes the captured output in docs/explain.md and README.md again, with the model that ships: `npx tsx scripts/write-explain.ts`.
 * A fenced block of docs/explain.md whose first line ends in the name of a mail in docs/explain/ is that mail explained.
 */

async function capture(args: readonly string[], columns: number, cwd: string): Promise<string> {
  let text = '';
  const screen = (write: (piece: string) => void): Sink => ({
    isTTY: false,
    columns,
    write: async (piece) => write(piece),
  });
  const io: Io = {
    stdin: Readable.from([]),
    stdout: screen((piece) => {
      text += piece;
    }),
    stderr: screen((piece) => process.stderr.write(piece)),
    env: { NO_COLOR: '1' },
    cwd,
    signal: new AbortController().signal,
    worker: null,
  };
  const status = await run(args, io);
  if (status > 1) throw new Error(`chainmail ${args.join(' ')} ended with ${status}`);
  return text.replace(/ +$/gm, '').trimEnd();
}

const FOLDER = 'docs/explain';
const DOC = 'docs/explain.md';
const doc = readFileSync(DOC, 'utf8');
let remade = 0;
let out = '';
let last = 0;
for (const block of doc.matchAll(/```\n([^\n]*\s(\S+\.eml))\n[\s\S]*?```/g)) {
  const file = block[2]!.replace(/^.*\//, '');
  const text = await capture(['scan', '--explain', '--quiet', `${FOLDER}/${file}`], 100, '.');
  out += `${doc.slice(last, block.index)}\`\`\`\n${text.replace(`${FOLDER}/`, '')}\n\`\`\``;
  last = block.index + block[0].length;
  remade++;
}
writeFileSync(DOC, out + doc.slice(last));
process.stderr.write(`${DOC}: ${remade} captures\n`);

const README = 'README.md';
const COMMAND = '    $ chainmail scan --explain samples/mailbox/03-attack-hidden-html.eml\n';
const readme = readFileSync(README, 'utf8');
const start = readme.indexOf(COMMAND);
const end = readme.indexOf('\nOffending stretches are marked', start);
if (start < 0 || end < 0) throw new Error(`${README}: the explained sample is not where it was`);
const shown = await capture(
  ['scan', '--explain', '--quiet', 'samples/mailbox/03-attack-hidden-html.eml'],
  100,
  '.',
);
const indented = shown
  .split('\n')
  .map((line) => (line === '' ? '' : `    ${line}`))
  .join('\n');
writeFileSync(README, `${readme.slice(0, start)}${COMMAND}\n${indented}\n${readme.slice(end)}`);
process.stderr.write(`${README}: the explained sample\n`);
