/**
 * What the passage model sees of one unit beside its text: its mood, its place, and whether it belongs to its
 * surroundings. Column order is part of the model file.
 */
export const UNIT_FEATURES = [
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

export type UnitFeature = (typeof UNIT_FEATURES)[number];
export const UNIT_FEATURE_COUNT: number = UNIT_FEATURES.length;
export const UNIT_FEATURE_AT = Object.fromEntries(
  UNIT_FEATURES.map((name, index) => [name, index]),
) as Record<UnitFeature, number>;

/** Value of a column that cannot be known: no place in the body, no words of the table, no neighbour, no request. */
export const UNKNOWN = -1;
