import { createHash } from 'node:crypto';
import type { Example } from '../../case.ts';
import type { Dataset } from '../dataset.ts';
import type { SetFolder } from '../set-folder.ts';
import { expand, seedOf } from '../written/expand.ts';
import { FURTHER } from '../written/further/further.ts';
import { SHARED_LISTS, type WrittenMail } from '../written/language.ts';
import { LANGUAGES } from '../written/languages.ts';
import { PROMPTS } from '../written/prompts/prompts.ts';

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
  'submissions: very short',
  'submissions: a few words',
]);

/** Texts drawn from one template, at most. */
const COPIES = { benign: 3, request: 3, result: 6, attack: 2, prompt: 2, 'prompt-attack': 2 };
type Kind = keyof typeof COPIES;
const ATTACKS: ReadonlySet<Kind> = new Set(['attack', 'prompt-attack']);

/**
 * Mail and attacks written for training, in 33 languages, requests in 15: `facets.kind` is `benign`, `request`, `result` (what a
 * tool answers) or `attack`; what people type to an assistant, in 20 languages: `prompt` or `prompt-attack`. An attack that
 * reads as an everyday request has `facets.category` `ordinary`. The rows ship with the package. Texts of one template
 * share `groups.context`, texts that say the same in several languages `groups.idea`.
 */
export const written: Dataset = {
  id: 'written',
  set: 'written',
  title: 'Written: modern mail, requests and mail injections in 33 languages',
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
  const languages = new Set([
    ...LANGUAGES.map(({ language }) => language),
    ...[FURTHER, PROMPTS].flatMap((texts) => Object.keys(texts)),
  ]);
  for (const language of languages) {
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
      name: language,
      bytes: Buffer.byteLength(text),
      sha256: createHash('sha256').update(text).digest('hex'),
      rows: rows.length,
    });
  }
}

function* rowsOf(language: string): Generator<Example> {
  const written = LANGUAGES.find((each) => each.language === language);
  const lists = { ...SHARED_LISTS, ...written?.lists };
  /** The texts of a template, at most as many as the kind has copies. */
  const rows = (kind: Kind, template: string, idea: string): Example[] =>
    expand(template, { lists, seed: seedOf(template), copies: COPIES[kind] }).map((text, n) =>
      row({ kind, language, template, idea }, text, n),
    );
  // the languages but English say the same things in the same order
  const common = (kind: Kind, template: string, place: number): Example[] =>
    rows(kind, template, language === 'English' ? seedOf(template).toString(36) : String(place));

  if (written) {
    for (const [n, mail] of written.benign.entries()) yield* common('benign', templateOf(mail), n);
    for (const [n, template] of written.requests.entries()) yield* common('request', template, n);
    for (const body of written.codeRequests ?? []) {
      const idea = seedOf(body).toString(36);
      yield inCategory(row({ kind: 'request', language, template: body, idea }, body, 0), 'code');
    }
    for (const [n, template] of (written.results ?? []).entries()) yield* common('result', template, n);
    for (const [n, template] of written.attacks.entries()) yield* common('attack', template, n);
  }
  const { benign = {}, attacks = {} } = FURTHER[language] ?? {};
  for (const [idea, mails] of Object.entries(benign))
    for (const mail of mails) yield* rows('benign', templateOf(mail), idea);
  for (const [idea, templates] of Object.entries(attacks))
    for (const template of templates)
      for (const example of rows('attack', template, idea))
        yield ORDINARY_ALONE.has(idea) ? inCategory(example, 'ordinary') : example;
  const prompts = PROMPTS[language];
  for (const [idea, templates] of Object.entries(prompts?.harmless ?? {}))
    for (const template of templates) yield* rows('prompt', template, idea);
  for (const [idea, templates] of Object.entries(prompts?.attacks ?? {}))
    for (const template of templates) yield* rows('prompt-attack', template, idea);
}

interface Origin {
  readonly kind: Kind;
  readonly language: string;
  readonly template: string;
  readonly idea: string;
}

function row({ kind, language, template, idea }: Origin, text: string, n: number): Example {
  const seed = seedOf(template).toString(36);
  const head = kind === 'benign' ? text.indexOf('\n') : -1;
  return {
    id: `written-${kind}-${seed}-${n}`,
    set: 'written',
    split: 'train',
    label: ATTACKS.has(kind) ? 1 : 0,
    subject: head < 0 ? null : text.slice(0, head),
    body: text.slice(head + 1),
    userRequest: null,
    facets: { kind, language },
    groups: { context: `written-${seed}`, idea: `${kind}-${idea}` },
  };
}

/** A mail as one template: the first line is its subject. */
function templateOf({ subject, body }: WrittenMail): string {
  return `${subject}\n${body}`;
}

function inCategory(example: Example, category: string): Example {
  return { ...example, facets: { ...example.facets, category } };
}
