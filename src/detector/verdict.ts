import type { Origin } from '../mail/message.ts';
import type { Stage } from '../stages/stage.ts';

/** What to do with content: hand it to the agent, put it before a person, or withhold it. */
export type ContentDecision = 'allow' | 'review' | 'block';

export interface FindingSegment {
  /** Index into `message.segments`; 0 for a text item. */
  readonly index: number;
  readonly origin: Origin | 'text';
  readonly visibility: 'visible' | 'hidden';
  readonly hiddenBy?: string;
}

/** One occurrence of a signal, or a passage the model itself found (signal `text-model`). */
export interface Finding {
  readonly signal: string;
  readonly stage: Stage;
  readonly severity: 'low' | 'medium' | 'high';
  /** Index into the case's context. */
  readonly item: number;
  readonly segment: FindingSegment;
  /** UTF-16 offsets [start, end) in the segment's text, before any disguise was undone. */
  readonly span: readonly [number, number];
  /** What the span says once disguises are undone, cut to 200 characters. */
  readonly text: string;
  /** In the reader's words. */
  readonly why: string;
}

/** A stretch of content with the risk of that stretch alone. */
export interface Passage {
  readonly item: number;
  readonly segment: number;
  readonly span: readonly [number, number];
  readonly risk: number;
}

export interface ModelStamp {
  readonly id: string;
  readonly review: number;
  readonly strict: number;
  readonly prior: number;
}

export interface Verdict {
  /** Probability of an attack at the model's reference prior, 0 to 1. */
  readonly risk: number;
  readonly decision: ContentDecision;
  /** Probability per stage, 0 to 1. */
  readonly stages: Readonly<Record<Stage, number>>;
  /** Strongest first. */
  readonly findings: readonly Finding[];
  /** The riskiest passages, strongest first. */
  readonly passages: readonly Passage[];
  readonly model: ModelStamp;
}
