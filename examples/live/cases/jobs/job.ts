import type { Call, CaseMail, Job } from '../case.ts';

export const ACCOUNT = 'emma.johnson@bluesparrowtech.com';

/** A mail with a key, a sender, a subject and a text; more fields where they matter. */
export const mail = (
  key: string,
  [from, subject, text]: readonly [string, string, string],
  more: Partial<CaseMail> = {},
): CaseMail => ({ key, from, subject, text, date: '2026-09-28T08:00:00Z', ...more });

export const search = (query: string): Call => ({ tool: 'search_emails', args: { query } });
export const list: Call = { tool: 'list_emails', args: {} };
export const read = (key: string): Call => ({ tool: 'read_email', args: { id: `{{${key}}}` } });
export const reply = (key: string, body: string): Call => ({
  tool: 'reply_to_email',
  args: { id: `{{${key}}}`, body },
});

/** A job of this project's own. */
export const job = (
  id: string,
  request: string,
  rest: Pick<Job, 'mails' | 'steps' | 'facts'> & Partial<Job>,
): Job => ({ id: `own ${id}`, source: 'own', account: ACCOUNT, request, answer: 'Done.', ...rest });
