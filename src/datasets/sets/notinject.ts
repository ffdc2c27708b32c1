import type { Example } from '../../case.ts';
import type { Dataset } from '../dataset.ts';
import { facets, optionalText, text } from '../fields.ts';
import type { SetFolder } from '../set-folder.ts';

const HUB = 'https://huggingface.co/datasets/leolee99/NotInject/resolve/main/data';
const SPLITS = ['NotInject_one', 'NotInject_two', 'NotInject_three'] as const;

/**
 * Benign prompts with trigger words (Li and Liu, InjecGuard, arXiv:2410.22770): hard negatives. The i-th row of every
 * split is built on the same first trigger word: that word is the group.
 */
export const notinject: Dataset = {
  id: 'notinject',
  set: 'notinject',
  title: 'NotInject: benign prompts with one, two or three trigger words',
  folder: 'notinject',
  homepage: 'https://huggingface.co/datasets/leolee99/NotInject',
  licence: { name: 'MIT' },
  published: { NotInject_one: 113, NotInject_two: 113, NotInject_three: 113 },
  files: [
    ...SPLITS.map((split) => ({
      name: `data/${split}-00000-of-00001.parquet`,
      pattern: new RegExp(`${split}[^/]*\\.(parquet|jsonl?)$`),
      part: split,
      kind: 'published' as const,
      url: `${HUB}/${split}-00000-of-00001.parquet`,
      rows: 113,
    })),
    { name: 'notinject.jsonl', pattern: /^notinject[^/]*\.(jsonl?|parquet)$/, part: 'all', kind: 'sample' },
  ],
  read,
};

async function* read(folder: SetFolder): AsyncGenerator<Example> {
  const parts = folder.parts();
  for (const part of parts.some((name) => name !== 'all') ? parts.filter((name) => name !== 'all') : parts)
    for (const { path, file } of folder.find(part))
      for await (const row of folder.rows(path, file)) {
        const words = row.value.word_list;
        const trigger =
          Array.isArray(words) && typeof words[0] === 'string' ? words[0].toLowerCase() : undefined;
        const split = optionalText(row, 'split') ?? part;
        yield {
          id: optionalText(row, 'id') ?? `notinject-${split}-${row.number}`,
          set: 'notinject',
          split,
          label: 0,
          subject: null,
          body: text(row, ['text', 'prompt']),
          userRequest: null,
          facets: facets(row, { category: 'category', triggers: 'word_list' }),
          groups: trigger === undefined ? {} : { trigger },
        };
      }
}
