import type { Cell, Column, Estimate } from '../protocol-result.ts';

/** A cell in words: the figure, and its interval or the reason why there is none. */
export interface CellText {
  readonly main: string;
  /** Interval and counts, or why there is a dash; empty where there is nothing to add. */
  readonly detail: string;
}

export const DASH = '–';

export function cellText(cell: Cell | undefined, kind: Column['kind']): CellText {
  if (cell === null || cell === undefined) return { main: DASH, detail: 'not measured' };
  if (typeof cell === 'string') return { main: cell, detail: '' };
  if (typeof cell === 'number') return { main: figure(cell, kind), detail: '' };
  return estimateText(cell, kind);
}

function estimateText({ value, low, high, k, n }: Estimate, kind: Column['kind']): CellText {
  if (value === null) return { main: DASH, detail: n === 0 ? 'no rows' : 'one class only' };
  const parts: string[] = [];
  if (k !== undefined) parts.push(n === 0 ? 'none flagged' : `${whole(k)} of ${whole(n)}`);
  if (low !== null && high !== null)
    parts.push(
      kind === 'share' ? `${percent(low)} to ${percent(high)} %` : `${three(low)} to ${three(high)}`,
    );
  return { main: figure(value, kind), detail: parts.join('; ') };
}

function figure(value: number, kind: Column['kind']): string {
  if (kind === 'share') return `${percent(value)} %`;
  if (kind === 'count') return whole(value);
  return Number.isInteger(value) && Math.abs(value) >= 10 ? whole(value) : three(value);
}

/** Digits grouped by a thin space, so that neither decimal comma nor point is meant. */
const whole = (value: number): string =>
  (Number.isInteger(value) ? String(value) : value.toFixed(1)).replace(/\B(?=(\d{3})+(?!\d))/g, '\u2009');

const three = (value: number): string => {
  const text = value.toFixed(3);
  return Number(text) === 0 && value !== 0 ? value.toPrecision(1) : text.replace(/^-(0\.000)$/, '$1');
};

/** One decimal; two below one per cent, where one would hide a factor of two. */
function percent(share: number): string {
  const value = 100 * share;
  return value.toFixed(value !== 0 && Math.abs(value) < 1 ? 2 : 1);
}
