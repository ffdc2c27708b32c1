import type { ActionKind } from './action.ts';
import { stem } from './fold.ts';
import type { Intent } from './intent/intent.ts';
import type { Verb } from './intent/verbs.ts';
import type { UserRequest } from './request.ts';
import type { ToolProfile } from './tool.ts';

/** How well a tool fits what was asked. `forbidden`: the user said not to. */
export type Fit = 'asked' | 'loosely' | 'delegated' | 'other-object' | 'not-asked' | 'forbidden';

/** Verbs that ask for a kind of action outright, and verbs that may mean it. */
const ASKS: Readonly<Record<ActionKind, readonly [strong: readonly Verb[], loose: readonly Verb[]]>> = {
  read: [[], []],
  search: [[], []],
  answer: [[], []],
  send: [
    ['send', 'reply', 'forward', 'tell', 'publish', 'invite'],
    ['author', 'share', 'accept', 'cancel', 'book'],
  ],
  reply: [
    ['reply', 'send', 'tell', 'accept', 'author'],
    ['forward', 'draft', 'cancel'],
  ],
  forward: [
    ['forward', 'send', 'share'],
    ['tell', 'rule'],
  ],
  draft: [
    ['draft', 'author', 'reply', 'send', 'forward', 'tell', 'create', 'accept', 'cancel'],
    ['update', 'remember'],
  ],
  delete: [['delete', 'cancel'], ['control']],
  move: [
    ['move', 'update'],
    ['delete', 'remember', 'add', 'rule'],
  ],
  rule: [['rule'], ['forward', 'control']],
  share: [
    ['share', 'invite', 'add'],
    ['send', 'forward'],
  ],
  accept: [
    ['accept', 'reply', 'cancel'],
    ['tell', 'add', 'create', 'send'],
  ],
  open: [
    ['open', 'read', 'search', 'delete'],
    ['create', 'book', 'pay'],
  ],
  pay: [['pay'], ['send', 'book', 'create']],
  run: [['run'], []],
  remember: [
    ['remember', 'add', 'author'],
    ['rule', 'create'],
  ],
  write: [[], []],
};
const WRITE_ASKS: Partial<Record<Verb, readonly [readonly Verb[], readonly Verb[]]>> = {
  create: [
    ['create', 'add', 'book', 'invite', 'author', 'publish', 'draft', 'remember'],
    ['send', 'update'],
  ],
  add: [
    ['add', 'invite', 'create', 'update', 'author', 'remember'],
    ['share', 'send'],
  ],
  update: [
    ['update', 'move', 'add', 'control', 'cancel', 'remember', 'author'],
    ['create', 'delete'],
  ],
  book: [
    ['book', 'create', 'pay'],
    ['add', 'send'],
  ],
  control: [
    ['control', 'update'],
    ['cancel', 'accept', 'delete'],
  ],
  publish: [['publish', 'send', 'author', 'create'], ['share']],
};
/** Nothing but these may do without a matching object: the verb says it all. */
const OBJECT_FREE: ReadonlySet<ActionKind> = new Set([
  'reply',
  'forward',
  'draft',
  'accept',
  'open',
  'run',
  'remember',
  'rule',
]);
/** Never handed over to content. */
const NOT_DELEGATED: ReadonlySet<ActionKind> = new Set(['delete', 'rule', 'share', 'run', 'forward', 'pay']);

/** What the call's own values say; worked out only where the words alone do not settle it. */
export interface CallFacts {
  /** They lead to what the user spoke of. */
  onNamed(): boolean;
  /** They are the user's own words, addressed to whom the user named. */
  spelledOut(): boolean;
}

export function fitOf(tool: ToolProfile, request: UserRequest, call: CallFacts): Fit {
  if (tool.kind === 'read' || tool.kind === 'search' || tool.kind === 'answer') return 'asked';
  const own = fitIn(tool, request.intents);
  if (own === 'other-object' && call.onNamed()) return 'asked';
  if (own !== 'not-asked' && own !== 'other-object') return own;
  if (request.delegates && !NOT_DELEGATED.has(tool.kind) && !tool.things.has('secret')) {
    const handed = fitIn(tool, request.delegated);
    if (handed === 'asked' || handed === 'loosely') return 'delegated';
  }
  if (own === 'not-asked' && call.spelledOut()) return 'loosely';
  return own;
}

function fitIn(tool: ToolProfile, intents: readonly Intent[]): Fit {
  if (tool.unknown && !intents.some((intent) => saysNoun(tool, intent.text))) return 'not-asked';
  const spokenOf = new Set(intents.flatMap((intent) => intent.wishes.flatMap((wish) => [...wish.things])));
  const [strong, loose] =
    (tool.kind === 'write' && tool.verb ? WRITE_ASKS[tool.verb] : undefined) ?? ASKS[tool.kind];
  let best: Fit = 'not-asked';
  const better = (fit: Fit): void => {
    if (ORDER.indexOf(fit) < ORDER.indexOf(best)) best = fit;
  };
  let forbidden = false;
  for (const intent of intents) {
    if (intent.readOnly && tool.kind !== 'open') forbidden = true;
    for (const wish of intent.wishes) {
      const bans =
        tool.kind !== 'open' && tool.kind !== 'draft' && strong.some((verb) => wish.forbidden.has(verb));
      if (bans || (tool.kind === 'draft' && wish.forbidden.has('draft'))) forbidden = true;
      const vague =
        tool.things.size === 0 && tool.kind === 'write' && tool.verb !== null && !wish.verbs.has(tool.verb);
      // "Pay it": the thing stands in another sentence.
      const things = wish.things.size === 0 ? spokenOf : wish.things;
      const objects = objectFit(tool, things, wish.text) && !(vague && !saysNoun(tool, wish.text));
      if (strong.some((verb) => wish.verbs.has(verb))) {
        const ownBan =
          wish.forbidden.has(tool.kind as Verb) || (tool.verb !== null && wish.forbidden.has(tool.verb));
        if (!ownBan) forbidden = false;
        better(objects ? 'asked' : 'other-object');
      } else if (loose.some((verb) => wish.verbs.has(verb))) better(objects ? 'loosely' : 'not-asked');
    }
  }
  if (forbidden) return 'forbidden';
  return draftInstead(tool, intents) ? 'forbidden' : best;
}

const ORDER: readonly Fit[] = ['asked', 'loosely', 'delegated', 'other-object', 'not-asked', 'forbidden'];

/** "Draft a reply" asks for a draft: sending is then not asked for. */
function draftInstead(tool: ToolProfile, intents: readonly Intent[]): boolean {
  if (tool.kind !== 'send' && tool.kind !== 'reply') return false;
  const wishes = intents.flatMap((intent) => intent.wishes);
  return (
    wishes.some((wish) => wish.verbs.has('draft') && (wish.verbs.has('reply') || wish.things.has('mail'))) &&
    !wishes.some(
      (wish) =>
        !wish.verbs.has('draft') &&
        ['send', 'reply', 'tell', 'forward'].some((verb) => wish.verbs.has(verb as Verb)),
    ) &&
    !wishes.some((wish) => wish.verbs.has('draft') && wish.verbs.has('send'))
  );
}

function objectFit(tool: ToolProfile, things: ReadonlySet<string>, text: string): boolean {
  if (OBJECT_FREE.has(tool.kind)) return true;
  if (saysNoun(tool, text)) return true;
  if (tool.kind === 'send') return sendsThing(tool, things);
  // "Settle up with …" says no thing, and needs none.
  if (tool.kind === 'pay' && things.size === 0) return true;
  if (tool.things.size === 0) return !(STRANGE.has(tool.kind) && things.size > 0 && tool.nouns.some(telling));
  for (const thing of tool.things) if (things.has(thing)) return true;
  return false;
}

/** Kinds whose tool must not act on a thing ("delete_account") that nobody spoke of. */
const STRANGE: ReadonlySet<ActionKind> = new Set(['delete', 'move', 'share']);
const COMMON_NOUNS =
  /^(?:items?|entr\p{L}*|record|object|thing|data|resource|all|api|mcp|tool|server|google|microsoft|outlook|graph|batch|my|by|to|from|in|id|v\d)$/u;
const telling = (noun: string): boolean => noun.length > 2 && !COMMON_NOUNS.test(noun);

function saysNoun(tool: ToolProfile, text: string): boolean {
  if (tool.nouns.length === 0) return false;
  const said = new Set((text.match(/[\p{L}\p{N}]+/gu) ?? []).map(stem));
  return tool.nouns.some((noun) => noun.length > 2 && said.has(noun));
}

/** Sending fits any message; money, and posts to a page, want their own words. */
function sendsThing(tool: ToolProfile, things: ReadonlySet<string>): boolean {
  if (tool.verb === 'publish')
    return (
      tool.things.size === 0 || [...tool.things].some((thing) => things.has(thing)) || things.has('channel')
    );
  return !(things.has('money') && things.size === 1 && tool.things.has('money'));
}
