import { resolve } from 'node:path';
import { loadDataset } from '../datasets/index.ts';
import { InputError } from '../errors.ts';
import { judgeText } from '../evaluation/index.ts';
import { openInput } from './files.ts';
import type { Io } from './io.ts';
import { jsonLines } from './json-lines.ts';

/** A text to judge, with its label where it is known. */
export interface LabelledText {
  readonly id: string;
  readonly text: string;
  readonly label: 0 | 1 | null;
}

/** Which rows: those of a set, or of the file named beside. */
export interface TextSource {
  readonly set?: string;
  readonly data?: string;
  readonly split?: string;
  readonly limit?: number;
}

/** Rows of a set, or of a file of JSON lines. */
export async function textRows(
  file: string,
  { set, data, split, limit }: TextSource,
  io: Io,
): Promise<LabelledText[]> {
  if (set === undefined) {
    const rows: LabelledText[] = [];
    for await (const line of jsonLines(await openInput(file, io))) {
      if (typeof line !== 'string') throw line;
      rows.push(textRow(line, rows.length + 1));
    }
    return limit === undefined ? rows : rows.slice(0, limit);
  }
  if (data === undefined)
    throw new InputError('no-data', `--set ${set} needs --data, the folder with the data sets`);
  const { examples } = await loadDataset(set, resolve(io.cwd, data), {
    keep: (example) => split === undefined || example.split === split,
  });
  return examples
    .slice(0, limit)
    .map((example) => ({ id: example.id, text: judgeText(example), label: example.label }));
}

function textRow(line: string, number: number): LabelledText {
  let value: { id?: unknown; text?: unknown; label?: unknown } | null;
  try {
    value = JSON.parse(line);
  } catch {
    value = null;
  }
  if (typeof value?.text !== 'string')
    throw new InputError('json', `line ${number} has no text; give one object a line: {"id":"1","text":"…"}`);
  const { id, text, label } = value;
  return { id: String(id ?? number), text: text as string, label: label === 0 || label === 1 ? label : null };
}
