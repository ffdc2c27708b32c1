import { describe, expect, it } from 'vitest';
import type { Variant } from '../../src/evaluation/paper/index.ts';
import type { Mode } from '../../src/evaluation/protocol-result.ts';
import { Draft } from '../../src/evaluation/protocols/draft.ts';
import { fitVariant, frameworkRun, scoredBy } from '../../src/evaluation/protocols/framework.ts';
import { frameworkData } from '../../src/evaluation/protocols/framework-data.ts';
import { folderData, type ProtocolContext } from '../../src/evaluation/protocols.ts';
import { confusion, f1, rocAuc } from '../../src/learn/index.ts';
import { shared } from '../shared.ts';

const TIMEOUT = 300_000;

/** BIPIA at the strict threshold, first rotation: F1 and AUC of a variant. */
async function bipiaFigures(switches: Readonly<Record<string, Mode>>, variants: readonly Variant[]) {
  const context: ProtocolContext = {
    ...{ mode: 'paper', switches, seed: 2026, quick: false, scorers: [], cache: new Map() },
    data: folderData(`${shared}/data`),
  };
  const data = await frameworkData(context, new Draft());
  const prompts = { promptshield: [], shieldlm: [], neuralchemy: [] };
  const run = frameworkRun({ ...data, prompts, ham: [] }, { rotation: 0, seed: 2026 }, context);
  const test = run.tests.find(({ name }) => name === 'bipia')!;
  return variants.map((variant) => {
    const fitted = fitVariant(run, variant, context);
    const { scores, labels } = scoredBy(fitted, test);
    return {
      f1: f1(confusion(scores, labels, fitted.strict)),
      auc: rocAuc(scores, labels),
      rows: labels.length,
    };
  });
}

const BOTH = ['all_stage_framework', 'selective_stage_plus_action_context'] as const;

describe.skipIf(shared === null)('the published gain on BIPIA (needs ../shared)', () => {
  it(
    'appears with the frames as published, though the ranking hardly changes',
    async () => {
      const [stages, withContext] = await bipiaFigures({}, BOTH);
      expect(stages!.rows).toBe(400);
      expect(stages!.f1).toBeLessThan(0.3);
      expect(withContext!.f1).toBeGreaterThan(0.55);
      expect(Math.abs(withContext!.auc - stages!.auc)).toBeLessThan(0.06);
    },
    TIMEOUT,
  );

  it(
    'is gone once frames and markers are removed',
    async () => {
      const [, withContext] = await bipiaFigures({ L01: 'leakFree', L02: 'leakFree' }, BOTH);
      expect(withContext!.f1).toBeLessThan(0.3);
    },
    TIMEOUT,
  );
});
