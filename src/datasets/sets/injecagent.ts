import type { Example } from '../../case.ts';
import type { Dataset } from '../dataset.ts';
import { facets, label, optionalText, text, textKey } from '../fields.ts';
import type { SetFolder } from '../set-folder.ts';

/** InjecAgent (Zhan et al., arXiv:2403.02691): tool responses with an attacker's instruction in one field. */
export const injecagent: Dataset = {
  id: 'injecagent',
  set: 'injecagent',
  title: 'InjecAgent: instructions planted in tool responses',
  folder: 'injecagent',
  homepage: 'https://github.com/uiuc-kang-lab/InjecAgent',
  licence: { name: 'MIT' },
  published: { test: 2_108 },
  files: [{ name: 'injecagent.jsonl', part: 'test', kind: 'sample' }],
  read,
};

async function* read(folder: SetFolder): AsyncGenerator<Example> {
  for (const part of folder.parts())
    for (const { path, file } of folder.find(part))
      for await (const row of folder.rows(path, file)) {
        const body = text(row, 'text');
        const instruction = optionalText(row, 'attacker_instruction');
        const start = instruction ? body.indexOf(instruction) : -1;
        yield {
          id: text(row, 'id'),
          set: 'injecagent',
          split: part,
          label: label(row, 'label'),
          subject: null,
          body,
          userRequest: optionalText(row, 'user_intent'),
          ...(start >= 0 && { attackSpan: [start, start + instruction!.length] as const }),
          facets: facets(row, {
            category: 'category',
            setting: 'setting',
            kind: 'kind',
            userTool: 'user_tool',
            attackerTools: 'attacker_tools',
          }),
          groups: {
            ...facets(row, { context: 'user_tool' }),
            ...(instruction !== null && { attack: textKey(instruction) }),
          },
        };
      }
}
