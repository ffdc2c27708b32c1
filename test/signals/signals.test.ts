import { describe, expect, it } from 'vitest';
import type { Case } from '../../src/case.ts';
import { findSignals, type Proof, SIGNALS, viewCase } from '../../src/signals/index.ts';
import { STAGES } from '../../src/stages/index.ts';

const caseOf = (proof: Proof): Case =>
  typeof proof === 'string' ? { context: [{ kind: 'text', text: proof }] } : proof;

/** Through the whole way, so that a keyword that misses shows too. */
const found = (id: string, proof: Proof) =>
  findSignals(viewCase(caseOf(proof))).filter((f) => f.signal.id === id);

describe('signals', () => {
  it('have unique kebab-case ids', () => {
    const ids = SIGNALS.map((s) => s.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  describe.each(SIGNALS.map((s) => [s.id, s] as const))('%s', (id, signal) => {
    it('has complete metadata', () => {
      expect(STAGES).toContain(signal.stage);
      expect(['low', 'medium', 'high']).toContain(signal.severity);
      expect(signal.title.length).toBeGreaterThan(8);
      expect(signal.why).toMatch(/^\S.{20,}\.$/s);
      expect(signal.keywords === null || signal.keywords.length > 0).toBe(true);
      for (const keyword of signal.keywords ?? []) expect(keyword).toBe(keyword.toLowerCase());
      expect(signal.matches.length).toBeGreaterThanOrEqual(6);
      expect(signal.nearMisses.length).toBeGreaterThanOrEqual(6);
      expect(new Set(signal.matches).size).toBe(signal.matches.length);
    });

    it.each(signal.matches.map((m) => [m]))('finds %j', (proof) => {
      const [first] = found(id, proof);
      expect(first).toBeDefined();
      const { text, start, end } = first!.occurrence;
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(text.reading.text.length);
    });

    it.each(signal.nearMisses.map((m) => [m]))('leaves %j alone', (proof) => {
      expect(found(id, proof)).toEqual([]);
    });
  });
});
