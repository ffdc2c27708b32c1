import { SIGNALS } from '../../signals/index.ts';
import { BESIDE_SIGNALS } from '../beside-signals.ts';
import { colorsFor } from '../colors.ts';
import { wrap } from '../columns.ts';
import type { Io } from '../io.ts';
import { chooseFormat, type Format } from '../options.ts';
import type { Status } from '../status.ts';
import { columnsOf } from '../table.ts';

/** `chainmail signals`: every sign the detector knows. */
export async function signals(options: { readonly format?: Format }, io: Io): Promise<Status> {
  const format = chooseFormat(options.format, io);
  const rows = [...SIGNALS, ...BESIDE_SIGNALS].map(({ id, stage, severity, title, why }) => ({
    ...{ id, stage, severity, title, why },
  }));
  if (format === 'jsonl') await io.stdout.write(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  else if (format === 'json') await io.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
  else {
    const colors = colorsFor(io.stdout, io.env);
    const heads = columnsOf(rows.map((row) => [row.id, row.severity, row.stage, row.title])).split('\n');
    const lines = rows.flatMap((row, i) => [
      colors.bold(heads[i]!),
      ...wrap(row.why, io.stdout.columns - 4).map((line) => `    ${colors.dim(line)}`),
    ]);
    await io.stdout.write(
      `${lines.join('\n')}\n\n${SIGNALS.length} signals, and ${BESIDE_SIGNALS.length} findings that no signal makes\n`,
    );
  }
  return 0;
}
