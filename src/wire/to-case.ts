import type * as z from 'zod';
import type { Case, ContextItem } from '../case.ts';
import { InputError } from '../errors.ts';
import { parseMessage } from '../mail/index.ts';
import { type Request, requestSchema } from './request.ts';

/** Gives the bytes of a mail named by `file`; throws an InputError when it cannot. */
export type ReadFile = (path: string) => Promise<Uint8Array>;

/** For callers without files: every `file` is refused. */
export const refuseFiles: ReadFile = async (path) => {
  throw new InputError('file-refused', `"file" is not accepted here (${path}): send the source as "raw"`);
};

/** Checks an already parsed JSON value against the wire format. Throws an InputError that names field and remedy. */
export function parseRequest(value: unknown): Request {
  const result = requestSchema.safeParse(value);
  if (result.success) return result.data;
  throw new InputError('bad-request', describe(result.error.issues[0]!));
}

/** Reads the request's mails and gives the case it is about. */
export async function toCase(request: Request, readFile: ReadFile): Promise<Case> {
  const context: ContextItem[] = [];
  for (const item of request.context ?? []) {
    const source = item.source === undefined ? {} : { source: item.source };
    if (item.kind === 'text') {
      context.push({ kind: 'text', text: item.text, ...source });
      continue;
    }
    const bytes =
      item.raw === undefined ? await readFile(item.file as string) : new TextEncoder().encode(item.raw);
    context.push({ kind: 'email', message: await parseMessage(bytes), ...source });
  }
  const { id, userRequest = null, account = null, history = [], action = null } = request;
  return {
    ...(id == null ? {} : { id: String(id) }),
    userRequest,
    context,
    history,
    account,
    profile: request.profile ?? 'attended',
    action,
  };
}

const EXPECTED_FIELDS: Readonly<Record<string, string>> = {
  '': 'id, userRequest, profile, account, context, history, action',
  context: 'kind, raw, file, source (email) or kind, text, source (text)',
  history: 'tool, args; what a tool returned belongs into "context"',
  action: 'tool, args, description, schema',
};

function describe(issue: z.core.$ZodIssue): string {
  const path = issue.path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('');
  const where = path === '' ? 'request' : `request${path}`;
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => JSON.stringify(key.slice(0, 60))).join(', ');
    const expected = EXPECTED_FIELDS[String(issue.path[0] ?? '')];
    return `${where}: unknown field ${names}${expected ? ` (known: ${expected})` : ''}`;
  }
  return `${where}: ${issue.message}`;
}
