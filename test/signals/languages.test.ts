import { describe, expect, it } from 'vitest';
import { findSignals, LANGUAGES, viewCase } from '../../src/signals/index.ts';
import { NEAR_MISSES, ORDERS } from './languages.ts';

const loud = (text: string) =>
  findSignals(viewCase({ context: [{ kind: 'text', text }] }))
    .filter((f) => f.signal.severity !== 'low')
    .map((f) => f.signal.id);

describe.each(LANGUAGES)('%s', (language) => {
  it.each(Object.entries(ORDERS[language]))('%s', (signal, text) => {
    expect(loud(text)).toContain(signal);
  });

  it.each(NEAR_MISSES[language])('is quiet on %j', (text) => {
    expect(loud(text)).toEqual([]);
  });
});
