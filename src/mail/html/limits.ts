import { InputError } from '../../errors.ts';

/** Bounds on the work one HTML part may cause. Exceeding one is an anomaly; what lies beyond is still read, as plain text. */
export interface HtmlLimits {
  /** Characters of source that are parsed as HTML. */
  readonly characters: number;
  /** Nodes of the tree that are walked. */
  readonly nodes: number;
  /** Characters of all style sheets together. */
  readonly styleCharacters: number;
  /** Selectors of all style sheets together. */
  readonly styleRules: number;
  /** Compound selectors tested against elements, all in all: rules x elements x ancestors. */
  readonly selectorTests: number;
  /** Characters of text kept from one attribute, comment or data: URL. */
  readonly attributeCharacters: number;
  /** Links kept. */
  readonly links: number;
}

export const HTML_LIMITS: HtmlLimits = {
  characters: 750_000,
  nodes: 60_000,
  styleCharacters: 300_000,
  styleRules: 5_000,
  selectorTests: 500_000,
  attributeCharacters: 100_000,
  links: 5_000,
};

/** The bounds that hold for all HTML of a mail together. */
export type HtmlWork = Pick<
  HtmlLimits,
  'characters' | 'nodes' | 'styleCharacters' | 'styleRules' | 'selectorTests'
>;

/** What the next HTML part may use; at least 1 of each, since a limit cannot be 0. */
export function lessen(left: HtmlWork, spent: HtmlWork): HtmlWork {
  const rest = (name: keyof HtmlWork): number => Math.max(1, left[name] - spent[name]);
  return {
    characters: rest('characters'),
    nodes: rest('nodes'),
    styleCharacters: rest('styleCharacters'),
    styleRules: rest('styleRules'),
    selectorTests: rest('selectorTests'),
  };
}

/** @throws InputError when a limit is not a positive whole number or its name is unknown. */
export function withDefaults(limits: Partial<HtmlLimits>): HtmlLimits {
  for (const [name, value] of Object.entries(limits)) {
    if (!(name in HTML_LIMITS))
      throw new InputError(
        'unknown-limit',
        `HTML limit ${name} is unknown; use one of ${Object.keys(HTML_LIMITS).join(', ')}`,
      );
    if (!Number.isSafeInteger(value) || value < 1)
      throw new InputError('bad-limit', `HTML limit ${name} is ${value}; give a whole number of at least 1`);
  }
  return { ...HTML_LIMITS, ...limits };
}
