import { SIGNALS } from '../signals/index.ts';
import { colorsFor } from './colors.ts';
import { explain } from './explain.ts';
import type { Io } from './io.ts';
import type { Format } from './options.ts';
import { safeJson } from './safe-text.ts';
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
  known.set('text-model', 'reads like known attacks');
  return (signal) => known.get(signal) ?? signal;
}

function tableOutput(quiet: boolean, { stdout, env }: Io): ScanOutput {
  const colors = colorsFor(stdout, env);
  const at = layout(stdout.columns);
  const style = { colors, title: titles() };
  return {
    begin: () => stdout.write(tableHeader(at, colors)),
    record: (record) => stdout.write(tableRow(record, at, style)),
    end: (tally, seconds) => (quiet ? nothing() : stdout.write(summary(tally, seconds, colors))),
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
