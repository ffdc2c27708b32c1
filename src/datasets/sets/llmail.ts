import type { Example, StageOutcome } from '../../case.ts';
import type { DataFile, Dataset } from '../dataset.ts';
import { facets, optionalText, text, textKey, wrong } from '../fields.ts';
import type { Row } from '../rows.ts';
import type { SetFolder } from '../set-folder.ts';
import { llmailOutcome, OBJECTIVES } from './llmail-outcome.ts';
import { llmailRequests, scenarioNumber } from './llmail-requests.ts';

export const HUB = 'https://huggingface.co/datasets/microsoft/llmail-inject-challenge/resolve/main/data';
export const ABOUT = {
  set: 'llmail',
  folder: 'llmail',
  homepage: 'https://huggingface.co/datasets/microsoft/llmail-inject-challenge',
  licence: { name: 'MIT' },
} as const;

export const scenarios: DataFile = {
  name: 'scenarios.json',
  part: 'scenarios',
  kind: 'published',
  url: `${HUB}/scenarios.json`,
};

/** Submissions of the challenge (Abdelnabi et al., arXiv:2506.09956), one row each, with the outcome of the attack. */
export const llmail: Dataset = {
  id: 'llmail',
  title: 'LLMail-Inject: submissions to the challenge with their outcomes',
  ...ABOUT,
  published: { phase1: 370_724, phase2: 90_916 },
  files: [
    {
      name: 'data/raw_submissions_phase1.jsonl',
      pattern: /(^|\/)raw_submissions_phase1\.jsonl$/,
      part: 'phase1',
      kind: 'published',
      url: `${HUB}/raw_submissions_phase1.jsonl`,
      rows: 370_724,
      bytes: 1_666_413_489,
      sha256: 'a9c62eca699dd270fdfbbfbfcc1253f5e5017f6d5a34ff7cb0f2cbb80b7f7c0a',
    },
    {
      name: 'data/raw_submissions_phase2.jsonl',
      pattern: /(^|\/)raw_submissions_phase2\.jsonl$/,
      part: 'phase2',
      kind: 'published',
      url: `${HUB}/raw_submissions_phase2.jsonl`,
      rows: 90_916,
      bytes: 263_506_099,
      sha256: 'a9207e1d893ccb74ca6f9cc5eecea433bc49c23a26bed88088afd385c7ab18b6',
    },
    scenarios,
    { name: 'llmailtest_phase1.jsonl', part: 'phase1', kind: 'sample' },
    { name: 'yunwei37_phase2.jsonl', part: 'phase2', kind: 'sample' },
    // Hand-copied rows of both phases; the phase column tells.
    { name: 'transcribed_agentmailguard_phase2.jsonl', part: 'phase2', kind: 'sample' },
    { name: 'transcribed_atr_full_success.jsonl', part: 'phase1', kind: 'sample' },
  ],
  read: readSubmissions,
};

async function* readSubmissions(folder: SetFolder): AsyncGenerator<Example> {
  const requests = await llmailRequests(folder);
  for (const part of folder.parts()) {
    if (part === 'scenarios') continue;
    for (const { path, file } of folder.find(part))
      for await (const row of folder.rows(path, file)) yield submission(row, part, requests);
  }
}

function submission(row: Row, part: string, requests: ReadonlyMap<string, string>): Example {
  // Nulls occur and stand for empty; a row without the columns is another file.
  for (const column of ['subject', 'body', 'objectives'])
    if (row.value[column] === undefined)
      throw wrong(
        row,
        `has no column ${column}`,
        `its columns are ${Object.keys(row.value).join(', ') || 'none'}`,
      );
  const level = optionalText(row, 'scenario');
  // Teams by id; a log of one team without ids goes by where it comes from. `output` echoes the mail: never read as an action.
  const team = optionalText(row, 'team_id') ?? (row.value._transcribed ? null : optionalText(row, '_source'));
  const phase = optionalText(row, '_phase');
  const split = phase === null ? part : `phase${phase}`;
  return {
    id: `llmail-${optionalText(row, ['RowKey', 'job_id', 'case_id']) ?? `${row.file}-${row.number}`}`,
    set: 'llmail',
    split,
    label: 1,
    subject: optionalText(row, 'subject'),
    body: optionalText(row, 'body') ?? '',
    userRequest: requests.get(scenarioNumber(level) ?? '') ?? null,
    outcome: llmailOutcome(row.value.objectives, row.value.output),
    facets: facets(row, { level: 'scenario', origin: '_source' }),
    groups: { ...(team !== null && { team }), ...(level !== null && { level }) },
  };
}

/** Submissions folded to distinct (phase, subject, body), with the number of successes of each stage. */
export const llmailPairs: Dataset = {
  id: 'llmail-pairs',
  title: 'LLMail-Inject: distinct mails with counts of their outcomes',
  ...ABOUT,
  published: {},
  files: [
    ...llmail.files.filter((file) => file.kind === 'published'),
    { name: 'pairs_labelled.jsonl', part: 'pairs', kind: 'sample' },
  ],
  read: readPairs,
};

async function* readPairs(folder: SetFolder): AsyncGenerator<Example> {
  const requests = await llmailRequests(folder);
  const raw = ['phase1', 'phase2'].filter((part) => folder.find(part).length > 0);
  if (raw.length > 0) {
    yield* foldSubmissions(readSubmissions(folder));
    return;
  }
  for (const { path, file } of folder.find('pairs'))
    for await (const row of folder.rows(path, file)) yield pair(row, requests);
}

function pair(row: Row, requests: ReadonlyMap<string, string>): Example {
  const counts = (row.value.counts ?? {}) as Record<string, number>;
  const rows = Number(row.value.n_rows);
  const levels = Object.entries((row.value.levels ?? {}) as Record<string, number>).sort(
    (a, b) => b[1] - a[1],
  );
  const level = levels[0]?.[0] ?? null;
  const sources = Array.isArray(row.value.sources) ? row.value.sources.map(String) : [];
  const transcribed = row.value.transcribed === true;
  const split = `phase${text(row, 'phase')}`;
  const subject = optionalText(row, 'subject');
  const body = text(row, 'body');
  return {
    id: `llmail-pair-${split}-${textKey(`${subject ?? ''}\n${body}`)}`,
    set: 'llmail',
    split,
    label: 1,
    subject,
    body,
    userRequest: requests.get(scenarioNumber(level) ?? '') ?? null,
    outcomeCounts: {
      rows,
      counts: {
        ...Object.fromEntries(OBJECTIVES.map(([stage, key]) => [stage, counts[key] ?? 0])),
        fullSuccess: Number(row.value.all_five ?? 0),
      },
    },
    facets: { ...(level !== null && { level }), origin: sources.join(','), transcribed: String(transcribed) },
    groups: {
      ...(!transcribed && sources.length > 0 && { team: sources[0] }),
      ...(level !== null && { level }),
    },
  };
}

interface Fold {
  readonly first: Example;
  rows: number;
  readonly counts: Partial<Record<keyof StageOutcome, number>>;
}

/** Folds labelled submissions to distinct mails per phase. Holds one row per distinct mail; unlabelled rows fall away. */
export async function* foldSubmissions(submissions: AsyncIterable<Example>): AsyncGenerator<Example> {
  const folds = new Map<string, Fold>();
  for await (const example of submissions) {
    if (!example.outcome) continue;
    const key = textKey(`${example.split}\n${example.subject ?? ''}\n${example.body}`);
    const fold: Fold = folds.get(key) ?? { first: example, rows: 0, counts: {} };
    folds.set(key, fold);
    fold.rows++;
    for (const [stage, reached] of Object.entries(example.outcome) as [keyof StageOutcome, boolean][])
      fold.counts[stage] = (fold.counts[stage] ?? 0) + Number(reached);
  }
  for (const [key, { first, rows, counts }] of folds) {
    const { outcome: _, ...example } = first;
    yield { ...example, id: `llmail-pair-${first.split}-${key}`, outcomeCounts: { rows, counts } };
  }
}
