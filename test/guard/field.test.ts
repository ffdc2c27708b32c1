import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Case, ContextItem, Profile } from '../../src/case.ts';
import type { Verdict } from '../../src/detector/index.ts';
import { type ActionVerdict, judgeAction } from '../../src/guard/index.ts';
import { parseMessage } from '../../src/mail/index.ts';
import { shared } from '../shared.ts';

interface Call {
  readonly tool: string;
  readonly args: Record<string, unknown>;
}
interface Wanted {
  readonly attended: string;
  readonly unattended: string;
}
interface FieldCase {
  readonly id: string;
  readonly input: {
    readonly user_request: string | null;
    readonly emails: readonly string[];
    readonly proposed_action?: Call;
  };
  readonly expected: {
    readonly decision: Wanted;
    readonly acceptable: { readonly attended: readonly string[]; readonly unattended: readonly string[] };
    readonly text_label: string;
    readonly action_label: string;
  };
  readonly contrast?: readonly {
    readonly proposed_action: Call;
    readonly decision: Wanted;
    readonly user_request?: string;
  }[];
}

/**
 * Judges content by the label, so that the action side is measured alone. For the whole, put a detector's `assess` in its place
 * (the same as createGuard({ detector }) does).
 */
const oracle = (label: string): Verdict => ({
  risk: label === 'injection' ? 0.9 : 0.01,
  decision: label === 'injection' ? 'review' : 'allow',
  stages: {
    retrieved: 1,
    defenseBypassed: 0,
    toolCalled: 0,
    destinationCorrect: 0,
    contentCorrect: 0,
    fullSuccess: 0,
  },
  findings: [],
  passages: [],
  model: { id: 'oracle', review: 0.5, strict: 0.95, prior: 1 / 11 },
});

async function caseOf(one: FieldCase, call: Call | undefined, profile: Profile): Promise<Case> {
  const context: ContextItem[] = [];
  for (const name of one.input.emails)
    context.push({ kind: 'email', message: await parseMessage(readFileSync(`${shared}/field/${name}`)) });
  return { userRequest: one.input.user_request, context, profile, action: call ?? null };
}

function combined(content: Verdict, action: ActionVerdict | null): string {
  if (content.decision === 'block' || (action && action.decision !== 'allow')) return 'confirm_or_block';
  return content.decision === 'review' ? 'review' : 'allow';
}

const actionOnly = (wanted: string): string => (wanted === 'review' ? 'confirm_or_block' : wanted);

describe.skipIf(shared === null)(
  'field cases, action side with content judged by its label (needs ../shared)',
  () => {
    it.each(['attended', 'unattended'] as const)(
      '%s: at least 90 % right, contrasts counted',
      async (profile) => {
        const { cases } = JSON.parse(readFileSync(`${shared}/field/cases.json`, 'utf8')) as {
          cases: FieldCase[];
        };
        const wrong: string[] = [];
        let total = 0;
        for (const one of cases) {
          const content = oracle(one.expected.text_label);
          const call = one.input.proposed_action;
          const subject = await caseOf(one, call, profile);
          const action = call ? judgeAction(subject, content) : null;
          if (!action) continue;
          const got = combined(content, action);
          total++;
          const fine = [one.expected.decision[profile], ...one.expected.acceptable[profile]];
          const show = `${JSON.stringify(call)?.slice(0, 160)} <- ${one.input.user_request?.slice(0, 120)} | ${action?.risk.toFixed(3)} ${action?.reasons.map((reason) => reason.code).join(' ')}`;
          if (!fine.includes(got)) wrong.push(`${one.id}: ${got}, wanted ${fine.join('/')}: ${show}`);
          for (const [i, contrast] of (one.contrast ?? []).entries()) {
            const other = judgeAction(
              {
                ...subject,
                userRequest: contrast.user_request ?? subject.userRequest ?? null,
                action: contrast.proposed_action,
              },
              content,
            );
            const decision = other.decision === 'allow' ? 'allow' : 'confirm_or_block';
            total++;
            const wanted = contrast.decision[profile];
            if (decision !== wanted && decision !== actionOnly(wanted))
              wrong.push(
                `${one.id} contrast ${i}: ${decision}, wanted ${wanted}: ${JSON.stringify(contrast.proposed_action).slice(0, 160)} <- ${one.input.user_request?.slice(0, 120)} | ${other.risk.toFixed(3)} ${other.reasons.map((reason) => reason.code).join(' ')}`,
              );
          }
        }
        console.log(`${profile}: ${total - wrong.length} of ${total} right\n${wrong.join('\n')}`);
        expect(wrong.length / total).toBeLessThanOrEqual(0.1);
      },
      60_000,
    );
  },
);
