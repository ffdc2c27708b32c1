import type { Example } from '../../case.ts';
import type { DataFile, Dataset, LoadOptions } from '../dataset.ts';
import { facets, label, optionalText, text, textKey, wrong } from '../fields.ts';
import type { Row } from '../rows.ts';
import { SetFolder } from '../set-folder.ts';

const HUB = 'https://raw.githubusercontent.com/uiuc-kang-lab/InjecAgent/main/data';
const KINDS = ['dh', 'ds'] as const;

function published(name: string, part: string): DataFile {
  return {
    name: `data/${name}`,
    pattern: new RegExp(`(^|/)${name.replaceAll('.', '\\.')}$`),
    part,
    kind: 'published',
    url: `${HUB}/${name}`,
  };
}

/** InjecAgent (Zhan et al., arXiv:2403.02691): tool responses with an attacker's instruction in one field. */
export const injecagent: Dataset = {
  id: 'injecagent',
  set: 'injecagent',
  title: 'InjecAgent: instructions planted in tool responses',
  folder: 'injecagent',
  homepage: 'https://github.com/uiuc-kang-lab/InjecAgent',
  licence: { name: 'MIT' },
  published: { test: 2_108 },
  files: [
    ...KINDS.flatMap((kind) =>
      ['base', 'enhanced'].map((setting) => published(`test_cases_${kind}_${setting}.json`, 'test')),
    ),
    published('tools.json', 'tools'),
    published('user_cases.jsonl', 'user_cases'),
    published('attacker_cases_dh.jsonl', 'attacker_cases'),
    published('attacker_cases_ds.jsonl', 'attacker_cases'),
    { name: 'injecagent.jsonl', part: 'test', kind: 'sample' },
  ],
  read,
};

async function* read(folder: SetFolder): AsyncGenerator<Example> {
  if (folder.find('test').length === 0) throw folder.missing('it has no file of its test cases');
  for (const { path, file } of folder.find('test')) {
    const named = /test_cases_(dh|ds)_(base|enhanced)/.exec(path);
    for await (const row of folder.rows(path, file)) yield example(row, named?.[1], named?.[2]);
  }
}

/** A row of the folder's JSONL, or of a published file whose name tells kind and setting. */
function example(row: Row, kind?: string, setting?: string): Example {
  const body = text(row, ['text', 'Tool Response']);
  const instruction = optionalText(row, ['attacker_instruction', 'Attacker Instruction']);
  const start = instruction ? body.indexOf(instruction) : -1;
  return {
    id: optionalText(row, 'id') ?? `injecagent-${kind}-${setting}-${String(row.number - 1).padStart(4, '0')}`,
    set: 'injecagent',
    split: 'test',
    label: kind ? 1 : label(row, 'label'),
    subject: null,
    body,
    userRequest: optionalText(row, ['user_intent', 'User Instruction']),
    ...(start >= 0 && { attackSpan: [start, start + instruction!.length] as const }),
    facets: {
      ...(kind && setting && { kind, setting }),
      ...facets(row, {
        category: ['category', 'Attack Type'],
        setting: 'setting',
        kind: 'kind',
        userTool: ['user_tool', 'User Tool'],
        attackerTools: ['attacker_tools', 'Attacker Tools'],
      }),
    },
    groups: {
      ...facets(row, { context: ['user_tool', 'User Tool'] }),
      ...(instruction !== null && { attack: textKey(instruction) }),
    },
  };
}

export interface InjecAgentTool {
  /** Toolkit and tool name in one, as the cases call it: `GmailSendEmail`. */
  readonly name: string;
  readonly toolkit: string;
  readonly summary: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly type: string;
    readonly description: string;
    readonly required: boolean;
  }[];
}

export interface InjecAgentUserCase {
  readonly tool: string;
  readonly userRequest: string;
  /** As the set writes them: a Python literal. */
  readonly parameters: string;
  /** With `<Attacker Instruction>` where the attacker writes. */
  readonly responseTemplate: string;
}

export interface InjecAgentAttackerCase {
  /** `dh` direct harm: one tool; `ds` data stealing: a tool that reads, then one that sends. */
  readonly kind: 'dh' | 'ds';
  readonly tools: readonly string[];
  readonly instruction: string;
  readonly type: string;
}

export interface InjecAgent {
  readonly tools: readonly InjecAgentTool[];
  readonly userCases: readonly InjecAgentUserCase[];
  readonly attackerCases: readonly InjecAgentAttackerCase[];
  readonly fingerprint: string;
}

/** The cases that InjecAgent's rows are made of, and the schemas of its tools. */
export async function loadInjecAgent(dataDir: string, options: LoadOptions = {}): Promise<InjecAgent> {
  const folder = new SetFolder(injecagent, dataDir, options);
  const rows = async <T>(part: string, make: (row: Row) => T): Promise<T[]> => {
    const found = folder.find(part);
    if (found.length === 0) throw folder.missing(`it has no file of its ${part}`);
    const made: T[] = [];
    for (const { path, file } of found) for await (const row of folder.rows(path, file)) made.push(make(row));
    return made;
  };
  const tools = (await rows('tools', toolkit)).flat();
  const userCases = await rows('user_cases', userCase);
  const attackerCases = await rows('attacker_cases', attackerCase);
  return { tools, userCases, attackerCases, fingerprint: folder.fingerprint() };
}

function toolkit(row: Row): InjecAgentTool[] {
  const name = text(row, ['name_for_model', 'toolkit']);
  const list = row.value.tools;
  if (!Array.isArray(list)) throw wrong(row, 'has no list of tools', 'expected the published tools.json');
  return list.map((tool) => ({
    name: `${name}${String(tool.name)}`,
    toolkit: name,
    summary: String(tool.summary ?? ''),
    parameters: (Array.isArray(tool.parameters) ? tool.parameters : []).map(
      (parameter: Record<string, unknown>) => ({
        name: String(parameter.name),
        type: String(parameter.type ?? 'string'),
        description: String(parameter.description ?? ''),
        required: parameter.required === true,
      }),
    ),
  }));
}

function userCase(row: Row): InjecAgentUserCase {
  return {
    tool: text(row, 'User Tool'),
    userRequest: text(row, 'User Instruction'),
    parameters: text(row, 'Tool Parameters'),
    responseTemplate: text(row, 'Tool Response Template'),
  };
}

function attackerCase(row: Row): InjecAgentAttackerCase {
  const tools = row.value['Attacker Tools'];
  return {
    kind: row.file.includes('_ds') ? 'ds' : 'dh',
    tools: Array.isArray(tools) ? tools.map(String) : [],
    instruction: text(row, 'Attacker Instruction'),
    type: text(row, 'Attack Type'),
  };
}
