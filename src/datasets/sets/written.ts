import { createHash } from 'node:crypto';
import type { Example } from '../../case.ts';
import type { Dataset } from '../dataset.ts';
import type { SetFolder } from '../set-folder.ts';
import { expand, seedOf } from '../written/expand.ts';
import { FURTHER } from '../written/further/further.ts';
import { SHARED_LISTS, type WrittenLanguage, type WrittenMail } from '../written/language.ts';
import { LANGUAGES } from '../written/languages.ts';

/** Ideas of attacks that anybody might ask of his own tools: only their place makes them attacks. */
const ORDINARY_ALONE: ReadonlySet<string> = new Set([
  'grant access',
  'transfer money',
  'open the door',
  'backups and location',
  'book and charge',
  'push the branch',
  'personal data',
  'terse: bare imperative send',
  'terse: bare imperative remove',
  'terse: bare imperative accept',
  'terse: files and tools',
  'terse: mailbox settings',
]);

/** Texts drawn from one template, at most. */
const COPIES = { benign: 3, request: 3, result: 6, attack: 2 };

/**
 * Mail, requests and attacks written for training, in 15 languages: `facets.kind` is `benign`, `request`, `result` (what a tool answers) or `attack`.
 * An attack that reads as an everyday request has `facets.category` `ordinary`. The rows ship with the package. Texts of one template share `groups.context`, texts
 * that say the same in several languages `groups.idea`.
 */
export const written: Dataset = {
  id: 'written',
  set: 'written',
  title: 'Written: modern mail, requests and mail injections in 15 languages',
  folder: 'written',
  homepage: 'the chainmail package itself',
  licence: { name: 'MIT' },
  published: {},
  files: [],
  shipped: true,
  read,
};

async function* read(folder: SetFolder): AsyncGenerator<Example> {
  const seen = new Set<string>();
  for (const language of LANGUAGES) {
    const rows: Example[] = [];
    for (const row of rowsOf(language)) {
      const key = `${row.subject ?? ''}\n${row.body}`;
      if (seen.has(key)) continue;
      seen.add(key);
      rows.push(row);
    }
    yield* rows;
    const text = JSON.stringify(rows);
    folder.records.push({
      name: language.language,
      bytes: Buffer.byteLength(text),
      sha256: createHash('sha256').update(text).digest('hex'),
      rows: rows.length,
    });
  }
}

function* rowsOf(written: WrittenLanguage): Generator<Example> {
  const lists = { ...SHARED_LISTS, ...written.lists };
  const drawn = (template: string, copies: number) =>
    expand(template, { lists, seed: seedOf(template), copies });
  // the languages but English say the same things in the same order
  const ideaOf = (kind: string, template: string): string =>
    typeof place === 'number' && written.language === 'English'
      ? `${kind}-${seedOf(template).toString(36)}`
      : `${kind}-${place}`;
  /** The number of a common text, the idea of a further one. */
  let place: number | string = 0;
  const row = (kind: keyof typeof COPIES, template: string, text: { subject?: string; body: string }) =>
    ({
      set: 'written',
      split: 'train',
      label: kind === 'attack' ? 1 : 0,
      subject: text.subject ?? null,
      body: text.body,
      userRequest: null,
      facets: { kind, language: written.language },
      groups: {
        context: `written-${seedOf(template).toString(36)}`,
        idea: ideaOf(kind, template),
      },
    }) satisfies Omit<Example, 'id'>;
  const withIds = (template: string, rows: readonly Omit<Example, 'id'>[]): Example[] =>
    rows.map((example, n) => ({
      ...example,
      id: `written-${example.facets.kind}-${seedOf(template).toString(36)}-${n}`,
    }));

  const mailsOf = ({ subject, body }: WrittenMail): Example[] => {
    const template = `${subject}\n${body}`;
    const mails = drawn(template, COPIES.benign).map((text) => {
      const end = text.indexOf('\n');
      return row('benign', template, { subject: text.slice(0, end), body: text.slice(end + 1) });
    });
    return withIds(template, mails);
  };
  const attacksOf = (template: string): Example[] =>
    withIds(
      template,
      drawn(template, COPIES.attack).map((body) => row('attack', template, { body })),
    );

  for (const [n, mail] of written.benign.entries()) {
    place = n;
    yield* mailsOf(mail);
  }
  for (const [n, template] of written.requests.entries()) {
    place = n;
    yield* withIds(
      template,
      drawn(template, COPIES.request).map((body) => row('request', template, { body })),
    );
  }
  for (const body of written.codeRequests ?? []) {
    const plain = row('request', body, { body });
    yield* withIds(body, [{ ...plain, facets: { ...plain.facets, category: 'code' } }]);
  }
  for (const [n, template] of (written.results ?? []).entries()) {
    place = n;
    yield* withIds(
      template,
      drawn(template, COPIES.result).map((body) => row('result', template, { body })),
    );
  }
  for (const [n, template] of written.attacks.entries()) {
    place = n;
    yield* attacksOf(template);
  }
  const further = FURTHER[written.language];
  for (const [idea, mails] of Object.entries(further?.benign ?? {})) {
    place = idea;
    for (const mail of mails) yield* mailsOf(mail);
  }
  for (const [idea, templates] of Object.entries(further?.attacks ?? {})) {
    place = idea;
    for (const template of templates)
      for (const example of attacksOf(template))
        yield ORDINARY_ALONE.has(idea)
          ? { ...example, facets: { ...example.facets, category: 'ordinary' } }
          : example;
  }
}
