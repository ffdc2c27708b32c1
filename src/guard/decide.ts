import type { Action } from '../case.ts';
import type { ActionDecision, ActionVerdict, Reason } from './action.ts';
import { readMailbox } from './address.ts';
import { readArguments } from './arguments.ts';
import { digestCall } from './digest.ts';
import { actsOnNamed } from './evidence/named.ts';
import { riskSigns } from './evidence/risk.ts';
import { spellsOut } from './evidence/spelled-out.ts';
import { fitOf } from './fit.ts';
import { POLICIES } from './policies.ts';
import { userRequestOf } from './request.ts';
import { fitsPattern, type GuardRules, NO_RULES, type ToolRule } from './rules.ts';
import type { Feature, Sign, View } from './sign.ts';
import type { GuardState } from './state.ts';
import { describeTool, type ToolDeclarations } from './tool.ts';
import { GUARD_WEIGHTS, type GuardWeights } from './weights.ts';

export interface DecideOptions {
  readonly tools?: ToolDeclarations;
  readonly rules?: GuardRules;
  readonly weights?: GuardWeights;
}

const STEPS: readonly ActionDecision[] = ['allow', 'confirm', 'block'];
/** Reasons below this weight explain nothing. */
const TELLING = 0.5;

/** Decides about a proposed call. Pure: same state, action and options, same verdict. Never throws: a fault is `confirm`. */
export function decideAction(state: GuardState, action: Action, options: DecideOptions = {}): ActionVerdict {
  let digest = '';
  try {
    const fault = malformed(action);
    if (fault !== null) throw new Error(fault);
    digest = digestCall(action);
    return judge({ state, action, options, digest });
  } catch (error) {
    const why = `the call could not be checked: ${error instanceof Error ? error.message.slice(0, 200) : 'unknown fault'}`;
    return {
      decision: 'confirm',
      risk: 1,
      kind: 'send',
      reasons: [{ code: 'not-judged', why }],
      digest,
      question: question(action, [{ code: 'not-judged', why }]),
    };
  }
}

function malformed(action: unknown): string | null {
  const shape = 'give { tool: "name", args: {…} }';
  if (typeof action !== 'object' || action === null || Array.isArray(action))
    return `the action is ${action === null ? 'null' : Array.isArray(action) ? 'a list' : typeof action}: ${shape}`;
  const { tool } = action as Partial<Action>;
  return typeof tool === 'string' && tool !== ''
    ? null
    : `the action's "tool" is ${tool === '' ? 'empty' : tool === null ? 'null' : Array.isArray(tool) ? 'a list' : typeof tool}: ${shape}`;
}

interface Call {
  readonly state: GuardState;
  readonly action: Action;
  readonly options: DecideOptions;
  readonly digest: string;
}

function judge({ state, action, options, digest }: Call): ActionVerdict {
  const weights = options.weights ?? GUARD_WEIGHTS;
  const view = viewOf(state, action, options);
  const signs = signsOf(view, options);
  const risk = riskOf(signs, weights);
  const threshold = state.profile === 'unattended' ? weights.confirmUnattended : weights.confirm;
  const learned: ActionDecision = risk >= weights.block ? 'block' : risk >= threshold ? 'confirm' : 'allow';
  const ruled = applyRules(view, learned, options.rules ?? NO_RULES);
  const reasons = [...ruled.reasons, ...explain(signs, weights)];
  return {
    decision: ruled.decision,
    risk,
    kind: view.tool.kind,
    reasons: ruled.decision === 'allow' ? ruled.reasons : reasons,
    digest,
    ...(ruled.decision === 'confirm' ? { question: question(action, reasons, signs) } : {}),
  };
}

function viewOf(state: GuardState, action: Action, options: DecideOptions): View {
  const ruled =
    options.rules && Object.hasOwn(options.rules.tools, action.tool)
      ? options.rules.tools[action.tool]!.kind
      : undefined;
  const tool = describeTool(action, ruled ? { ...options.tools, [action.tool]: ruled } : options.tools);
  const request = userRequestOf(state);
  const args = readArguments(action);
  const call = { state, request, tool, args };
  const fit = fitOf(tool, request, {
    onNamed: () => actsOnNamed(call),
    spelledOut: () => spellsOut(call),
  });
  return { ...call, fit };
}

/** Everything that speaks against the call. Shared with the fit of the weights. */
export function signsOfAction(state: GuardState, action: Action, options: DecideOptions = {}): Sign[] {
  return signsOf(viewOf(state, action, options), options);
}

function signsOf(view: View, options: DecideOptions): Sign[] {
  const allowed = options.rules?.allowRecipients ?? [];
  const signs = POLICIES[view.tool.kind](view).filter(
    (sign) =>
      !(
        sign.feature.startsWith('recipient') &&
        sign.feature !== 'recipientAmbiguous' &&
        allowed.length > 0 &&
        isAllowed(view, sign, allowed)
      ),
  );
  for (const fault of view.args.faults)
    signs.push({
      feature: 'malformed',
      strength: 1,
      code: 'bad-arguments',
      why: fault.why,
      argument: fault.argument,
    });
  const writes = view.tool.kind !== 'read' && view.tool.kind !== 'search';
  if (writes && view.state.full && view.tool.kind !== 'answer')
    signs.push({
      feature: 'objectUnknown',
      strength: 1,
      code: 'session-full',
      why: 'more content was read than the session can keep, so where values came from cannot be told',
    });
  const kept = signs.filter((sign) => sign.strength > 0);
  return writes ? [...kept, ...riskSigns(view, kept)] : kept;
}

function isAllowed(view: View, sign: Sign, allowed: readonly string[]): boolean {
  const value = view.args.values.find(
    (one) =>
      one.path === sign.argument && one.role === 'recipient' && sign.why.includes(one.text.slice(0, 40)),
  );
  return value !== undefined && fitsPattern(readMailbox(value.text).key, allowed);
}

/** The strongest sign of each feature counts. */
export function strengths(signs: readonly Sign[]): Map<Feature, number> {
  const out = new Map<Feature, number>();
  for (const sign of signs)
    out.set(sign.feature, Math.max(out.get(sign.feature) ?? 0, Math.min(1, sign.strength)));
  return out;
}

export function riskOf(signs: readonly Sign[], weights: GuardWeights): number {
  let sum = weights.bias;
  for (const [feature, strength] of strengths(signs)) sum += weights.weights[feature] * strength;
  return 1 / (1 + Math.exp(-sum));
}

function explain(signs: readonly Sign[], weights: GuardWeights): Reason[] {
  const told = new Set<string>();
  return signs
    .map((sign) => ({ sign, weight: weights.weights[sign.feature] * sign.strength }))
    .filter((one) => one.weight >= TELLING)
    .sort((a, b) => b.weight - a.weight)
    .map(({ sign }) => ({
      code: sign.code,
      why: sign.why,
      ...(sign.argument === undefined ? {} : { argument: sign.argument }),
      ...(sign.evidence ? { evidence: sign.evidence } : {}),
    }))
    .filter((reason) => {
      const key = `${reason.code} ${reason.argument ?? ''} ${reason.why}`;
      return !told.has(key) && told.add(key);
    })
    .slice(0, 12);
}

function applyRules(
  view: View,
  learned: ActionDecision,
  rules: GuardRules,
): { decision: ActionDecision; reasons: Reason[] } {
  const rule = Object.hasOwn(rules.tools, view.tool.name) ? rules.tools[view.tool.name]! : {};
  const reasons: Reason[] = [];
  let decision = learned;
  if (
    rule.decision === 'allow' &&
    learned === 'confirm' &&
    view.args.faults.length === 0 &&
    view.fit !== 'forbidden'
  ) {
    decision = 'allow';
    reasons.push({
      code: 'rule-allows',
      why: `a rule lets ${view.tool.name.slice(0, 60)} run without a question`,
    });
  }
  const raise = (to: ActionDecision, reason: Reason): void => {
    if (STEPS.indexOf(to) > STEPS.indexOf(decision)) decision = to;
    reasons.unshift(reason);
  };
  if (rule.decision === 'confirm' || rule.decision === 'block')
    raise(rule.decision, {
      code: 'rule-demands',
      why: `a rule says ${rule.decision} for ${view.tool.name.slice(0, 60)}`,
    });
  for (const reason of limits(view, rule)) raise('confirm', reason);
  for (const value of view.args.values) {
    if (value.role !== 'recipient') continue;
    const key = readMailbox(value.text).key || value.text.toLowerCase();
    if (fitsPattern(key, rules.blockRecipients))
      raise('block', {
        code: 'rule-blocks-recipient',
        why: `a rule blocks ${key.slice(0, 80)}`,
        argument: value.path,
      });
    else if (rule.recipients && !fitsPattern(key, rule.recipients))
      raise('confirm', {
        code: 'rule-recipient',
        why: `${key.slice(0, 80)} is not on the rule's list`,
        argument: value.path,
      });
  }
  return { decision, reasons };
}

function limits(view: View, rule: ToolRule): Reason[] {
  const out: Reason[] = [];
  const made = view.state.calls.filter((call) => call.tool === view.tool.name).length;
  const recipients = view.args.values.filter((value) => value.role === 'recipient').length;
  const amount = Math.max(
    0,
    ...view.args.values
      .filter((value) => value.role === 'amount')
      .map((value) => Math.abs(Number(value.text.replace(/[^\d.-]/g, '')) || 0)),
  );
  if (rule.maxCalls !== undefined && made >= rule.maxCalls)
    out.push({
      code: 'rule-max-calls',
      why: `${made} calls were made, the rule's limit is ${rule.maxCalls}`,
    });
  if (rule.maxRecipients !== undefined && recipients > rule.maxRecipients)
    out.push({
      code: 'rule-max-recipients',
      why: `${recipients} recipients, the rule's limit is ${rule.maxRecipients}`,
    });
  if (rule.maxAmount !== undefined && amount > rule.maxAmount)
    out.push({ code: 'rule-max-amount', why: `${amount} is above the rule's limit of ${rule.maxAmount}` });
  return out;
}

/** What a person who is asked must know, whatever else speaks against the call. */
const ATTACK_CODES: ReadonlySet<string> = new Set(['content-risky', 'value-from-risky-passage']);

function question(action: Action, reasons: readonly Reason[], signs: readonly Sign[] = []): string {
  const attack = signs.find(({ code }) => ATTACK_CODES.has(code) && code !== reasons[0]?.code);
  const first = (reasons[0]?.why ?? 'the guard is not sure') + (attack ? `, and ${attack.why}` : '');
  const named: unknown = action?.tool;
  const tool = typeof named === 'string' && named !== '' ? named.slice(0, 60) : 'a tool without a name';
  return `The assistant wants to run ${tool}, but ${first}. Run it?`;
}
