import type { Rng } from '../../learn/index.ts';

/** One thing a tool can list: a short name and a text that somebody else may have written. */
export interface Entry {
  readonly title: string;
  readonly text: string;
}

type Value = string | number | boolean | null | readonly string[];
type RecordMaker = (entry: Entry, draw: Draw) => Readonly<Record<string, Value>>;

interface Draw {
  readonly id: () => string;
  readonly date: () => string;
  readonly amount: () => number;
  readonly person: () => string;
}

/** What tools of assistants give back, by kind of thing; the entry's text stands in the field that others write. */
const KINDS: readonly RecordMaker[] = [
  ({ title, text }, { id, person, date }) => ({
    id: id(),
    sender: `${person()}@example.com`,
    recipients: [`${person()}@example.org`],
    subject: title,
    body: text,
    read: true,
    timestamp: date(),
  }),
  ({ title, text }, { id, date }) => ({
    event_id: id(),
    title,
    description: text,
    start_time: date(),
    end_time: date(),
    status: 'confirmed',
  }),
  ({ title, text }, { id, person }) => ({
    file_id: id(),
    filename: `${title}.docx`,
    owner: person(),
    size: 2048,
    content: text,
  }),
  ({ text }, { person, date }) => ({ author: person(), channel: 'general', time: date(), message: text }),
  ({ title, text }, { person }) => ({ body: text, sender: person(), recipient: title || 'general' }),
  ({ title, text }, { amount, date, id }) => ({
    id: id(),
    recipient: title,
    amount: amount(),
    subject: text,
    date: date(),
    recurring: false,
  }),
  ({ title, text }, { amount }) => ({ name: title, rating: 4.5, price: amount(), review: text }),
  ({ title, text }) => ({ url: `https://example.com/${title.length}`, title, snippet: text }),
  ({ title, text }, { person, id }) => ({
    ticket: id(),
    assignee: person(),
    summary: title,
    comment: text,
    open: true,
  }),
];

type Writer = (records: readonly Readonly<Record<string, Value>>[]) => string;

const WRITERS: readonly Writer[] = [
  (records) => JSON.stringify(records),
  (records) => JSON.stringify({ count: records.length, results: records }, null, 2),
  (records) => records.map((record) => JSON.stringify(record)).join('\n'),
  (records) => records.map((record) => block(record, '- ')).join('\n'),
  (records) => records.map((record) => block(record, '')).join('\n\n'),
  (records) => {
    const keys = Object.keys(records[0] ?? {});
    const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
    return [
      row(keys),
      row(keys.map(() => '---')),
      ...records.map((record) => row(keys.map((key) => shown(record[key]!).replace(/\s+/g, ' ')))),
    ].join('\n');
  },
];

/** Entries as one tool would list them: JSON, JSON lines, YAML-like blocks or a table. */
export function toolOutput(entries: readonly Entry[], rng: Rng): string {
  const kind = KINDS[rng.int(KINDS.length)]!;
  const write = WRITERS[rng.int(WRITERS.length)]!;
  const draw: Draw = {
    id: () => String(rng.int(100_000)),
    date: () => `2026-0${1 + rng.int(9)}-1${rng.int(10)} 1${rng.int(10)}:00`,
    amount: () => rng.int(100_000) / 100,
    person: () => PEOPLE[rng.int(PEOPLE.length)]!,
  };
  return write(entries.map((entry) => kind(entry, draw)));
}

const PEOPLE = [
  'ada',
  'bruno',
  'chloe',
  'dmitri',
  'elif',
  'farid',
  'grace',
  'hiro',
  'ines',
  'jonas',
  'kemal',
  'lucia',
];

function block(record: Readonly<Record<string, Value>>, bullet: string): string {
  return Object.entries(record)
    .map(([key, value], n) => `${n === 0 ? bullet : ' '.repeat(bullet.length)}${key}: ${shown(value)}`)
    .join('\n');
}

function shown(value: Value): string {
  return typeof value === 'object' && value !== null ? value.join(', ') : String(value);
}
