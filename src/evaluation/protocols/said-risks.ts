import type { Example } from '../../case.ts';
import { calibration, reliabilityCurve } from '../metrics/calibration.ts';
import { distributionCurve } from '../metrics/curves.ts';
import type { Scored } from '../metrics/scored.ts';
import type { Cell, Curve, ResultTable } from '../protocol-result.ts';
import type { ComparedColumn } from './columns.ts';
import type { ProtocolContext } from './context.ts';
import { groupsOf } from './framework.ts';
import type { Judged } from './rates.ts';
import { samplesOf } from './stage-experiment.ts';

interface Said {
  readonly set: string;
  readonly rows: readonly Example[];
  readonly risks: Float64Array;
}

/** Collects, set by set, the risks of those columns whose risks are meant as probabilities, and holds them against what was there. */
export class SaidRisks {
  readonly #columns: readonly ComparedColumn[];
  readonly #context: ProtocolContext;
  readonly #said = new Map<string, Said[]>();

  constructor(columns: readonly ComparedColumn[], context: ProtocolContext) {
    this.#columns = columns.filter(({ probability }) => probability !== undefined);
    this.#context = context;
  }

  add(set: string, judged: readonly (readonly [column: string, Judged])[]): void {
    for (const { name, probability } of this.#columns) {
      const found = judged.find(([column]) => column === name);
      if (found === undefined || found[1].rows.length === 0) continue;
      const { rows, margins } = found[1];
      // what was subtracted and added again may miss 0 or 1 by a rounding
      const risks = margins.map((margin) => Math.min(1, Math.max(0, margin + probability!.threshold)));
      this.#said.set(name, [...(this.#said.get(name) ?? []), { set, rows, risks }]);
    }
  }

  tables(): ResultTable[] {
    const { seed } = this.#context;
    const rows = this.#columns.flatMap(({ name, probability }) =>
      this.#parts(name).flatMap(({ set, scored }): Record<string, Cell>[] => {
        const options = { seed, samples: samplesOf(this.#context) };
        const { ece, brier } = calibration(scored, probability!.prior, options);
        if (brier.value === null) return [];
        return [{ scorer: name, set, rows: scored.labels.length, prior: probability!.prior, ece, brier }];
      }),
    );
    if (rows.length === 0) return [];
    return [
      {
        id: 'calibration',
        title:
          'Are the risks probabilities? Classes weighted to the share of attacks that they are meant for',
        columns: [
          { key: 'scorer', name: 'scorer', kind: 'text' },
          { key: 'set', name: 'set', kind: 'text' },
          { key: 'rows', name: 'rows', kind: 'count' },
          { key: 'prior', name: 'share of attacks', kind: 'share' },
          { key: 'ece', name: 'ECE, 15 equal-mass bins', kind: 'number' },
          { key: 'brier', name: 'Brier score', kind: 'number' },
        ],
        rows,
      },
    ];
  }

  curves(): Curve[] {
    return this.#columns.flatMap(({ name, probability }) => {
      const all = this.#parts(name).at(-1)?.scored;
      if (all === undefined) return [];
      const { points } = calibration(all, probability!.prior, { seed: this.#context.seed, samples: 0 });
      return [
        reliabilityCurve(`reliability-${name}`, `${name}: risks said and attacks seen, all sets`, [
          [name, points],
        ]),
        distributionCurve(`scores-${name}`, `${name}: risks on all sets`, { name, scored: all }),
      ];
    });
  }

  /** Every set, then all together. */
  #parts(name: string): { set: string; scored: Scored }[] {
    const said = this.#said.get(name) ?? [];
    if (said.length === 0) return [];
    const all: Said = {
      set: 'all sets',
      rows: said.flatMap(({ rows }) => rows),
      risks: Float64Array.from(said.flatMap(({ risks }) => Array.from(risks))),
    };
    return [...said, all].map(({ set, rows, risks }) => ({
      set,
      scored: {
        scores: risks,
        labels: Uint8Array.from(rows, ({ label }) => label),
        groups: groupsOf(rows, this.#context.seed),
      },
    }));
  }
}
