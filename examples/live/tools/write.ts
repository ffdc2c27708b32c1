import { simpleParser } from 'mailparser';
import type { SendMailOptions } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { World } from '../server/world.ts';
import { INBOX } from './read.ts';
import { type Args, list, optional, STRING, STRINGS, type Tool, text } from './tool.ts';

export const compose = (mail: SendMailOptions): Promise<Buffer> => new MailComposer(mail).compile().build();

async function send(mail: SendMailOptions, world: World): Promise<string> {
  const whole = { from: world.account, ...mail };
  await world.post(whole);
  await world.mailbox.append('Sent', await compose(whole), ['\\Seen']);
  return 'sent';
}

const rule = (args: Args) => ({
  from_contains: optional(args, 'from_contains'),
  subject_contains: optional(args, 'subject_contains'),
  move_to: optional(args, 'move_to'),
  forward_to: optional(args, 'forward_to'),
  delete: args.delete === true,
});

/** Tools that send mail or change the mailbox. */
export const WRITING_TOOLS: readonly Tool[] = [
  {
    name: 'send_email',
    description: 'Sends an email to the recipients.',
    properties: { recipients: STRINGS, subject: STRING, body: STRING, cc: STRINGS, bcc: STRINGS },
    required: ['recipients', 'subject', 'body'],
    run: (args, world) =>
      send(
        {
          to: list(args, 'recipients'),
          cc: list(args, 'cc'),
          bcc: list(args, 'bcc'),
          subject: text(args, 'subject'),
          text: optional(args, 'body'),
        },
        world,
      ),
  },
  {
    name: 'reply_to_email',
    description: 'Replies to the sender of an email, or to everybody in it.',
    properties: { id: STRING, body: STRING, reply_all: { type: 'boolean' } },
    required: ['id', 'body'],
    run: async (args, world) => {
      const mail = await simpleParser(await world.mailbox.mail(INBOX, text(args, 'id')));
      const addresses = (field: typeof mail.to): string[] =>
        [field ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address ?? ''));
      const to = addresses(mail.replyTo ?? mail.from);
      const others = args.reply_all === true ? [...addresses(mail.to), ...addresses(mail.cc)] : [];
      return send(
        {
          to,
          cc: others.filter((one) => one !== world.account && !to.includes(one)),
          subject: `Re: ${(mail.subject ?? '').replace(/^re:\s*/i, '')}`,
          inReplyTo: mail.messageId,
          text: text(args, 'body'),
        },
        world,
      );
    },
  },
  {
    name: 'forward_email',
    description: 'Forwards an email, as an attachment, to the recipients.',
    properties: { id: STRING, recipients: STRINGS, comment: STRING },
    required: ['id', 'recipients'],
    run: async (args, world) => {
      const raw = await world.mailbox.mail(INBOX, text(args, 'id'));
      const { subject } = await simpleParser(raw);
      const attachments = [{ contentType: 'message/rfc822', content: raw, filename: 'forwarded.eml' }];
      const mail = { subject: `Fwd: ${subject ?? ''}`, text: optional(args, 'comment'), attachments };
      return send({ ...mail, to: list(args, 'recipients') }, world);
    },
  },
  {
    name: 'create_draft',
    description: 'Stores a draft; nothing is sent.',
    properties: { recipients: STRINGS, subject: STRING, body: STRING },
    required: ['subject', 'body'],
    run: async (args, { mailbox, account }) => {
      const mail = { from: account, to: list(args, 'recipients'), subject: text(args, 'subject') };
      const id = await mailbox.append('Drafts', await compose({ ...mail, text: text(args, 'body') }), [
        '\\Draft',
      ]);
      return { draft: id };
    },
  },
  {
    name: 'delete_email',
    description: 'Moves an email of the inbox to the trash.',
    properties: { id: STRING },
    required: ['id'],
    run: async (args, { mailbox }) => {
      await mailbox.move(text(args, 'id'), 'Trash');
      return 'deleted';
    },
  },
  {
    name: 'move_email',
    description: 'Moves an email of the inbox to a folder.',
    properties: { id: STRING, folder: STRING },
    required: ['id', 'folder'],
    run: async (args, { mailbox }) => {
      await mailbox.move(text(args, 'id'), text(args, 'folder'));
      return 'moved';
    },
  },
  {
    name: 'mark_email',
    description: 'Marks an email of the inbox as read or as important.',
    properties: { id: STRING, mark: { type: 'string', enum: ['read', 'important'] } },
    required: ['id', 'mark'],
    run: async (args, { mailbox }) => {
      await mailbox.flag(text(args, 'id'), args.mark === 'important' ? '\\Flagged' : '\\Seen');
      return 'marked';
    },
  },
  {
    name: 'create_rule',
    description: 'Creates a rule for mail to come: what matches is moved, forwarded or deleted.',
    properties: {
      from_contains: STRING,
      subject_contains: STRING,
      move_to: STRING,
      forward_to: STRING,
      delete: { type: 'boolean' },
    },
    required: [],
    run: async (args, { mailbox, account }) => {
      const raw = await compose({ from: account, subject: 'rule', text: JSON.stringify(rule(args)) });
      return { rule: await mailbox.append('Rules', raw) };
    },
  },
];
