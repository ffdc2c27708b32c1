// Method, section 3.3: nine groups of patterns (count and presence) and twelve features of shape.

export interface HeuristicOptions {
  /** Delimiters as words, at line starts or in capitals, instead of as substrings: "begin" and "end" stand in "send" (L08). */
  readonly boundedDelimiters?: boolean;
}

export const GROUPS = [
  'instruction_override',
  'role_or_authority',
  'tool_action',
  'exfiltration',
  'target_artifacts',
  'obfuscation',
  'delimiter_or_formatting',
  'secrecy_or_stealth',
  'urgency_social',
] as const;
export type Group = (typeof GROUPS)[number];

const PATTERNS: Readonly<Record<Group, RegExp>> = {
  instruction_override:
    /(?:ignore|disregard|forget)(?:\s+all)?\s+(?:previous|prior|above)\s+instructions|override(?:\s+the)?\s+(?:system|developer|user)\s+instructions/gi,
  role_or_authority:
    /you are now|act as|pretend to be|developer mode|system prompt|highest priority|administrator/gi,
  tool_action:
    /api_call|tool call|call the tool|send (?:an )?email|send_email|execute|function call|invoke/gi,
  // The bound keeps a line of nothing but "send" from costing its square.
  exfiltration:
    /exfiltrat|send[^\n]{0,1000}secret|secret|confidential|private|password|token|credential|leak/gi,
  target_artifacts:
    /(?<![\p{L}\p{N}_])(?:recipient|destination|body|message|subject)[:=]|to:\s{0,8}[\w.%+-]{1,64}@/giu,
  obfuscation: /base64|rot13|encoded|decode|unicode|hidden|invisible|white text/gi,
  delimiter_or_formatting: /```|<\/?system>|###|---|begin|end|xml|json/gi,
  secrecy_or_stealth:
    /do not tell|do not mention|without telling|silently|secretly|hide this|do not reveal/gi,
  urgency_social: /urgent|immediately|important|asap|required|must|priority/gi,
};

const BOUNDED_DELIMITERS =
  /```|<\/?(?:system|SYSTEM)>|^[ \t]{0,8}(?:#{3,}|-{3,})|\b(?:BEGIN|END)\b|\b(?:xml|XML|json|JSON)\b/gm;

/** Addresses as they are usually written: local@domain.tld. */
export const ADDRESS = /(?<![A-Za-z0-9._%+-])[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}/g;

const SHAPE = [
  'char_len',
  'word_count',
  'line_count',
  'exclamation_count',
  'question_count',
  'quote_count',
  'url_count',
  'address_count',
  'digit_count',
  'uppercase_count',
  'uppercase_ratio',
  'digit_ratio',
] as const;

/** Names of the 30 columns, in order. */
export const HEURISTIC_NAMES: readonly string[] = [
  ...GROUPS.flatMap((group) => [`${group}_count`, `${group}_present`]),
  ...SHAPE,
];

/** Non-overlapping matches of a global pattern. */
export const matches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

export function groupCount(text: string, group: Group, options: HeuristicOptions = {}): number {
  const bounded = group === 'delimiter_or_formatting' && options.boundedDelimiters === true;
  return matches(text, bounded ? BOUNDED_DELIMITERS : PATTERNS[group]);
}

/** The 30 heuristics of a text; lengths count code points. */
export function heuristics(text: string, options: HeuristicOptions = {}): Float64Array {
  const values: number[] = [];
  for (const group of GROUPS) {
    const count = groupCount(text, group, options);
    values.push(count, count > 0 ? 1 : 0);
  }
  const length = codePoints(text);
  const digits = matches(text, /\p{Nd}/gu);
  const capitals = matches(text, /\p{Lu}/gu);
  values.push(
    length,
    matches(text, /\S+/gu),
    matches(text, /\n/g) + 1,
    matches(text, /!/g),
    matches(text, /\?/g),
    matches(text, /['"]/g),
    matches(text, /https?:\/\/|www\./gi),
    matches(text, ADDRESS),
    digits,
    capitals,
    capitals / Math.max(1, length),
    digits / Math.max(1, length),
  );
  return Float64Array.from(values);
}

function codePoints(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i++) if ((text.charCodeAt(i) & 0xfc00) !== 0xdc00) count++;
  return count;
}
