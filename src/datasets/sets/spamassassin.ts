import type { Example } from '../../case.ts';
import { splitMbox } from '../../mailbox/index.ts';
import type { Dataset } from '../dataset.ts';
import { facets, optionalText, text } from '../fields.ts';
import { mailText } from '../mail-text.ts';
import type { Row } from '../rows.ts';
import type { SetFolder } from '../set-folder.ts';

const PARTS = {
  'easy-ham-1': 2_500,
  'easy-ham-2': 1_400,
  'hard-ham-1': 250,
  'spam-1': 500,
  'spam-2': 1_396,
} as const;

/** SpamAssassin's public corpus (2002): real ham, ham that looks like spam, and spam. Nothing here is an injection. */
export const spamassassin: Dataset = {
  id: 'spamassassin',
  set: 'spamassassin',
  title: 'SpamAssassin public corpus: real ham, hard ham and spam, all without injections',
  folder: 'spamassassin',
  homepage: 'https://spamassassin.apache.org/old/publiccorpus/',
  licence: { name: 'PDDL / CC0 (as packed)' },
  published: PARTS,
  files: [
    ...Object.entries(PARTS).map(([part, rows]) => ({
      name: `${part}.mbox`,
      part,
      kind: 'sample' as const,
      rows,
    })),
    { name: 'spamassassin.jsonl', part: 'text', kind: 'sample' },
    { name: 'trigger_ham.json', part: 'triggers', kind: 'sample' },
  ],
  read,
};

async function* read(folder: SetFolder): AsyncGenerator<Example> {
  const triggers = await readTriggers(folder);
  const texts = await readTexts(folder);
  for (const part of Object.keys(PARTS))
    for (const { path, file } of folder.find(part)) {
      const bytes = folder.open(path, file);
      let count = 0;
      for await (const mail of splitMbox(bytes)) {
        const row = texts.get(part)?.[count];
        count++;
        const id = row ? text(row, 'id') : `spamassassin-${part}-${String(count).padStart(5, '0')}`;
        const found = triggers.get(id);
        yield {
          id,
          set: 'spamassassin',
          split: part,
          label: 0,
          ...(row
            ? { subject: optionalText(row, 'subject'), body: optionalText(row, 'body') ?? '' }
            : await mailText(mail.bytes)),
          userRequest: null,
          facets: {
            category: part.startsWith('spam') ? 'spam' : part.startsWith('hard') ? 'hard_ham' : 'ham',
            language: 'English',
            ...(row && facets(row, { html: 'has_html', from: 'from' })),
            trigger_ham: String(found !== undefined),
            ...(found && { triggers: found.join(',') }),
          },
          groups: {},
          raw: mail.bytes,
        };
      }
      folder.close(bytes, count);
    }
}

/** Extracted texts by split. The n-th belongs to the n-th message of the mbox; numbers in the ids have gaps. */
async function readTexts(folder: SetFolder): Promise<Map<string, Row[]>> {
  const texts = new Map<string, Row[]>();
  for (const { path, file } of folder.find('text'))
    for await (const row of folder.rows(path, file)) {
      const split = text(row, 'split');
      const rows = texts.get(split) ?? [];
      rows.push(row);
      texts.set(split, rows);
    }
  return texts;
}

/** `{ note, rows: [{ id, triggers }] }`: mails with imperative or security wording. */
async function readTriggers(folder: SetFolder): Promise<Map<string, string[]>> {
  const triggers = new Map<string, string[]>();
  for (const { path, file } of folder.find('triggers'))
    for await (const row of folder.rows(path, file)) {
      if (optionalText(row, 'key') !== 'rows') continue;
      for (const entry of row.value.value as { id: string; triggers: string[] }[])
        triggers.set(entry.id, entry.triggers);
    }
  return triggers;
}
