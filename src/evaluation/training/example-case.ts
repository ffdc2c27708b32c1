import type { Case, Example } from '../../case.ts';
import { parseMessage } from '../../mail/index.ts';

/**
 * The case a row stands for, in the one frame that all sets share: stored mails as they are, rows with a subject as a
 * plain mail with that subject and body, bare texts as text. Mails go through the parser, so that training reads what
 * a user's scan reads.
 */
export async function exampleCase(example: Example): Promise<Case> {
  const { id, userRequest } = example;
  const bytes = example.raw ?? (example.subject === null ? null : plainMail(example.subject, example.body));
  if (bytes === null) return { id, userRequest, context: [{ kind: 'text', text: example.body }] };
  return { id, userRequest, context: [{ kind: 'email', message: await parseMessage(bytes) }] };
}

function plainMail(subject: string, body: string): Uint8Array {
  const line = subject.replace(/\s+/g, ' ').trim();
  const head = `Subject: ${line}\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n`;
  return new TextEncoder().encode(`${head}\r\n${body.replace(/\r?\n/g, '\r\n')}`);
}
