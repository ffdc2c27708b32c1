import type { Example } from '../../case.ts';
import type { DataFile, Dataset } from '../dataset.ts';
import { optionalText, text, textKey, wrong } from '../fields.ts';
import type { SetFolder } from '../set-folder.ts';
import { bipiaMiddle } from './bipia-middle.ts';

export const BIPIA_TASKS = ['email', 'table', 'code'] as const;
export const BIPIA_POSITIONS = ['start', 'middle', 'end'] as const;
export type BipiaTask = (typeof BIPIA_TASKS)[number];
export type BipiaPosition = (typeof BIPIA_POSITIONS)[number];

/** A document of the benchmark: what an assistant would read, and what its user asks about it. */
export interface BipiaContext {
  readonly id: string;
  readonly split: string;
  readonly task: BipiaTask;
  readonly text: string;
  /** Null for code: the set asks to fix the code using the context. */
  readonly question: string | null;
  /** UTF-16 offset where the `middle` attack goes. */
  readonly middle: number;
}

export interface BipiaAttack {
  readonly split: string;
  readonly kind: 'text' | 'code';
  readonly category: string;
  /** Position within its category, from 0. */
  readonly index: number;
  readonly text: string;
}

const HUB = 'https://raw.githubusercontent.com/microsoft/BIPIA/main/benchmark';
const SPLITS = ['train', 'test'] as const;

function benchmark(name: string, part: string): DataFile {
  return {
    name: `benchmark/${name}`,
    pattern: new RegExp(`(^|/)${name.replaceAll('.', '\\.')}$`),
    part,
    kind: 'published',
    url: `${HUB}/${name}`,
  };
}

/** BIPIA (Yi et al., arXiv:2312.14197): every attack in every document at the start, in the middle and at the end. */
export const bipia: Dataset = {
  id: 'bipia',
  set: 'bipia',
  title: 'BIPIA: instructions planted in mail, tables and code answers',
  folder: 'bipia',
  homepage: 'https://github.com/microsoft/BIPIA',
  licence: { name: 'MIT', note: 'the documents come from other sources with licences of their own' },
  // Clean rows plus attacks at three positions: email 50, table 900/100, code 50 documents; 75 text and 50 code attacks.
  published: { train: 222_250, test: 41_450 },
  files: [
    ...BIPIA_TASKS.flatMap((task) => SPLITS.map((split) => benchmark(`${task}/${split}.jsonl`, 'contexts'))),
    ...SPLITS.flatMap((split) => [
      benchmark(`text_attack_${split}.json`, 'attacks'),
      benchmark(`code_attack_${split}.json`, 'attacks'),
    ]),
    { name: 'contexts.jsonl', part: 'contexts', kind: 'sample' },
    { name: 'attacks.jsonl', part: 'attacks', kind: 'sample' },
  ],
  read,
};

async function* read(folder: SetFolder): AsyncGenerator<Example> {
  for (const part of ['contexts', 'attacks'])
    if (folder.find(part).length === 0) throw folder.missing(`it has no file of its ${part}`);
  const attacks = await readAttacks(folder);
  const contexts = await readContexts(folder);
  yield* bipiaPool(contexts, attacks);
}

/** Per document: the clean row, then for each position every attack of its split (code attacks for code). */
export function* bipiaPool(
  contexts: readonly BipiaContext[],
  attacks: readonly BipiaAttack[],
): Generator<Example> {
  const attackKeys = new Map(attacks.map((attack) => [attack, textKey(attack.text)]));
  for (const context of contexts) {
    const contextKey = textKey(context.text);
    yield row(context, contextKey);
    const kind = context.task === 'code' ? 'code' : 'text';
    for (const position of BIPIA_POSITIONS)
      for (const attack of attacks)
        if (attack.split === context.split && attack.kind === kind)
          yield row(context, contextKey, { attack, position, key: attackKeys.get(attack)! });
  }
}

interface Planted {
  readonly attack: BipiaAttack;
  readonly position: BipiaPosition;
  readonly key: string;
}

function row(context: BipiaContext, contextKey: string, planted?: Planted): Example {
  const { body, span } = planted ? plant(context, planted) : { body: context.text, span: undefined };
  const attack = planted?.attack;
  const position = planted?.position ?? 'clean';
  const name = attack ? `${position}-${attack.category.replaceAll(' ', '_')}-${attack.index}` : 'clean';
  return {
    id: `bipia-${context.id}-${name}`,
    set: 'bipia',
    split: context.split,
    label: attack ? 1 : 0,
    subject: null,
    body,
    userRequest: context.question,
    ...(span && { attackSpan: span }),
    facets: { task: context.task, position, category: attack?.category ?? 'clean', contextId: context.id },
    groups: {
      context: `bipia:${contextKey}`,
      ...(attack && { attackCategory: `bipia:${attack.category}`, attack: `bipia:${planted!.key}` }),
    },
  };
}

function plant(
  { text: document, middle }: BipiaContext,
  { attack, position }: Planted,
): { body: string; span: [number, number] } {
  const length = attack.text.length;
  if (position === 'start') return { body: `${attack.text}\n${document}`, span: [0, length] };
  if (position === 'end')
    return { body: `${document}\n${attack.text}`, span: [document.length + 1, document.length + 1 + length] };
  return {
    body: `${document.slice(0, middle)}\n${attack.text}\n${document.slice(middle)}`,
    span: [middle + 1, middle + 1 + length],
  };
}

async function readContexts(folder: SetFolder): Promise<BipiaContext[]> {
  const contexts: BipiaContext[] = [];
  for (const { path, file } of folder.find('contexts')) {
    const named = /(email|table|code)\/(train|test)\.jsonl/.exec(path);
    for await (const line of folder.rows(path, file)) {
      const task = (named?.[1] ?? text(line, 'category')) as BipiaTask;
      const split = named?.[2] ?? text(line, 'split');
      const document = text(line, ['text', 'context']);
      if (!BIPIA_TASKS.includes(task))
        throw wrong(line, `names task ${task}`, `expected ${BIPIA_TASKS.join(', ')}`);
      const stored = line.value.middle_offset_seed2023;
      contexts.push({
        id:
          optionalText(line, 'context_id') ?? `${split}-${task}-${String(line.number - 1).padStart(4, '0')}`,
        split,
        task,
        text: document,
        question: optionalText(line, 'question'),
        middle: typeof stored === 'number' ? utf16Offset(document, stored) : bipiaMiddle(document),
      });
    }
  }
  return contexts;
}

async function readAttacks(folder: SetFolder): Promise<BipiaAttack[]> {
  const attacks: BipiaAttack[] = [];
  const counts = new Map<string, number>();
  const add = (split: string, kind: string, category: string, attack: string) => {
    const key = `${split} ${kind} ${category}`;
    const index = counts.get(key) ?? 0;
    counts.set(key, index + 1);
    attacks.push({ split, kind: kind === 'code' ? 'code' : 'text', category, index, text: attack });
  };
  for (const { path, file } of folder.find('attacks')) {
    const named = /(text|code)_attack_(train|test)\.json/.exec(path);
    for await (const line of folder.rows(path, file)) {
      if (!named) {
        add(text(line, 'split'), text(line, 'attack_kind'), text(line, 'category'), text(line, 'text'));
        continue;
      }
      // One object { category: [attack, …] }: an entry per row.
      const list = line.value.value;
      if (!Array.isArray(list))
        throw wrong(line, 'holds no list of attacks', 'expected { "category": ["attack", …] }');
      for (const attack of list) add(named[2]!, named[1]!, text(line, 'key'), String(attack));
    }
  }
  return attacks;
}

/** Offsets of the files count code points. */
function utf16Offset(document: string, codePoints: number): number {
  let offset = 0;
  for (let n = 0; n < codePoints && offset < document.length; n++)
    offset += document.codePointAt(offset)! > 0xffff ? 2 : 1;
  return offset;
}
