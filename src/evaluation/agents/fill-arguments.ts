import type { InjecAgentTool } from '../../datasets/index.ts';

/**
 * The stated rule by which the attacker's calls get arguments: every parameter of the tool, in order, takes from the instruction
 * (1) for an address parameter (to, email, contact): the first e-mail address; (2) for a number: the first number not yet taken;
 * (3) for a date or time: the first date-like stretch; (4) for an id, path, name or url: the next quoted string or token with a digit,
 * slash or underscore not yet taken; (5) for text: the instruction itself. Optional parameters of which the text has nothing are left out.
 */
export function fillArguments(
  tool: InjecAgentTool | undefined,
  instruction: string,
): Record<string, unknown> {
  const args: Record<string, unknown> = {};
  if (!tool) return args;
  const emails = instruction.match(/[\w.+-]+@[\w-]+\.[\w.-]*\w/g) ?? [];
  const numbers = (instruction.match(/\$?\d[\d,]*(?:\.\d+)?(?![\w-])/g) ?? []).map((one) =>
    Number(one.replace(/[$,]/g, '')),
  );
  const dates = instruction.match(/\d{4}-\d\d-\d\d|\w+ \d{1,2}, \d{4}|\d{1,2}(?::\d\d)? [AP]M/g) ?? [];
  const tokens = [
    ...[...instruction.matchAll(/["'#]([^"']{2,80}?)["'\s]/g)].map((hit) => hit[1]!),
    ...(instruction.match(/[\w/~.-]*(?:\d|[/_~])[\w/~.-]*/g) ?? []).filter((one) => one.length > 2),
  ];
  for (const parameter of tool.parameters) {
    const name = parameter.name.toLowerCase();
    const value = /(?:^|_)(?:to|email|contact_email|recipient|recipient_email)$/.test(name)
      ? emails[0]
      : /number|integer|float/.test(parameter.type)
        ? numbers.shift()
        : /date|time/.test(name)
          ? dates.shift()
          : /body|content|text|message|subject|note|reason|description|command/.test(name)
            ? instruction
            : tokens.shift();
    const filled = value ?? (parameter.required ? instruction : undefined);
    if (filled !== undefined) args[parameter.name] = filled;
  }
  return args;
}

/** The set writes parameters as Python literals. */
export function pythonLiteral(text: string): unknown {
  const json = text
    .replace(/'((?:[^'\\]|\\.)*)'/g, (_, inner: string) => JSON.stringify(inner.replace(/\\'/g, "'")))
    .replace(/\bTrue\b/g, 'true')
    .replace(/\bFalse\b/g, 'false')
    .replace(/\bNone\b/g, 'null');
  try {
    return JSON.parse(json);
  } catch {
    return { input: text };
  }
}
