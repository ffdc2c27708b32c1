import { SIGNALS } from '../signals/index.ts';
import { BESIDE_SIGNALS } from './beside-signals.ts';
import { colorsFor } from './colors.ts';
import { explain } from './explain.ts';
import type { Io } from './io.ts';
import type { Format } from './options.ts';
import { safeJson, safeLine } from './safe-text.ts';
import type { ScanRecord } from './scan-record.ts';
import { layout, summary, type Tally, tableHeader, tableRow } from './table.ts';

/** Writes the records of one scan in one format, as they come. */
export interface ScanOutput {
  begin(): Promise<void>;
  record(record: ScanRecord): Promise<void>;
  end(tally: Tally, seconds: number): Promise<void>;
}

export interface OutputOptions {
  readonly format: Format;
  readonly explain: boolean;
  readonly quiet: boolean;
}

export function scanOutput({ format, explain, quiet }: OutputOptions, io: Io): ScanOutput {
  if (format === 'jsonl') return jsonlOutput(io);
  if (format === 'json') return jsonOutput(io);
  return explain ? explainedOutput(quiet, io) : tableOutput(quiet, io);
}

const nothing = async (): Promise<void> => {};

const jsonlOutput = ({ stdout }: Io): ScanOutput => ({
  begin: nothing,
  record: (record) => stdout.write(`${safeJson(record)}\n`),
  end: nothing,
});

function jsonOutput({ stdout }: Io): ScanOutput {
  let separator = '';
  return {
    begin: () => stdout.write('['),
    async record(record) {
      await stdout.write(`${separator}\n${safeJson(record, 2)}`);
      separator = ',';
    },
    end: () => stdout.write('\n]\n'),
  };
}

/** The few words of a signal; a signal of a newer model speaks by its id. */
function titles(): (signal: string) => string {
  const known = new Map(SIGNALS.map(({ id, title }) => [id, title]));
  for (const { id, title } of BESIDE_SIGNALS) known.set(id, title);
  return (signal) => known.get(signal) ?? signal;
}

/** Flagged mails that stand by name below a table. */
const MOST_NAMED = 20;

function tableOutput(quiet: boolean, { stdout, env }: Io): ScanOutput {
  const colors = colorsFor(stdout, env);
  const at = layout(stdout.columns);
  const style = { colors, title: titles() };
  const flagged: string[] = [];
  return {
    begin: () => stdout.write(tableHeader(at, colors)),
    async record(record) {
      if (record.decision !== 'allow' && record.mail !== null && flagged.length < MOST_NAMED)
        flagged.push(
          `  ${colors[record.decision](record.decision.padEnd(8))}${safeLine(String(record.id))}\n`,
        );
      await stdout.write(tableRow(record, at, style));
    },
    async end(tally, seconds) {
      if (quiet) return;
      await stdout.write(summary(tally, seconds, colors));
      const more = tally.review + tally.block - flagged.length;
      const rest = more > 0 ? `  and ${more.toLocaleString('en')} more; --format jsonl names all\n` : '';
      // a path that had to be cut could not be given to --explain
      if (flagged.length > 0 && at.sender > 0)
        await stdout.write(`\nflagged; --explain tells why:\n${flagged.join('')}${rest}`);
    },
  };
}

function explainedOutput(quiet: boolean, { stdout, env }: Io): ScanOutput {
  const colors = colorsFor(stdout, env);
  return {
    begin: nothing,
    record: (record) => stdout.write(explain(record, { colors, columns: Math.min(120, stdout.columns) })),
    end: (tally, seconds) => (quiet ? nothing() : stdout.write(summary(tally, seconds, colors).trimStart())),
  };
}
