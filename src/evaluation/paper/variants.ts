import { ACTION_NAMES } from './action-features.ts';
import { CONTEXT_NAMES, MARKER_NAMES } from './context-features.ts';

// Method, sections 3.7 and 3.10: which stacked columns each variant of the meta policy reads.

export const BASE_NAMES = [
  'word',
  'char',
  'word_char_rules',
  'rule_instruction',
  'rule_tool_action',
  'rule_exfiltration',
  'rule_obfuscation',
  'rule_any',
  'rule_chain',
] as const;
export const STAGE_NAMES = ['p_byp', 'p_tool', 'p_dest', 'p_cont', 'p_full'] as const;

const DERIVED = ['stage_max', 'unsafe_tool_chain'] as const;
const SELECTED = ['selected_stage_max', 'selected_tool_chain'] as const;
const WEIGHTED = ['intent_weighted_chain'] as const;

/** All 54 stacked columns, in order. */
export const STACKED_NAMES: readonly string[] = [
  ...BASE_NAMES,
  ...STAGE_NAMES,
  ...DERIVED,
  ...ACTION_NAMES,
  ...CONTEXT_NAMES,
  ...SELECTED,
  ...WEIGHTED,
];

const SELECTIVE = [...BASE_NAMES, ...STAGE_NAMES.slice(0, 4), ...SELECTED];
const ACTION_CONTEXT = [...ACTION_NAMES, ...CONTEXT_NAMES];
const withoutMarkers = (names: readonly string[]): string[] =>
  names.filter((name) => !(MARKER_NAMES as readonly string[]).includes(name));

/** Columns of each variant. The last two are ours: what the markers of the frame are worth alone, and without them. */
export const VARIANTS = {
  text_rules_only: [...BASE_NAMES],
  all_stage_framework: [...BASE_NAMES, ...STAGE_NAMES, ...DERIVED],
  selective_stages_no_full_success: SELECTIVE,
  action_context_no_stage: [...BASE_NAMES, ...ACTION_CONTEXT],
  selective_stage_plus_action_context: [...SELECTIVE, ...ACTION_CONTEXT, ...WEIGHTED],
  all_stages_plus_action_context: [...STACKED_NAMES],
  selective_stage_plus_action_context_hgb: [...SELECTIVE, ...ACTION_CONTEXT, ...WEIGHTED],
  all_stages_plus_external_marker: [
    ...[...BASE_NAMES, ...STAGE_NAMES, ...DERIVED],
    'ctx_external_content_marker_present',
  ],
  text_rules_plus_external_marker: [...BASE_NAMES, 'ctx_external_content_marker_present'],
  selective_plus_action_context_no_markers: withoutMarkers([...SELECTIVE, ...ACTION_CONTEXT, ...WEIGHTED]),
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type Variant = keyof typeof VARIANTS;

/** The seven methods of the published ablation. */
export const PUBLISHED_VARIANTS = [
  'text_rules_only',
  'all_stage_framework',
  'selective_stages_no_full_success',
  'action_context_no_stage',
  'selective_stage_plus_action_context',
  'all_stages_plus_action_context',
  'selective_stage_plus_action_context_hgb',
] as const satisfies readonly Variant[];

export interface ColumnOptions {
  /** L02: without the two columns that tell the frame. */
  readonly noMarkers: boolean;
  /** L11: without the second of two columns that hold the same formula. */
  readonly noTwins: boolean;
}

/** Positions of a variant's columns among the stacked ones. */
export function variantColumns(variant: Variant, { noMarkers, noTwins }: ColumnOptions): number[] {
  let names: readonly string[] = VARIANTS[variant];
  if (noMarkers) names = withoutMarkers(names);
  if (noTwins && names.includes('unsafe_tool_chain'))
    names = names.filter((name) => name !== 'selected_tool_chain');
  return names.map((name) => STACKED_NAMES.indexOf(name));
}
