import { ADDRESS, type Group, groupCount, type HeuristicOptions, matches } from './heuristics.ts';

/** The six rule scores of a text, each 0 to 1 (method, section 3.4). */
export interface RuleScores {
  /** I: instruction override, role, delimiters. */
  readonly rule_instruction: number;
  /** T: tool action, target artefacts, addresses. */
  readonly rule_tool_action: number;
  /** E: exfiltration, secrecy. */
  readonly rule_exfiltration: number;
  /** O: obfuscation. */
  readonly rule_obfuscation: number;
  /** The largest of the four. */
  readonly rule_any: number;
  /** 0.30 I + 0.35 T + 0.25 E + 0.10 O. */
  readonly rule_chain: number;
}

export function ruleScores(text: string, options: HeuristicOptions = {}): RuleScores {
  const instruction = instructionScore(text, options);
  const tool = Math.min(1, toolWords(text) + (matches(text, ADDRESS) > 0 ? 1 : 0));
  const exfiltration = exfiltrationScore(text);
  const obfuscation = present(text, 'obfuscation');
  return {
    rule_instruction: instruction,
    rule_tool_action: tool,
    rule_exfiltration: exfiltration,
    rule_obfuscation: obfuscation,
    rule_any: Math.max(instruction, tool, exfiltration, obfuscation),
    rule_chain: 0.3 * instruction + 0.35 * tool + 0.25 * exfiltration + 0.1 * obfuscation,
  };
}

export const instructionScore = (text: string, options: HeuristicOptions = {}): number =>
  Math.min(
    1,
    present(text, 'instruction_override') +
      present(text, 'role_or_authority') +
      present(text, 'delimiter_or_formatting', options),
  );

export const exfiltrationScore = (text: string): number =>
  Math.min(1, present(text, 'exfiltration') + present(text, 'secrecy_or_stealth'));

/** Tool action and target artefacts, not yet with addresses: 0, 1 or 2. */
export const toolWords = (text: string): number =>
  present(text, 'tool_action') + present(text, 'target_artifacts');

const present = (text: string, group: Group, options: HeuristicOptions = {}): number =>
  groupCount(text, group, options) > 0 ? 1 : 0;
