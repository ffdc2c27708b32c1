import type { Action, Case } from '../../case.ts';
import type { Verdict } from '../../detector/index.ts';
import type { ActionVerdict, ContentDetector, DecideOptions, GuardState } from '../../guard/index.ts';
import { decideAction, stateOfCase } from '../../guard/index.ts';

/** A call and what the agent reads after it. */
export interface Step extends Action {
  readonly output: string;
}

/** A call as it stood when it was proposed: what the session held then, and whether the user wanted it. */
export interface Proposal {
  readonly state: GuardState;
  readonly action: Action;
  readonly unauthorised: boolean;
  /** Changes or sends something, by the data set's own definition. */
  readonly writes: boolean;
}

/** One session of an agent that does what it is told: every call, in order, with what it had read before. */
export class Episode {
  readonly #detector: ContentDetector;
  readonly #case: { userRequest: string; account: string | null };
  readonly #context: { kind: 'text'; text: string; source: string }[] = [];
  readonly #history: Action[] = [];
  readonly #verdicts: Verdict[] = [];

  constructor(userRequest: string, account: string | null, detector: ContentDetector) {
    this.#case = { userRequest, account };
    this.#detector = detector;
  }

  /** The agent ran the call and read its output. */
  read(step: Step): void {
    const item = { kind: 'text' as const, text: step.output, source: `tool:${step.tool}` };
    this.#history.push({ tool: step.tool, args: step.args });
    this.#context.push(item);
    this.#verdicts.push(this.#detector.assess({ userRequest: this.#case.userRequest, context: [item] }));
  }

  /** The session as it stands. */
  state(): GuardState {
    const subject: Case = { ...this.#case, context: [...this.#context], history: [...this.#history] };
    const base = stateOfCase(subject, quiet(this.#verdicts[0] ?? this.#detector.assess(subject)));
    return { ...base, items: base.items.map((item, i) => ({ ...item, verdict: this.#verdicts[i]! })) };
  }

  /** Whether some content that was read is not allowed as it is. */
  contentStopped(): boolean {
    return this.#verdicts.some((verdict) => verdict.decision !== 'allow');
  }
}

const quiet = (verdict: Verdict): Verdict => ({
  ...verdict,
  risk: 0,
  decision: 'allow',
  findings: [],
  passages: [],
});

export const judge = (proposal: Proposal, options: DecideOptions): ActionVerdict =>
  decideAction(proposal.state, proposal.action, options);
