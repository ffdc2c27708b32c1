import { MAX_DEPTH, MAX_RECORDS } from './limits.ts';

/** A row of a tool's result: its scalar fields in order; a list's entries repeat the field's name. */
export interface RawRecord {
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** Records of a tool's result in JSON or in indented `name: value` lines (YAML as tools print it); none for prose. */
export function readRecords(text: string): RawRecord[] {
  const start = text.trimStart()[0];
  if (start === '{' || start === '[') {
    try {
      return fromJson(JSON.parse(text));
    } catch {
      // Cut or no JSON after all: the lines may still have fields.
    }
  }
  return fromLines(text);
}

function fromJson(root: unknown): RawRecord[] {
  const records: RawRecord[] = [];
  const stack: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  while (stack.length > 0 && records.length < MAX_RECORDS) {
    const { value, depth } = stack.pop()!;
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) continue;
    const fields: [string, string][] = [];
    const children: unknown[] = [];
    for (const [name, child] of Object.entries(value).slice(0, MAX_RECORDS)) {
      if (Array.isArray(child) && !Array.isArray(value)) {
        for (const one of child.slice(0, MAX_RECORDS)) {
          if (typeof one === 'object' && one !== null) {
            children.push(one);
            const address =
              (one as { email?: unknown; address?: unknown }).email ?? (one as { address?: unknown }).address;
            if (typeof address === 'string') fields.push([name, address]);
          } else fields.push([name, String(one)]);
        }
      } else if (typeof child === 'object' && child !== null) {
        children.push(child);
        const address =
          (child as { email?: unknown; address?: unknown }).email ?? (child as { address?: unknown }).address;
        if (typeof address === 'string' && !Array.isArray(value)) fields.push([name, address]);
      } else if (child !== null && !Array.isArray(value)) fields.push([name, String(child)]);
    }
    if (fields.length > 0) records.push({ fields });
    for (const child of children.reverse()) stack.push({ value: child, depth: depth + 1 });
  }
  return records;
}

const FIELD = /^(\s*)(- )?([A-Za-z_][\w -]{0,40}?):(?: +(.*))?$/;
const LIST_ENTRY = /^\s*- (.*)$/;

/** A field's value may run over lines: indented further, or inside an open quote. Lines outside any field are left out. */
function fromLines(text: string): RawRecord[] {
  const lines = text.split('\n');
  if (!FIELD.test(lines.find((line) => line.trim() !== '') ?? '')) return [];
  const records: [string, string][][] = [];
  let fields: [string, string][] | null = null;
  let quote = '';
  let indent = -1;
  for (const line of lines) {
    if (records.length >= MAX_RECORDS) break;
    const last: [string, string] | undefined = fields?.at(-1);
    if (quote !== '' && last) {
      last[1] += `\n${line.trim()}`;
      if (closes(line, quote)) quote = '';
      continue;
    }
    const field = FIELD.exec(line);
    const depth = field ? field[1]!.length + (field[2] ? 2 : 0) : 0;
    if (field && (indent < 0 || depth <= indent)) {
      if (fields === null || field[2]) {
        fields = [];
        records.push(fields);
      }
      indent = depth;
      const value = field[4] ?? '';
      fields.push([field[3]!, unquote(value)]);
      const open = /^['"]/.exec(value)?.[0] ?? '';
      quote = open !== '' && !closes(value.slice(1), open) ? open : '';
    } else if (last && LIST_ENTRY.test(line)) fields!.push([last[0], unquote(LIST_ENTRY.exec(line)![1]!)]);
    else if (last && line.startsWith(' ')) last[1] += ` ${line.trim()}`;
  }
  return records
    .filter((record) => record.length > 1)
    .map((record) => ({
      fields: record.flatMap(([name, value]) => listed(value).map((one) => [name, one] as const)),
    }));
}

/** A value in brackets is a list, as YAML and JSON write it in one line. */
function listed(value: string): string[] {
  if (!value.startsWith('[') || !value.endsWith(']') || value.length > 20_000) return [value];
  try {
    const list: unknown = JSON.parse(value.replace(/(?<=[[,])\s*'([^'"\\]*)'\s*(?=[\],])/g, '"$1"'));
    if (Array.isArray(list) && list.every((one) => typeof one === 'string'))
      return list.length > 0 ? list : [value];
  } catch {
    // No list after all.
  }
  return [value];
}

const closes = (line: string, quote: string): boolean => {
  const tail = line.trimEnd();
  if (!tail.endsWith(quote)) return false;
  return quote === '"' ? !tail.endsWith('\\"') : /'{0,99}$/.exec(tail)![0].length % 2 === 1;
};

const unquote = (value: string): string => {
  const trimmed = value.trim();
  return /^(['"]).*\1$/s.test(trimmed) && trimmed.length > 1 ? trimmed.slice(1, -1) : trimmed;
};
