import { InvalidArgumentError } from 'commander';
import type { Io } from './io.ts';

/** Readers of option values: each gives the value or says which values there are. */

export type Format = 'table' | 'json' | 'jsonl';

/** From which decision on a mail is said to be flagged by the exit status. */
export type FailLevel = 'review' | 'block';

const MAX_JOBS = 64;

export function format(value: string): Format {
  if (value === 'table' || value === 'json' || value === 'jsonl') return value;
  throw new InvalidArgumentError('Choose table, json or jsonl.');
}

export function failLevel(value: string): FailLevel {
  if (value === 'review' || value === 'block') return value;
  throw new InvalidArgumentError('Choose review or block.');
}

export function jobCount(value: string): number {
  const jobs = Number(value);
  if (Number.isInteger(jobs) && jobs >= 1 && jobs <= MAX_JOBS) return jobs;
  throw new InvalidArgumentError(`Give a whole number from 1 to ${MAX_JOBS}.`);
}

/** A whole number from 1 up. */
export function positive(value: string): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= 1) return number;
  throw new InvalidArgumentError('Give a whole number from 1 up.');
}

/** A whole number from 0 up. */
export function count(value: string): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= 0 && value.trim() !== '') return number;
  throw new InvalidArgumentError('Give a whole number from 0 up.');
}

/** A TCP port; 0 takes a free one. */
export function port(value: string): number {
  const number = Number(value);
  if (/^\d{1,5}$/.test(value) && number <= 65_535) return number;
  throw new InvalidArgumentError('Give a port from 0 to 65535.');
}

/** A number from 0 up, with or without decimals. */
export function price(value: string): number {
  const number = Number(value);
  if (Number.isFinite(number) && number >= 0 && value.trim() !== '') return number;
  throw new InvalidArgumentError('Give a number from 0 up.');
}

/** An option that may be given several times. */
export const list = (value: string, before: readonly string[] = []): string[] => [...before, value];

/** Names between commas; may be given several times. */
export const commas = (value: string, before: readonly string[] = []): string[] => [
  ...before,
  ...value.split(',').map((name) => name.trim()),
];

export function mode(value: string): 'paper' | 'leakFree' | 'both' {
  if (value === 'paper' || value === 'leakFree' || value === 'both') return value;
  throw new InvalidArgumentError('Choose paper, leakFree or both.');
}

/** The format asked for, else a table on a terminal and JSON lines in a pipe. */
export const chooseFormat = (asked: Format | undefined, io: Io): Format =>
  asked ?? (io.stdout.isTTY ? 'table' : 'jsonl');
