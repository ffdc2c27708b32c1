import type { Example } from '../../case.ts';
import type { Rng } from '../../learn/index.ts';
import { CONTAINERS, htmlMail, type Letter, mailWith } from './containers.ts';
import { disguised } from './disguised.ts';
import { fragment } from './fragment.ts';
import { invented } from './invented.ts';
import { type Place, splice } from './splice.ts';
import { toolOutput } from './tool-output.ts';

/** A row made from the written set, before it is given a request and a fold. */
export interface WrittenRow {
  readonly example: Example;
  readonly family: string;
  readonly injected: string | null;
  /** Whether the injected text reads as an attack by itself. */
  readonly explicit: boolean;
  readonly inMail: boolean;
  readonly fold: number;
}

const PLACES: readonly Place[] = ['start', 'middle', 'end'];
/** Characters an order has at least that is shown as a whole text: a few words alone are a test mail as often as an order. */
const SHORTEST_ALONE = 60;

/**
 * Rows from the written set: its mails as plain and HTML mail, as tool output and in invented languages; its prompts; its attacks and
 * requests planted in mails of their own language, in every place an agent reads, some in disguise; its attacks alone. Harmless
 * sentences stand in the same places and disguises, so that neither is a sign by itself.
 */
export function writtenRows(
  written: readonly Example[],
  foldOf: (idea: string) => number,
  rng: Rng,
): WrittenRow[] {
  const rows: WrittenRow[] = [];
  const fold = ({ groups }: Example): number => foldOf(groups.idea!);
  const byKind = (kind: string): Example[] => written.filter(({ facets }) => facets.kind === kind);
  const benign = byKind('benign');
  const hosts = new Map<string, Example[]>();
  const key = (language: string, side: number): string => `${language}/${side}`;
  for (const mail of benign) {
    const at = key(mail.facets.language!, fold(mail));
    hosts.set(at, [...(hosts.get(at) ?? []), mail]);
  }
  const hostFor = (language: string, side: number): Example | null => {
    const pool = hosts.get(key(language, side)) ?? hosts.get(key('English', side)) ?? [];
    return pool.length === 0 ? null : pool[rng.int(pool.length)]!;
  };
  const add = (example: Example, row: Omit<WrittenRow, 'example'>): void => {
    rows.push({ example, ...row });
  };
  const clean = { injected: null, explicit: false, inMail: true };

  for (const [n, mail] of benign.entries()) {
    const side = { ...clean, family: 'written', fold: fold(mail) };
    add(rng.next() < 0.45 ? { ...mail, raw: htmlMail(letterOf(mail), rng) } : mail, side);
    if (n % 3 === 0) add(outputOf(mail, hostsLike(mail), rng), { ...side, family: 'tool-output' });
    if (n % 3 === 1)
      add(
        { ...outputOf(message(mail), hostsLike(mail).map(message), rng), id: `${mail.id}+chat` },
        { ...side, family: 'tool-output' },
      );
    if (n % 4 === 1) {
      const other = sentenceOf(hostFor(mail.facets.language!, fold(mail)) ?? mail, rng);
      add(boxed(mail, { other, own: sentenceOf(mail, rng) }, rng), side);
    }
    if (n % 12 === 7) {
      const host = hostFor(mail.facets.language!, fold(mail)) ?? mail;
      const sentence = disguised(sentenceOf(n % 24 === 7 ? mail : host, rng), 0, rng);
      const id = `${mail.id}+disguised`;
      add(splice(mail, sentence, { place: PLACES[rng.int(3)]!, label: 0, rng, id }), side);
    }
    if (n % 8 === 3) add({ ...mail, id: `${mail.id}+fragment`, ...fragment(mail, rng) }, side);
    if (n % 6 === 2)
      add(
        {
          ...mail,
          id: `${mail.id}+invented`,
          subject: invented(mail.subject ?? '', rng),
          body: invented(mail.body, rng),
        },
        side,
      );
  }
  for (const kind of ['prompt', 'prompt-attack'] as const)
    for (const prompt of byKind(kind))
      add(prompt, {
        family: `written-${kind}`,
        injected: null,
        explicit: true,
        inMail: false,
        fold: fold(prompt),
      });
  for (const result of byKind('result')) add(result, { ...clean, family: 'tool-output', fold: fold(result) });
  for (const kind of ['attack', 'request'] as const) {
    for (const [n, order] of byKind(kind).entries()) {
      if (kind === 'request' && n % 2 === 1 && order.facets.language === 'English') continue;
      const side = fold(order);
      const host = hostFor(rng.next() < 0.15 ? 'English' : order.facets.language!, side);
      if (host === null) continue;
      const family = `written-${kind}`;
      const explicit = kind === 'attack' && order.facets.category !== 'ordinary';
      const planted = { injected: order.body, explicit, inMail: true, fold: side };
      const chance = rng.next();
      // what a person asks of his own tools is planted where tools answer
      const listed = order.facets.category === 'ordinary' ? 0.6 : 0.2;
      if (chance < listed)
        add(outputOf({ ...host, ...order, label: 1, subject: host.subject }, othersOf(host), rng), {
          ...planted,
          family: kind === 'attack' ? 'tool-output' : family,
        });
      else if (kind === 'attack' && chance < listed + 0.3)
        add(boxed(host, { order }, rng), { ...planted, family });
      else {
        const id = `${order.id}+planted`;
        const written = rng.next() < 0.1 ? disguised(order.body, 1, rng) : order.body;
        const spliced = splice(host, written, { place: PLACES[rng.int(3)]!, label: 1, rng, id });
        add(rng.next() < 0.4 ? { ...spliced, raw: htmlMail(letterOf(spliced), rng) } : spliced, {
          ...planted,
          family,
        });
      }
      if (explicit && n % 2 === 0 && order.body.length >= SHORTEST_ALONE)
        add(order, { family, injected: null, explicit: true, inMail: n % 4 === 0, fold: side });
    }
  }
  return rows;

  /** Chat messages in half of the listings, so that short entries are no sign. */
  function othersOf(mail: Example): Example[] {
    const others = hostsLike(mail);
    return rng.next() < 0.5 ? others.map(message) : others;
  }

  /** A sentence of the mail, as people write it in a channel. */
  function message(mail: Example): Example {
    return { ...mail, subject: null, body: sentenceOf(mail, rng) };
  }

  function hostsLike(mail: Example): Example[] {
    const others = hosts.get(key(mail.facets.language!, fold(mail))) ?? [];
    return Array.from({ length: 1 + rng.int(4) }, () => others[rng.int(others.length)] ?? mail);
  }
}

function letterOf({ subject, body, facets }: Example): Letter {
  return { subject: subject ?? '', body, english: facets.language === 'English' };
}

/** What stands beside the body of a mail: an order, or harmless sentences of another mail and of the mail itself. */
type Beside = { readonly order: Example } | { readonly other: string; readonly own: string };

/** The mail with a text somewhere beside its visible body. Honest mail hides its own preview lines, nobody else's words. */
function boxed(host: Example, beside: Beside, rng: Rng): Example {
  const container = CONTAINERS[rng.int(CONTAINERS.length)]!;
  const planted = 'order' in beside;
  const unseen = container === 'hidden' || container === 'comment';
  const text = planted ? beside.order.body : unseen ? beside.own : beside.other;
  return {
    ...host,
    id: `${(planted ? beside.order : host).id}+${container}`,
    label: planted ? 1 : 0,
    facets: { ...host.facets, place: container },
    raw: mailWith(letterOf(host), { text, container }, rng),
  };
}

/** A list that a tool gave, the entry's own text among others. */
function outputOf(entry: Example, others: readonly Example[], rng: Rng): Example {
  const entries = others.map(({ subject, body }) => ({ title: subject ?? '', text: body }));
  entries.splice(rng.int(entries.length + 1), 0, { title: entry.subject ?? '', text: entry.body });
  return {
    ...entry,
    id: `${entry.id}+output`,
    subject: null,
    body: toolOutput(entries, rng),
    facets: { ...entry.facets, place: 'tool-output' },
  };
}

function sentenceOf({ body }: Example, rng: Rng): string {
  const sentences = body.split(/(?<=[.!?。！？।])\s*/).filter((each) => each.length > 8);
  return sentences[rng.int(Math.max(1, sentences.length))] ?? body;
}
