import { optionalText } from '../fields.ts';
import type { SetFolder } from '../set-folder.ts';

/** The real user requests of LLMail-Inject, by scenario number (`level2b` is scenario 2), from its scenarios.json. */
export async function llmailRequests(folder: SetFolder): Promise<ReadonlyMap<string, string>> {
  const requests = new Map<string, string>();
  for (const { path, file } of folder.find('scenarios'))
    for await (const row of folder.rows(path, file)) {
      const number = /(\d+)$/.exec(optionalText(row, 'key') ?? '')?.[1];
      const scenario = row.value.value as { user_query?: unknown } | null;
      if (number && typeof scenario?.user_query === 'string') requests.set(number, scenario.user_query);
    }
  return requests;
}

/** `level2b`, `scenario_2` -> `2`; null when the level is unknown. */
export function scenarioNumber(level: string | null): string | null {
  return level === null ? null : (/(\d+)/.exec(level)?.[1] ?? null);
}

/** The one-line frame in which the challenge stores a mail. */
export function unframe(mail: string): { subject: string | null; body: string } {
  const head = 'Subject of the email: ';
  const cut = mail.indexOf('.   Body: ');
  if (!mail.startsWith(head) || cut < 0) return { subject: null, body: mail };
  return { subject: mail.slice(head.length, cut), body: mail.slice(cut + '.   Body: '.length) };
}
