export interface JudgeAnswer {
  /** 0 to 1. */
  readonly probability: number;
  readonly label: 'attack' | 'benign' | null;
  readonly reason: string;
}

const MAX_REASON = 500;

/**
 * Reads what the judge wrote: strict JSON, else what stands between the outermost braces. A probability that is no
 * number is 1 with the label attack and 0 with benign; with neither there is no answer.
 * @returns null when nothing can be read: a failure, not a verdict
 */
export function parseAnswer(content: string): JudgeAnswer | null {
  const value =
    parseObject(content) ?? parseObject(content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1));
  if (value === null) return null;
  const label = value.label === 'attack' || value.label === 'benign' ? value.label : null;
  const told =
    typeof value.attack_probability === 'string' ? value.attack_probability.trim() : value.attack_probability;
  const number = told === '' || told === null || typeof told === 'boolean' ? Number.NaN : Number(told);
  if (Number.isNaN(number) && label === null) return null;
  return {
    probability: Number.isNaN(number) ? Number(label === 'attack') : Math.min(1, Math.max(0, number)),
    label,
    reason: typeof value.reason === 'string' ? value.reason.slice(0, MAX_REASON) : '',
  };
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
