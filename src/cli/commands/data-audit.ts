import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Example } from '../../case.ts';
import {
  type AuditedSet,
  type AuditReport,
  auditSets,
  DATASETS,
  findDataset,
  type Overlap,
  openDataset,
  type SetAudit,
} from '../../datasets/index.ts';
import { DataError, InputError } from '../../errors.ts';
import { publishedForm } from '../../evaluation/index.ts';
import { createRng } from '../../learn/index.ts';
import { type Colors, colorsFor } from '../colors.ts';
import type { Io } from '../io.ts';
import { chooseFormat, type Format } from '../options.ts';
import { Progress } from '../progress.ts';
import { safeLine } from '../safe-text.ts';
import type { Status } from '../status.ts';
import { columnsOf } from '../table.ts';

export interface AuditCommandOptions {
  readonly data: string;
  readonly format?: Format;
  readonly seed: number;
  /** Rows looked at per set. */
  readonly rows: number;
  /** Look at the rows in the paper's text form, frames and all, and not in the one form that all sets share here. */
  readonly publishedForm?: boolean;
  readonly quiet?: boolean;
}

/**
 * `chainmail data audit [SET…]`: copies, labels that contradict, giveaways of form, and how well the set is told from the
 * text. Without names, every set that has a folder. Rows beyond the limit are drawn as they stream past, so that a large
 * set is never held whole.
 */
export async function dataAudit(
  ids: readonly string[],
  options: AuditCommandOptions,
  io: Io,
): Promise<Status> {
  const folder = resolve(io.cwd, options.data);
  const sets =
    ids.length > 0
      ? ids.map(findDataset)
      : DATASETS.filter((set) => set.shipped || existsSync(join(folder, set.folder)));
  if (sets.every(({ shipped }) => shipped) && ids.length === 0)
    throw new InputError(
      'no-sets',
      `${options.data} has no folder of a known set; chainmail data list names them`,
    );
  const progress = new Progress(io.stderr, !options.quiet);
  const drawn: { id: string; examples: Example[]; rows: number }[] = [];
  let failed = false;
  for (const { id } of sets) {
    io.signal.throwIfAborted();
    try {
      drawn.push({ id, ...(await draw(id, { folder, options, progress })) });
    } catch (error) {
      // Of all that lie about, a set without its files is no fault; one that is named is.
      if (!(error instanceof DataError)) throw error;
      await progress.clear();
      if (ids.length > 0 || error.code !== 'data-missing') failed = true;
      await io.stderr.write(`${safeLine(error.message)}\n`);
    }
  }
  await progress.clear();
  if (drawn.length === 0) return 2;
  const audit = auditSets(drawn, { seed: options.seed, maxRows: options.rows });
  const report: AuditReport = {
    ...audit,
    sets: [
      ...audit.sets.map((set, i) => ({ ...set, rows: drawn[i]!.rows })),
      ...sources(drawn).map((source) => auditSets([source], { seed: options.seed }).sets[0]!),
    ],
  };
  await io.stdout.write(await written(report, chooseFormat(options.format, io), io));
  return failed ? 2 : 0;
}

/**
 * Sources that lie in several entries (LLMail's attacks and its benign mail), as one set each: only together do they hold
 * both classes, and so show what of their form tells them apart.
 */
function sources(drawn: readonly AuditedSet[]): AuditedSet[] {
  const bySource = new Map<string, AuditedSet[]>();
  for (const set of drawn) {
    const { set: source } = findDataset(set.id);
    bySource.set(source, [...(bySource.get(source) ?? []), set]);
  }
  return [...bySource].flatMap(([source, sets]) =>
    sets.length < 2
      ? []
      : [{ id: `${source} (${sets.length} entries)`, examples: sets.flatMap(({ examples }) => examples) }],
  );
}

interface Drawing {
  readonly folder: string;
  readonly options: AuditCommandOptions;
  readonly progress: Progress;
}

/** A uniform sample of at most so many rows (reservoir, algorithm R), in the order of the set. */
async function draw(
  id: string,
  { folder, options, progress }: Drawing,
): Promise<{ examples: Example[]; rows: number }> {
  const rng = createRng(options.seed);
  const kept: { at: number; example: Example }[] = [];
  let rows = 0;
  const reader = openDataset(id, folder, {
    onProgress: ({ file, rows: read }) =>
      void progress.show(() => `${id} ${file}  ${read.toLocaleString('en')} rows`),
  });
  for await (const { raw: _, ...row } of reader) {
    const example = options.publishedForm ? publishedForm(row) : row;
    if (kept.length < options.rows) kept.push({ at: rows, example });
    else {
      const slot = rng.int(rows + 1);
      if (slot < options.rows) kept[slot] = { at: rows, example };
    }
    rows++;
  }
  kept.sort((a, b) => a.at - b.at);
  return { examples: kept.map(({ example }) => example), rows };
}

async function written(report: AuditReport, format: Format, io: Io): Promise<string> {
  if (format === 'json') return `${JSON.stringify(report, null, 2)}\n`;
  if (format === 'jsonl') {
    const { sets, ...across } = report;
    return [...sets, across].map((part) => `${JSON.stringify(part)}\n`).join('');
  }
  return auditText(report, colorsFor(io.stdout, io.env));
}

const MOST = 12;

function auditText(report: AuditReport, colors: Colors): string {
  const parts: string[] = [
    colors.bold('Rows, copies inside a set, labels that contradict'),
    columnsOf([
      ['set', 'rows', 'looked at', 'distinct', 'near-copy groups', 'groups with both labels'],
      ...report.sets.map((set) => [
        set.id,
        ...[set.rows, set.sampled, set.distinct, set.nearCopyGroups, set.conflicts.near].map(String),
      ]),
    ]),
    ...overlapPart('Copies across splits', splitOverlaps(report.sets), colors),
    ...overlapPart('Copies across sets', Object.entries(report.acrossSets), colors),
    ...overlapPart(
      'Copies across sets whose labels differ',
      Object.entries(report.conflictsAcrossSets),
      colors,
    ),
    '',
    colors.bold('Giveaways: a trait of form that tells attack from benign'),
    giveaways(report.sets),
    '',
    colors.bold('Set identity: how often the text alone names the set, within one class'),
    identity(report),
  ];
  return `${parts.join('\n')}\n`;
}

const splitOverlaps = (sets: readonly SetAudit[]): [string, Overlap][] =>
  sets.flatMap(({ id, acrossSplits }) =>
    Object.entries(acrossSplits).map(([pair, overlap]): [string, Overlap] => [`${id}: ${pair}`, overlap]),
  );

function overlapPart(title: string, overlaps: readonly [string, Overlap][], colors: Colors): string[] {
  if (overlaps.length === 0) return [];
  const rows = [...overlaps]
    .sort(([, a], [, b]) => b.near - a.near)
    .map(([pair, { exact, near, examples }]) => [
      pair,
      `${exact} same`,
      `${near} near-copy groups`,
      examples[0] ? safeLine(`e.g. ${examples[0].join(' = ')}`) : '',
    ]);
  const more = rows.length > MOST ? [`and ${rows.length - MOST} more pairs (--format json tells all)`] : [];
  return ['', colors.bold(title), columnsOf(rows.slice(0, MOST)), ...more];
}

function giveaways(sets: readonly SetAudit[]): string {
  const rows = sets.flatMap(({ id, giveaways }) =>
    giveaways
      .slice(0, MOST)
      .map(({ trait, attacks, benign, balancedAccuracy }) => [
        id,
        safeLine(trait),
        `${percent(attacks)} of attacks`,
        `${percent(benign)} of benign`,
        `right ${percent(balancedAccuracy)}`,
      ]),
  );
  return rows.length === 0 ? 'none found' : columnsOf(rows);
}

function identity({ identity }: AuditReport): string {
  if (identity.length === 0) return 'fewer than two sets share a class';
  return identity
    .map(({ label, rows, accuracy, majority, recall }) => {
      const head = `${label === 1 ? 'attacks' : 'benign rows'}: ${percent(accuracy)} of ${rows} named rightly (always the largest: ${percent(majority)})`;
      const sets = Object.entries(recall).map(([id, share]) => [`  ${id}`, percent(share)]);
      return `${head}\n${columnsOf(sets)}`;
    })
    .join('\n');
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
