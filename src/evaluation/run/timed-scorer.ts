import type { Scorer } from '../scorer.ts';

/** What a scorer took in one evaluation. */
export interface ScorerCost {
  readonly name: string;
  readonly rows: number;
  /** Rows of these without a score. */
  readonly failed: number;
  readonly seconds: number;
  /** Milliseconds per row; null before any row. */
  readonly milliseconds: number | null;
}

/** A scorer that keeps account of its rows and time; what it fits keeps the same account. */
export function timed(scorer: Scorer): { readonly scorer: Scorer; readonly cost: () => ScorerCost } {
  let rows = 0;
  let failed = 0;
  let seconds = 0;
  const wrap = (inner: Scorer): Scorer => ({
    ...inner,
    async score(examples) {
      const begun = performance.now();
      const risks = await inner.score(examples);
      seconds += (performance.now() - begun) / 1000;
      rows += examples.length;
      failed += risks.filter(Number.isNaN).length;
      return risks;
    },
    ...(inner.fit && { fit: async (train, options) => wrap(await inner.fit!(train, options)) }),
  });
  return {
    scorer: wrap(scorer),
    cost: () => ({
      name: scorer.name,
      rows,
      failed,
      seconds,
      milliseconds: rows === 0 ? null : (1000 * seconds) / rows,
    }),
  };
}
