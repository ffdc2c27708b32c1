/**
 * What every protocol gives: plain JSON (no NaN, no Infinity: `null` where a figure cannot be computed), the same bytes
 * for the same recipe and data. Times and memory are not in it; the runner keeps those beside.
 */
export interface ProtocolResult {
  /** `P1` to `P10` as in the method's numbering, or a plain name (`leave-one-out`, `disguises`, …). */
  readonly protocol: string;
  readonly title: string;
  readonly mode: Mode;
  /** Leak switches that differ from the mode's own setting, by their number: `{L01: 'leakFree'}`. */
  readonly switches: Readonly<Record<string, Mode>>;
  /** `partial`: some of its sets or runs are missing; `failed`: nothing could be computed. `missing` says what and why. */
  readonly status: 'done' | 'partial' | 'failed';
  readonly missing: readonly string[];
  readonly notes: readonly string[];
  readonly data: readonly DataUse[];
  readonly tables: readonly ResultTable[];
  readonly curves: readonly Curve[];
  /** Our value of figures that the paper prints, for the table that sets both side by side. */
  readonly reproduced?: readonly Reproduced[];
}

/** Our value of one published figure, in this result's mode and with its switches. */
export interface Reproduced {
  /** Its id in `report/published.ts`: `t3.full.random`, `ab.sel_ac.bipia`, … */
  readonly published: string;
  readonly ours: Cell;
  /** The same by the model that ships, where that can be said. */
  readonly default?: Cell;
  /** What differs from the published set-up, if anything: `LLMail partial`, … */
  readonly note?: string;
}

/** `paper`: as published; `leakFree`: the method's strict pipeline (the word strict is kept for the threshold). */
export type Mode = 'paper' | 'leakFree';

/** How much of a set a protocol used. `published` is the row count of the whole set, null where nobody states one. */
export interface DataUse {
  readonly set: string;
  readonly rows: number;
  readonly published: number | null;
  readonly whole: boolean;
}

export interface ResultTable {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Readonly<Record<string, Cell>>[];
}

export interface Column {
  readonly key: string;
  readonly name: string;
  /** `share` prints as a percentage, `count` as an integer, `number` with three decimals. */
  readonly kind: 'text' | 'share' | 'number' | 'count';
  /** Words of mails: shown in the local HTML page only, left out of the JSON and the Markdown. */
  readonly local?: true;
}

export type Cell = string | number | null | Estimate;

/** A figure with its 95 % interval. `k` of `n` where it is a rate (Clopper-Pearson), else from a cluster bootstrap. */
export interface Estimate {
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly k?: number;
  readonly n: number;
}

export interface Curve {
  readonly id: string;
  readonly title: string;
  readonly kind: 'roc' | 'precision-recall' | 'reliability' | 'funnel' | 'bars' | 'distribution';
  readonly x: Axis;
  readonly y: Axis;
  readonly series: readonly Series[];
}

export interface Axis {
  readonly name: string;
  /** Unit in words (`share`, `mails`, `log-odds`). */
  readonly unit: string;
}

export interface Series {
  readonly name: string;
  /** `bars` and `funnel`: [index into `labels`, value]. */
  readonly points: readonly (readonly [number, number])[];
  readonly labels?: readonly string[];
}
