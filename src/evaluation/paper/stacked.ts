import { type Dense, denseFromRows } from '../../learn/index.ts';
import { actionFeatures } from './action-features.ts';
import type { ActionOptions } from './action-patterns.ts';
import { CONTEXT_NAMES, contextFeatures } from './context-features.ts';
import type { FramedRow } from './frames.ts';
import { ruleScores } from './rule-scores.ts';
import type { StageVerifiers } from './stage-verifiers.ts';
import type { TextDetector } from './text-detectors.ts';
import { BASE_NAMES, STACKED_NAMES, STAGE_NAMES } from './variants.ts';

/** The fitted models below the meta policy. */
export interface BaseModels {
  /** word, char, word_char_rules. */
  readonly text: readonly [TextDetector, TextDetector, TextDetector];
  readonly stages: StageVerifiers;
}

export interface StackOptions extends ActionOptions {
  /** What the text models read in place of a text (L09: addresses, tool names and goal words masked). */
  readonly mask?: (text: string) => string;
}

/** The 54 stacked columns of each row (method, section 3.7); a verifier that could not be fitted says 0. */
export function stackedFeatures(
  models: BaseModels,
  rows: readonly FramedRow[],
  options: StackOptions = {},
): Dense {
  const texts = rows.map(({ text }) => (options.mask === undefined ? text : options.mask(text)));
  const text = models.text.map((detector) => detector.score(texts));
  const stages = models.stages.map((verifier) => verifier?.score(texts) ?? new Float64Array(rows.length));
  if (rows.length === 0) return { rows: 0, cols: STACKED_NAMES.length, data: new Float64Array(0) };
  return denseFromRows(
    rows.map((row, i) =>
      stackedRow(row, { text: text.map((s) => s[i]!), stages: stages.map((s) => s[i]!) }, options),
    ),
  );
}

const RISK = CONTEXT_NAMES.indexOf('ctx_tool_argument_risk');
const DELTA = CONTEXT_NAMES.indexOf('ctx_instruction_delta');

interface ModelScores {
  readonly text: readonly number[];
  readonly stages: readonly number[];
}

function stackedRow(row: FramedRow, scores: ModelScores, options: StackOptions): number[] {
  const rules = ruleScores(row.text, options);
  const [, tool, destination, content] = scores.stages as [number, number, number, number, number];
  const chain = Math.min(
    1,
    0.35 * tool + 0.25 * destination + 0.25 * content + 0.15 * rules.rule_tool_action,
  );
  const context = contextFeatures(row, options);
  const risk = context[RISK]!;
  const delta = context[DELTA]!;
  return [
    ...scores.text,
    ...Object.values(rules),
    ...scores.stages,
    Math.max(...scores.stages),
    chain,
    ...actionFeatures({ text: row.text, output: '', request: row.request }, options),
    ...context,
    Math.max(...scores.stages.slice(0, 4)),
    chain,
    Math.min(1, 0.45 * chain + 0.35 * risk + 0.2 * delta),
  ];
}

/** Where the scores of the text models and the verifiers stand among the stacked columns. */
export const SCORE_COLUMNS = [...BASE_NAMES.slice(0, 3), ...STAGE_NAMES].map((name) =>
  STACKED_NAMES.indexOf(name),
);
