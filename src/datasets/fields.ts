import { createHash } from 'node:crypto';
import { DataError } from '../errors.ts';
import type { Row } from './rows.ts';

/** One column or several names of it, of which the first that the row has is taken. */
export type Column = string | readonly string[];

const nameOf = (column: Column): string => (typeof column === 'string' ? column : column.join(' or '));

function find(row: Row, column: Column): { name: string; value: unknown } | null {
  for (const name of typeof column === 'string' ? [column] : column)
    if (row.value[name] !== undefined) return { name, value: row.value[name] };
  return null;
}

export function wrong(row: Row, what: string, remedy: string): DataError {
  return new DataError('data-columns', `${row.file}, row ${row.number}: ${what}; ${remedy}`);
}

/** The text in a column, null when it is missing, null or not a scalar. Lists of lines are joined by line feeds. */
export function optionalText(row: Row, column: Column): string | null {
  const value = find(row, column)?.value;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value) && value.every((line) => typeof line === 'string')) return value.join('\n');
  return null;
}

export function text(row: Row, column: Column): string {
  const value = optionalText(row, column);
  if (value !== null) return value;
  throw wrong(
    row,
    `has no text in column ${nameOf(column)}`,
    `its columns are ${Object.keys(row.value).join(', ') || 'none'}`,
  );
}

const ATTACK = new Set(['1', 'true', 'attack', 'injection', 'malicious', 'jailbreak', 'unsafe', 'yes']);
const BENIGN = new Set(['0', 'false', 'benign', 'safe', 'legitimate', 'clean', 'ham', 'no']);

/** 1 = attack, 0 = benign, from 0/1, booleans or the usual words. */
export function label(row: Row, column: Column): 0 | 1 {
  const value = find(row, column);
  if (value === null)
    throw wrong(
      row,
      `has no label column ${nameOf(column)}`,
      `its columns are ${Object.keys(row.value).join(', ') || 'none'}`,
    );
  const word = String(value.value ?? '')
    .trim()
    .toLowerCase();
  if (ATTACK.has(word)) return 1;
  if (BENIGN.has(word)) return 0;
  throw wrong(
    row,
    `label column ${value.name} holds ${JSON.stringify(value.value ?? null)}`,
    'expected 0 or 1',
  );
}

/** Facets of the columns that hold something; lists are joined by commas. */
export function facets(row: Row, columns: Readonly<Record<string, Column>>): Record<string, string> {
  const result: Record<string, string> = {};
  for (const [name, column] of Object.entries(columns)) {
    const value = find(row, column)?.value;
    if (value === null || value === undefined || value === '') continue;
    result[name] = Array.isArray(value)
      ? value.join(',')
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value);
  }
  return result;
}

/** A short stable name for a text: the first 16 hexadecimal digits of its sha256. */
export function textKey(value: string): string {
  return createHash('sha256').update(value).digest('hex').slice(0, 16);
}
