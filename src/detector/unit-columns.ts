import { TOPICS, type Topic } from '../signals/index.ts';

/**
 * What the passage model sees of one unit beside its text: its mood, its place, and whether it belongs to its
 * surroundings. Column order is part of the model file.
 */
const OWN_FEATURES = [
  // what text models and signals say, filled in by `readEvidence`
  'text',
  'textBefore',
  'textAfter',
  'textBestElsewhere',
  'chunk',
  'order',
  'prompt',
  'signals',
  'signalsNear',
  // mood
  'imperativeStart',
  'imperativeWords',
  'questionStart',
  'questionMark',
  'you',
  'me',
  'answer',
  'yourAnswer',
  'assistant',
  'polite',
  'negation',
  'artefact',
  'manner',
  'logWords',
  'capitals',
  'digits',
  'quotes',
  'link',
  'address',
  'endsSentence',
  'colonEnd',
  'startsUpper',
  'orders',
  'asks',
  'toReader',
  'toAssistant',
  'toAnswer',
  'ofSelf',
  // place
  'position',
  'first',
  'last',
  'fromEnd',
  'logUnits',
  'row',
  'code',
  'rowShare',
  'codeShare',
  'proseAmongRows',
  'afterCode',
  'beforeCode',
  'quoted',
  'tail',
  'header',
  'aside',
  'hidden',
  'decoded',
  'ownLine',
  'medianWords',
  // cohesion
  'toRest',
  'toBefore',
  'toAfter',
  'toNearestFar',
  'restRank',
  'restGap',
  'sharedWords',
  'rareShared',
  'known',
  'content',
  'meanToRest',
  'hasRequest',
  'toRequest',
  'sharedWithRequest',
] as const;

const topicColumn = (topic: Topic): `topic:${Topic}` => `topic:${topic}`;
export type UnitFeature = (typeof OWN_FEATURES)[number] | `topic:${Topic}`;
export const UNIT_FEATURES: readonly UnitFeature[] = [...OWN_FEATURES, ...TOPICS.map(topicColumn)];
/** Column of the first topic; the others follow in the order of TOPICS. */
export const FIRST_TOPIC: number = OWN_FEATURES.length;
export const UNIT_FEATURE_COUNT: number = UNIT_FEATURES.length;
export const UNIT_FEATURE_AT = Object.fromEntries(
  UNIT_FEATURES.map((name, index) => [name, index]),
) as Record<UnitFeature, number>;

/** Value of a column that cannot be known: no place in the body, no words of the table, no neighbour, no request. */
export const UNKNOWN = -1;
