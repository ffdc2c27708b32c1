const MAX_DEPTH = 8;

/** Whether what stands in the brackets of a condition, or a function call, holds; null = not understood. */
export type Leaf = (inside: string) => boolean | null;

/** `(a) and (b)`, `(a) or (b)`, `not (a)`, `(feature)`; null = not understood, which no `not` turns to true. */
export function condition(text: string, holds: Leaf, depth = 0): boolean | null {
  if (depth > MAX_DEPTH) return null;
  const negated = /^not\b\s*(.*)$/s.exec(text);
  if (negated) {
    const inner = condition(negated[1]!, holds, depth + 1);
    return inner === null ? null : !inner;
  }
  for (const [word, join] of [
    [' or ', 'some'],
    [' and ', 'every'],
  ] as const) {
    const parts = split(text.replace(/\)\s*(and|or)\s*\(/g, ') $1 ('), word);
    if (parts.length < 2) continue;
    const results = parts.map((p) => condition(p.trim(), holds, depth + 1));
    if (results.includes(null)) return null;
    return join === 'some' ? results.some((r) => r === true) : results.every((r) => r === true);
  }
  const call = /^([a-z-]+\(.*\))$/s.exec(text.trim());
  if (call) return holds(call[1]!);
  const inner = /^\((.*)\)$/s.exec(text.trim())?.[1]?.trim();
  if (inner === undefined) return null;
  return inner.startsWith('(') || /^not\b/.test(inner) ? condition(inner, holds, depth + 1) : holds(inner);
}

/** Splits outside of brackets. */
export function split(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') depth++;
    else if (text[i] === ')') depth--;
    else if (depth === 0 && text.startsWith(separator, i)) {
      parts.push(text.slice(from, i));
      from = i + separator.length;
      i = from - 1;
    }
  }
  parts.push(text.slice(from));
  return parts;
}
