import { simpleParser } from 'mailparser';
import type { Entry } from '../server/mailbox.ts';
import type { World } from '../server/world.ts';
import { optional, STRING, type Tool, text } from './tool.ts';

/** What `read_email` gives back: the source of the mail, or its parts as JSON, as many mail tools do. */
export type Result = 'source' | 'json';

export const INBOX = 'INBOX';

/** Tools that only read. */
export function readingTools(result: Result): Tool[] {
  const folder = { ...STRING, description: 'folder, INBOX if left out' };
  return [
    {
      name: 'list_emails',
      description: 'Lists the emails of a folder, newest first.',
      properties: { folder, limit: { type: 'integer' } },
      required: [],
      run: async (args, { mailbox }) => {
        const mails = await mailbox.mails(optional(args, 'folder') || INBOX);
        const limit = typeof args.limit === 'number' ? args.limit : 20;
        return Promise.all(mails.reverse().slice(0, limit).map(line));
      },
    },
    {
      name: 'search_emails',
      description: 'Searches the inbox for emails that contain the query in subject, addresses or body.',
      properties: { query: STRING, sender: STRING },
      required: ['query'],
      run: async (args, { mailbox }) => {
        const mails = await mailbox.mails(INBOX, optional(args, 'query'));
        const lines = await Promise.all(mails.reverse().map(line));
        const sender = optional(args, 'sender').toLowerCase();
        return lines.filter((one) => one.from.toLowerCase().includes(sender)).slice(0, 20);
      },
    },
    {
      name: 'read_email',
      description: 'Returns one email of the inbox with all its parts.',
      properties: { id: STRING, folder },
      required: ['id'],
      run: async (args, world) => {
        const raw = await world.mailbox.mail(optional(args, 'folder') || INBOX, text(args, 'id'));
        return result === 'source' ? new Uint8Array(raw) : parts(raw);
      },
    },
    {
      name: 'list_folders',
      description: 'Lists the folders of the mailbox.',
      properties: {},
      required: [],
      run: (_args, { mailbox }) => mailbox.folders(),
    },
    {
      name: 'search_contacts',
      description: 'Finds the addresses of people who wrote before, by name.',
      properties: { name: STRING },
      required: ['name'],
      run: (args, world) => contacts(text(args, 'name').toLowerCase(), world),
    },
  ];
}

async function line({ id, raw }: Entry) {
  const mail = await simpleParser(raw);
  const to = [mail.to ?? []]
    .flat()
    .map((one) => one.text)
    .join(', ');
  const preview = (mail.text ?? '').replace(/\s+/g, ' ').trim().slice(0, 80);
  const date = mail.date?.toISOString() ?? '';
  return { id, from: mail.from?.text ?? '', to, subject: mail.subject ?? '', date, preview };
}

/** Everything that a program can read in a mail, hidden or not. */
export async function parts(raw: Buffer) {
  const mail = await simpleParser(raw);
  return {
    from: mail.from?.text ?? '',
    to: [mail.to ?? []].flat().map((one) => one.text),
    cc: [mail.cc ?? []].flat().map((one) => one.text),
    subject: mail.subject ?? '',
    date: mail.date?.toISOString() ?? '',
    body: mail.text ?? '',
    ...(mail.html ? { html: mail.html } : {}),
    attachments: mail.attachments.map((one) => ({
      name: one.filename ?? '',
      type: one.contentType,
      ...(/^text\/|json|calendar/.test(one.contentType) ? { text: one.content.toString('utf8') } : {}),
    })),
  };
}

async function contacts(name: string, { mailbox }: World): Promise<{ name: string; address: string }[]> {
  const found = new Map<string, string>();
  for (const { raw } of await mailbox.mails(INBOX)) {
    const [from] = (await simpleParser(raw)).from?.value ?? [];
    if (from?.address && `${from.name} ${from.address}`.toLowerCase().includes(name))
      found.set(from.address, from.name);
  }
  return [...found].map(([address, name]) => ({ name, address }));
}
