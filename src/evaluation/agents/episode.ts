import type { Action } from '../../case.ts';
import type { ContentDecision, Verdict } from '../../detector/index.ts';
import type {
  ActionVerdict,
  ContentDetector,
  DecideOptions,
  GuardState,
  Inspection,
  Session,
} from '../../guard/index.ts';
import { createGuard, decideAction } from '../../guard/index.ts';

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

const STEPS: readonly ContentDecision[] = ['allow', 'review', 'block'];

/** One session of an agent that does what it is told: every call, in order, with what it had read before. */
export class Episode {
  readonly #session: Session;

  constructor(userRequest: string, account: string | null, detector: ContentDetector) {
    this.#session = createGuard({ detector, account }).session();
    this.#session.user(userRequest);
  }

  /** The agent ran the call and was handed its output as the guard renders it. */
  async read(step: Step): Promise<Inspection> {
    return (await this.#session.observe(step.tool, step.args, step.output))!;
  }

  /** The session as it stands; a value that later steps do not change. */
  state(): GuardState {
    return this.#session.state;
  }

  /** The strictest decision on any content that was read. */
  content(): ContentDecision {
    const worst = Math.max(0, ...this.state().items.map((item) => STEPS.indexOf(item.verdict.decision)));
    return STEPS[worst]!;
  }
}

export const judge = (proposal: Proposal, options: DecideOptions): ActionVerdict =>
  decideAction(proposal.state, proposal.action, options);

/** The same detector, which judges a text under a request only once: tasks share what they read. */
export function remembering(detector: ContentDetector): ContentDetector {
  const known = new Map<string, Verdict>();
  return {
    assess(subject) {
      const [first] = subject.context;
      if (subject.context.length !== 1 || first?.kind !== 'text') return detector.assess(subject);
      const key = `${subject.userRequest ?? ''}\u0000${subject.account ?? ''}\u0000${first.source ?? ''}\u0000${first.text}`;
      const verdict = known.get(key) ?? detector.assess(subject);
      known.set(key, verdict);
      return verdict;
    },
  };
}
