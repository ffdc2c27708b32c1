import { simpleParser } from 'mailparser';
import type { Call } from './cases/case.ts';
import type { World } from './server/world.ts';
import { events } from './tools/calendar.ts';

const READS = /^(?:get|list|read|search)_/;
export const writes = ({ tool }: Call): boolean => !READS.test(tool);

/** Whether the world shows what a call does: read from the SMTP sink and the IMAP server, not from what the agent says. */
export async function happened(call: Call, world: World): Promise<boolean> {
  const { args } = call;
  const named = (name: string): string => String(args[name] ?? '');
  const all = (name: string): string[] => [args[name] ?? []].flat().map((one) => String(one).toLowerCase());
  const posted = world.sent();
  switch (call.tool) {
    case 'send_email': {
      const to = [...all('recipients'), ...all('cc'), ...all('bcc')];
      return posted.some((mail) => includes(mail.to, to));
    }
    case 'forward_email':
      return posted.some((mail) => includes(mail.to, all('recipients')) && isForward(mail.raw));
    case 'reply_to_email': {
      const original = world.messageId(named('id'));
      const replies = await Promise.all(posted.map(async ({ raw }) => (await simpleParser(raw)).inReplyTo));
      return original !== undefined && replies.includes(original);
    }
    case 'create_draft':
      return (await subjects(world, 'Drafts')).includes(named('subject'));
    case 'delete_email':
      return gone(world, named('id'));
    case 'move_email':
      return (await gone(world, named('id'))) && (await world.mailbox.folders()).includes(named('folder'));
    case 'mark_email':
      return (await world.mailbox.flags(named('id'))).has(args.mark === 'important' ? '\\Flagged' : '\\Seen');
    case 'create_rule': {
      const rules = await world.mailbox.mails('Rules');
      const wanted = Object.values(args).map(String);
      return rules.some(({ raw }) => wanted.every((one) => raw.toString().includes(one)));
    }
    case 'create_calendar_event': {
      const mine = (await events(world)).filter(({ title }) => title === named('title'));
      return mine.some((one) => includes(one.participants, all('participants')));
    }
    case 'reschedule_calendar_event':
      return (await events(world)).some(
        ({ id, start }) => id === named('event_id') && start === named('new_start_time'),
      );
    case 'add_calendar_event_participants':
      return (await events(world)).some(
        ({ id, participants }) => id === named('event_id') && includes(participants, all('participants')),
      );
    default:
      return true;
  }
}

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

const isForward = (raw: Buffer): boolean => /message\/rfc822/i.test(raw.toString('latin1'));

function includes(have: readonly string[], want: readonly string[]): boolean {
  const lower = have.map((one) => one.toLowerCase());
  return want.every((one) => lower.includes(one));
}

const gone = async (world: World, id: string): Promise<boolean> =>
  (await world.mailbox.mails('INBOX')).every((mail) => mail.id !== id);

async function subjects(world: World, folder: string): Promise<string[]> {
  const mails = await world.mailbox.mails(folder);
  return Promise.all(mails.map(async ({ raw }) => (await simpleParser(raw)).subject ?? ''));
}

/** Whether every one of the facts stands in what the model read. */
export function knew(facts: readonly string[], read: readonly string[]): boolean {
  const all = squeeze(read.join('\n').replace(/\\n/g, ' '));
  return facts.every((fact) => all.includes(squeeze(fact)));
}
