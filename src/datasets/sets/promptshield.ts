import type { Example } from '../../case.ts';
import type { Dataset } from '../dataset.ts';
import type { SetFolder } from '../set-folder.ts';
import { RowMapper } from '../table.ts';

const HUB = 'https://huggingface.co/datasets/hendzh/PromptShield/resolve/main';

/**
 * PromptShield (Jacob et al., arXiv:2501.15145). Texts of the validation split that also stand in the training split
 * are left out of training. Compared lower-cased with white space collapsed.
 */
export const promptshield: Dataset = {
  id: 'promptshield',
  set: 'promptshield',
  title: 'PromptShield: chat and application prompts with injections',
  folder: 'promptshield',
  homepage: 'https://huggingface.co/datasets/hendzh/PromptShield',
  licence: {
    name: 'Apache-2.0 (card)',
    nonCommercial: true,
    noRedistribution: true,
    note: 'parts are CC-BY-NC and CC-BY-SA: evaluate, do not ship',
  },
  published: { train: 18_909, validation: 1_000, test: 23_516 },
  files: [
    {
      name: 'validation.json',
      part: 'validation',
      kind: 'published',
      url: `${HUB}/validation.json`,
      rows: 1_000,
    },
    { name: 'train.json', part: 'train', kind: 'published', url: `${HUB}/train.json`, rows: 18_909 },
    { name: 'test.json', part: 'test', kind: 'published', url: `${HUB}/test.json`, rows: 23_516 },
    { name: 'promptshield_validation.jsonl', part: 'validation', kind: 'sample' },
    { name: 'promptshield_train_5k_subset.jsonl', part: 'train', kind: 'sample' },
    { name: 'promptshield_eval_conversation_dolly.jsonl', part: 'test', kind: 'sample' },
  ],
  read,
};

async function* read(folder: SetFolder): AsyncGenerator<Example> {
  const mapper = new RowMapper('promptshield', {
    body: ['text', 'prompt'],
    label: 'label',
    id: 'id',
    facets: { category: 'category', origin: 'origin', language: ['language', 'lang'] },
  });
  const held = new Set<string>();
  for (const part of folder.parts())
    for (const { path, file } of folder.find(part))
      for await (const row of folder.rows(path, file)) {
        const example = mapper.example(row, part);
        const key = example.body.toLowerCase().replace(/\s+/g, ' ').trim();
        if (part === 'validation') held.add(key);
        if (part === 'train' && held.has(key)) folder.drop('text is also in the validation split');
        else yield example;
      }
}
