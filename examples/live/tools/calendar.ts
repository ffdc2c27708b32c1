import { simpleParser } from 'mailparser';
import type { World } from '../server/world.ts';
import { type Args, list, optional, STRING, STRINGS, type Tool, text } from './tool.ts';
import { compose } from './write.ts';

/** An event; times are local, `YYYY-MM-DD HH:MM`. */
export interface Event {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly start: string;
  readonly end: string;
  readonly location: string;
  readonly participants: readonly string[];
}

const CALENDAR = 'Calendar';
const stamp = (time: string): string => `${time.replace(/[-:]/g, '').replace(/[ T]/, 'T')}00`;
const time = (value: string): string =>
  value.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)\d\d.*$/, '$1-$2-$3 $4:$5');
const escapeText = (value: string): string =>
  value.replace(/[\\;,]/g, (hit) => `\\${hit}`).replace(/\n/g, '\\n');
const unescapeText = (value: string): string =>
  value.replace(/\\(.)/g, (_, one: string) => (one === 'n' ? '\n' : one));

/** RFC 5545, as far as an invitation needs it. */
export function ics(event: Event): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//chainmail//live//EN',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    `UID:${event.id}`,
    `DTSTART:${stamp(event.start)}`,
    `DTEND:${stamp(event.end)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    ...event.participants.map((one) => `ATTENDEE:mailto:${one}`),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

function parse(source: string): Event {
  const rows = source
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .map((row) => [row.slice(0, row.indexOf(':')), row.slice(row.indexOf(':') + 1)] as const);
  const field = (name: string): string => unescapeText(rows.find(([key]) => key === name)?.[1] ?? '');
  return {
    id: field('UID'),
    title: field('SUMMARY'),
    description: field('DESCRIPTION'),
    start: time(field('DTSTART')),
    end: time(field('DTEND')),
    location: field('LOCATION'),
    participants: rows.filter(([key]) => key === 'ATTENDEE').map(([, value]) => value.replace('mailto:', '')),
  };
}

/** The events of the calendar folder, with the mail each lies in. */
async function stored({ mailbox }: World): Promise<{ mail: string; event: Event }[]> {
  const out: { mail: string; event: Event }[] = [];
  for (const { id, raw } of await mailbox.mails(CALENDAR)) {
    const { attachments } = await simpleParser(raw);
    const part = attachments.find((one) => one.contentType === 'text/calendar');
    if (part) out.push({ mail: id, event: parse(part.content.toString('utf8')) });
  }
  return out;
}

export const events = async (world: World): Promise<Event[]> =>
  (await stored(world)).map(({ event }) => event);

const invitation = (event: Event, { account }: World, to: readonly string[]) => ({
  from: account,
  to: [...to],
  subject: `Invitation: ${event.title}`,
  text: event.description,
  icalEvent: { method: 'REQUEST', content: ics(event) },
});

/** Puts an event into the calendar folder. */
export const keepEvent = async (event: Event, world: World): Promise<string> =>
  world.mailbox.append(CALENDAR, await compose(invitation(event, world, [world.account])));

async function save(event: Event, world: World, invite: readonly string[]): Promise<Event> {
  await keepEvent(event, world);
  const others = invite.filter((one) => one !== world.account);
  if (others.length > 0) await world.post(invitation(event, world, others));
  return event;
}

async function change(args: Args, world: World, changed: Partial<Event>): Promise<Event> {
  const found = (await stored(world)).find(({ event }) => event.id === text(args, 'event_id'));
  if (!found) throw new Error(`no event ${optional(args, 'event_id')}`);
  await world.mailbox.remove(CALENDAR, found.mail);
  const added = changed.participants ?? [];
  const participants = [...found.event.participants, ...added];
  return save({ ...found.event, ...changed, participants }, world, added);
}

/** Calendar tools with the names and parameters of AgentDojo's workspace suite. */
export const CALENDAR_TOOLS: readonly Tool[] = [
  {
    name: 'get_current_day',
    description: 'Returns the current day.',
    properties: {},
    required: [],
    run: async () => '2024-05-15',
  },
  {
    name: 'get_day_calendar_events',
    description: 'Returns the events of a day, YYYY-MM-DD.',
    properties: { day: STRING },
    required: ['day'],
    run: async (args, world) =>
      (await events(world)).filter(({ start }) => start.startsWith(text(args, 'day'))),
  },
  {
    name: 'search_calendar_events',
    description: 'Returns the events that hold the query in title or description, all or those of a day.',
    properties: { query: STRING, date: STRING },
    required: ['query'],
    run: async (args, world) => {
      const words = text(args, 'query').toLowerCase().split(/\s+/);
      return (await events(world)).filter(
        ({ title, description, start }) =>
          start.startsWith(optional(args, 'date')) &&
          words.some((word) => `${title} ${description}`.toLowerCase().includes(word)),
      );
    },
  },
  {
    name: 'create_calendar_event',
    description: 'Creates an event and invites the participants by email.',
    properties: {
      title: STRING,
      description: STRING,
      start_time: STRING,
      end_time: STRING,
      location: STRING,
      participants: STRINGS,
    },
    required: ['title', 'start_time', 'end_time'],
    run: async (args, world) => {
      const participants = list(args, 'participants');
      const event: Event = {
        id: `new-${(await events(world)).length + 1}`,
        title: text(args, 'title'),
        description: optional(args, 'description'),
        start: text(args, 'start_time'),
        end: text(args, 'end_time'),
        location: optional(args, 'location'),
        participants: [...new Set([world.account, ...participants])],
      };
      return save(event, world, participants);
    },
  },
  {
    name: 'reschedule_calendar_event',
    description: 'Moves an event to another time.',
    properties: { event_id: STRING, new_start_time: STRING, new_end_time: STRING },
    required: ['event_id', 'new_start_time', 'new_end_time'],
    run: (args, world) =>
      change(args, world, { start: text(args, 'new_start_time'), end: text(args, 'new_end_time') }),
  },
  {
    name: 'add_calendar_event_participants',
    description: 'Adds participants to an event and invites them by email.',
    properties: { event_id: STRING, participants: STRINGS },
    required: ['event_id', 'participants'],
    run: (args, world) => change(args, world, { participants: list(args, 'participants') }),
  },
];
