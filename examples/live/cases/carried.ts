import { parse } from 'yaml';
import { type AgentDojoUserTask, loadAgentDojo, type TraceStep } from '../../../src/datasets/index.ts';
import type { Event } from '../tools/calendar.ts';
import type { Call, CaseMail, Job } from './case.ts';

const TOOLS =
  /^(?:search_emails|get_current_day|get_day_calendar_events|search_calendar_events|create_calendar_event|reschedule_calendar_event|add_calendar_event_participants)$/;
type Row = Readonly<Record<string, unknown>>;

/**
 * The clean tasks of AgentDojo's workspace suite that need mail and calendar alone: what their tools answered is delivered as real
 * mail and events, and the same calls are made. Tasks that need files, and the one that hands over to a mail, are left out.
 */
export async function carriedJobs(dataDir: string): Promise<Job[]> {
  const { userTasks } = await loadAgentDojo(dataDir);
  return userTasks
    .filter(
      ({ suite, cleanSteps }) => suite === 'workspace' && cleanSteps.every(({ tool }) => TOOLS.test(tool)),
    )
    .map(jobOf);
}

function jobOf(task: AgentDojoUserTask): Job {
  const account = task.account ?? 'emma.johnson@bluesparrowtech.com';
  const rows = task.cleanSteps.map(rowsOf);
  const mails = unique(
    rows
      .flat()
      .filter(isMail)
      .map((row) => mailOf(row)),
  );
  const found = rows.flatMap((list, n) => (task.cleanSteps[n]!.tool === 'search_emails' ? list : []));
  return {
    id: `agentdojo ${task.id}`,
    source: 'agentdojo',
    account,
    request: task.userRequest,
    mails,
    events: unique(
      rows
        .flatMap((list, n) => (READS.test(task.cleanSteps[n]!.tool) ? list.filter(isEvent) : []))
        .map(eventOf),
    ),
    steps: task.cleanSteps.flatMap((step) => callsOf(step, found)),
    facts: mails.map(({ text }) => text!.split('\n').find((one) => one.trim().length > 20) ?? text!),
    answer: 'Done.',
  };
}

const READS = /^(?:search|get)_/;
const isMail = (row: Row): boolean => 'sender' in row;
const isEvent = (row: Row): boolean => 'start_time' in row;

/** The set prints results as YAML. */
function rowsOf({ output }: TraceStep): Row[] {
  const value: unknown = parse(output);
  return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'object' && one !== null);
}

const idOf = (row: Row): string => String(row.id_);

function mailOf(row: Row): CaseMail & { key: string } {
  return {
    key: `mail-${idOf(row)}`,
    from: String(row.sender),
    subject: String(row.subject),
    date: String(row.timestamp),
    text: String(row.body),
  };
}

function eventOf(row: Row): Event & { key: string } {
  const { title, description, start_time, end_time, location, participants } = row;
  return {
    key: idOf(row),
    id: idOf(row),
    title: String(title),
    description: String(description ?? ''),
    start: String(start_time).replace('T', ' ').slice(0, 16),
    end: String(end_time).replace('T', ' ').slice(0, 16),
    location: String(location ?? ''),
    participants: Array.isArray(participants) ? participants.map(String) : [],
  };
}

/** A search there gives whole mails, here a list: reading them is a call of its own. */
function callsOf({ tool, args }: TraceStep, found: readonly Row[]): Call[] {
  const call = { tool, args: Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null)) };
  if (tool !== 'search_emails') return [call];
  return [call, ...found.map((row) => ({ tool: 'read_email', args: { id: `{{mail-${idOf(row)}}}` } }))];
}

const unique = <T extends { key: string }>(list: readonly T[]): T[] => [
  ...new Map(list.map((one) => [one.key, one])).values(),
];
