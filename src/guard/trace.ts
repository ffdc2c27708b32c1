import type { Stage } from '../stages/index.ts';
import type { ActionVerdict } from './action.ts';
import type { GuardState } from './state.ts';

/** How far an attack came: the stages of the chain, and what was proposed. */
export interface SessionTrace {
  readonly stages: Readonly<Record<Stage, boolean>>;
  readonly items: readonly { readonly source: string; readonly decision: string; readonly risk: number }[];
  readonly checks: readonly {
    readonly kind: string;
    readonly decision: string;
    readonly codes: readonly string[];
    readonly digest: string;
  }[];
}

const DESTINATION = /^(?:recipient-|link-|command-)/;
const CONTENT = /^(?:carries-|repeats-hidden|link-carries|remembers-|standing-)/;

/** Reads the stages off the session: an attack was read, got past the content check, led to a call, to its aim, with its load, and ran. */
export function readTrace(state: GuardState, checks: readonly ActionVerdict[]): SessionTrace {
  const attacks = state.items.filter((item) => item.verdict.decision !== 'allow');
  const led = checks.filter((check) => check.reasons.some((reason) => reason.evidence !== undefined));
  const aimed = led.filter((check) => check.reasons.some((reason) => DESTINATION.test(reason.code)));
  const loaded = led.filter((check) => check.reasons.some((reason) => CONTENT.test(reason.code)));
  return {
    stages: {
      retrieved: attacks.length > 0 || led.length > 0,
      defenseBypassed: attacks.some((item) => item.verdict.decision === 'review') || led.length > 0,
      toolCalled: led.length > 0,
      destinationCorrect: aimed.length > 0,
      contentCorrect: loaded.length > 0,
      fullSuccess: led.some((check) => check.decision === 'allow'),
    },
    items: state.items.map((item) => ({
      source: item.source,
      decision: item.verdict.decision,
      risk: item.verdict.risk,
    })),
    checks: checks.map((check) => ({
      kind: check.kind,
      decision: check.decision,
      codes: check.reasons.map((reason) => reason.code),
      digest: check.digest,
    })),
  };
}
