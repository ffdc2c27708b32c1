import type { Example } from '../../case.ts';
import { equalClassSample } from '../paper/index.ts';
import { bipiaRoles } from './bipia-roles.ts';
import { type ProtocolContext, repaired } from './context.ts';
import type { FrameworkData } from './framework-data.ts';
import { PROMPT_SETS } from './framework-data.ts';
import { nearGroups, normalText } from './near-groups.ts';
import { notinjectRoles, type Turn, thirdOfGroup } from './notinject-roles.ts';

export interface NamedRows {
  readonly name: string;
  readonly rows: readonly Example[];
}

/** Who trains, who calibrates and who tests, in one run of the framework (method, section 2.3; section 2.5 leak-free). */
export interface Roles {
  readonly base: readonly Example[];
  readonly meta: readonly Example[];
  /** For the review threshold. */
  readonly threshold: readonly Example[];
  /** Benign rows for the strict threshold: it must hold on each source. */
  readonly calibration: readonly NamedRows[];
  /** Rows for the stage verifiers. */
  readonly stages: readonly Example[];
  readonly tests: readonly NamedRows[];
}

export interface RoleOptions extends Turn {
  /** P6: NotInject rows deleted from base, meta and verifiers; after the sampling as published, before it otherwise. */
  readonly withoutHardNegatives?: 'after sampling' | 'before sampling';
  /** Leave one set out of every role but the test. */
  readonly leaveOut?: string;
  /** Marks runs whose data were narrowed to the mail sets: they are not shared with others. */
  readonly only?: 'mail';
}

const CAPS = { base: 60_000, meta: 10_000, threshold: 2_000, test: 2_000 } as const;
const QUICK_STEP = 6;
const QUICK_CAPS = { base: 240, meta: 160, threshold: 80, test: 80 } as const;
/** Rows of phase 1 in the published sample of 40,000: the share of LLMail among the attacks hangs on it. */
const PHASE1_POOL = 32_100;
const BENIGN_TEST = 203;
const HAM_TEST = 500;
const HAM_ROLE = 600;
const HAM_CALIBRATION = 1_000;
const TEST_SEED = 2026;

export function frameworkRoles(data: FrameworkData, options: RoleOptions, context: ProtocolContext): Roles {
  const { rotation, seed, withoutHardNegatives, leaveOut } = options;
  const caps = context.quick ? QUICK_CAPS : CAPS;
  const joined = repaired(context, 'L27');
  const kept = (rows: readonly Example[]): readonly Example[] =>
    leaveOut === undefined ? rows : rows.filter(({ set }) => set !== leaveOut);
  const bipia = bipiaRoles(data.bipia, seed, context);
  const notinject = notinjectRoles(data.notinject, { rotation, seed }, context);
  const hard = withoutHardNegatives === 'before sampling' ? { base: [], meta: [] } : notinject;
  const benign = repaired(context, 'L15') || joined ? benignMail(data, rotation, context) : null;
  const attacks = llmailAttacks(data, joined, context);

  const drawn = (rows: readonly Example[], cap: number): Example[] => {
    const pool = kept(rows);
    const labels = Uint8Array.from(pool, ({ label }) => label);
    return Array.from(equalClassSample(labels, { cap, seed }), (i) => pool[i]!);
  };
  const deleted = (rows: Example[]): Example[] =>
    withoutHardNegatives === 'after sampling' ? rows.filter(({ set }) => set !== 'notinject') : rows;
  const mail = (role: 'base' | 'meta' | 'threshold'): readonly Example[] => (joined ? benign![role] : []);
  const base = deleted(
    drawn([...stretched(attacks.base, context), ...bipia.base, ...hard.base, ...mail('base')], caps.base),
  );
  const meta = deleted(drawn([...attacks.meta, ...bipia.meta, ...hard.meta, ...mail('meta')], caps.meta));
  const threshold = drawn([...attacks.threshold, ...bipia.threshold, ...mail('threshold')], caps.threshold);
  const calibration: NamedRows[] = [{ name: 'notinject', rows: notinject.calibration }];
  if (repaired(context, 'L15') && benign !== null)
    calibration.push({ name: 'ham', rows: benign.ham }, { name: 'llmail benign', rows: benign.llmail });
  const verified = context.quick ? attacks.stages.filter((_, i) => i % QUICK_STEP === 0) : attacks.stages;
  const stages = kept([...verified, ...(withoutHardNegatives === undefined ? notinject.base : hard.base)]);
  const tests = testSets(
    { data, bipia: bipia.test, notinject: notinject.test, benign, cap: caps.test },
    context,
  );
  const roles: Roles = {
    ...{ base, meta, threshold, stages, tests },
    calibration: calibration.map(({ name, rows }) => ({ name, rows: kept(rows) })),
  };
  return repaired(context, 'L19') ? withoutSeenTests(roles, seed) : roles;
}

interface Attacks {
  readonly base: readonly Example[];
  readonly meta: readonly Example[];
  readonly threshold: readonly Example[];
  readonly stages: readonly Example[];
}

/** As published all go to base and verifiers; L27: near-copy groups are spread over base, meta and threshold. */
function llmailAttacks(
  { phase1, stages }: FrameworkData,
  joined: boolean,
  context: ProtocolContext,
): Attacks {
  if (!joined) return { base: phase1, meta: [], threshold: [], stages };
  const groups = cachedOnce(context, `attacks ${repaired(context, 'L36')}`, () =>
    nearGroups([...phase1, ...stages], context.seed),
  );
  // 0 to 5 base, 6 and 7 meta, 8 and 9 threshold
  const tenth = (i: number): number => (Math.imul(groups[i]! + 1, 0x9e3779b1) >>> 8) % 10;
  const part = (low: number, high: number): Example[] =>
    phase1.filter((_, i) => tenth(i) >= low && tenth(i) <= high);
  const fitted = stages.filter((_, i) => tenth(phase1.length + i) <= 5);
  return { base: part(0, 5), meta: part(6, 7), threshold: part(8, 9), stages: fitted };
}

/** Repeats the rows of a partial set until they weigh as much among the attacks as the whole sample would. */
function stretched(rows: readonly Example[], { quick }: ProtocolContext): readonly Example[] {
  if (rows.length === 0 || rows.length >= PHASE1_POOL || quick) return rows;
  return Array.from({ length: PHASE1_POOL }, (_, i) => rows[i % rows.length]!);
}

interface BenignMail {
  readonly base: readonly Example[];
  readonly meta: readonly Example[];
  readonly threshold: readonly Example[];
  /** For calibration, by source. */
  readonly ham: readonly Example[];
  readonly llmail: readonly Example[];
  readonly test: { readonly ham: readonly Example[]; readonly llmail: readonly Example[] };
}

/** Benign rows shared out by near-copy group: a third is tested in turn, the rest divided among the other roles. */
interface SharedOut {
  readonly base: readonly Example[];
  readonly meta: readonly Example[];
  readonly threshold: readonly Example[];
  readonly calibration: readonly Example[];
  readonly test: readonly Example[];
}

function shareOut(rows: readonly Example[], rotation: number, seed: number): SharedOut {
  const groups = nearGroups(rows, seed);
  const turn = Array.from(groups, (group) => (thirdOfGroup(group + 1) - rotation + 3) % 3);
  const part = (low: number, high: number): Example[] =>
    rows.filter((_, i) => {
      const tenth = (Math.imul(groups[i]! + 7, 0x85ebca6b) >>> 8) % 10;
      return turn[i] !== 2 && tenth >= low && tenth <= high;
    });
  return {
    base: part(0, 3),
    meta: part(4, 5),
    threshold: part(6, 6),
    calibration: part(7, 9),
    test: rows.filter((_, i) => turn[i] === 2),
  };
}

/** Real ham as each rotation shares it out. */
export const shareOutHam = (data: FrameworkData, rotation: number, context: ProtocolContext): SharedOut =>
  cachedOnce(context, `ham ${rotation}`, () => shareOut(data.ham, rotation, context.seed));

/** Real mail and the challenge's benign mail, for all roles. */
function benignMail(data: FrameworkData, rotation: number, context: ProtocolContext): BenignMail {
  const ham = shareOutHam(data, rotation, context);
  const llmail = cachedOnce(context, `benign ${rotation}`, () =>
    shareOut([...data.llmailBenign, ...data.llmailScenarios], rotation, context.seed),
  );
  const most = context.quick ? 60 : HAM_ROLE;
  return {
    base: [...ham.base.slice(0, most), ...llmail.base],
    meta: [...ham.meta.slice(0, most), ...llmail.meta],
    threshold: [...ham.threshold.slice(0, most), ...llmail.threshold],
    ham: ham.calibration.slice(0, context.quick ? most : HAM_CALIBRATION),
    llmail: llmail.calibration,
    test: { ham: ham.test, llmail: llmail.test.filter(({ split }) => split === 'fp_tests') },
  };
}

function cachedOnce<T>(context: ProtocolContext, key: string, compute: () => T): T {
  const known = context.cache.get(`shared-out ${key}`) as T | undefined;
  if (known !== undefined) return known;
  const value = compute();
  context.cache.set(`shared-out ${key}`, value);
  return value;
}

interface TestInputs {
  readonly data: FrameworkData;
  readonly bipia: readonly Example[];
  readonly notinject: readonly Example[];
  readonly benign: BenignMail | null;
  readonly cap: number;
}

function testSets(
  { data, bipia, notinject, benign, cap }: TestInputs,
  context: ProtocolContext,
): NamedRows[] {
  const sample = (rows: readonly Example[], most: number): Example[] => {
    const labels = Uint8Array.from(rows, ({ label }) => label);
    return Array.from(equalClassSample(labels, { cap: most, seed: TEST_SEED }), (i) => rows[i]!);
  };
  const joined = repaired(context, 'L27') && benign !== null;
  const llmailBenign = joined ? benign.test.llmail : data.llmailBenign;
  const hamTest = joined || (repaired(context, 'L15') && benign !== null) ? benign!.test.ham : data.ham;
  return [
    { name: 'llmail', rows: llmailTest(data, llmailBenign, sample, cap) },
    { name: 'bipia', rows: sample(bipia, cap) },
    ...PROMPT_SETS.map((name) => ({ name, rows: sample(data.prompts[name], cap) })),
    { name: 'notinject', rows: context.quick ? notinject.slice(0, 40) : notinject },
    { name: 'nvidia', rows: data.nvidia.filter(({ label }) => label === 1) },
    { name: 'ham', rows: sample(hamTest, context.quick ? 40 : HAM_TEST) },
  ];
}

/** 203 of each class, then attacks whose text stands in the phase-1 sample dropped, then as many benign as are left. */
function llmailTest(
  { phase1, phase2 }: FrameworkData,
  benign: readonly Example[],
  sample: (rows: readonly Example[], most: number) => Example[],
  cap: number,
): Example[] {
  const most = Math.min(BENIGN_TEST, phase2.length, benign.length, cap / 2) * 2;
  if (most === 0) return [];
  const drawn = sample([...phase2, ...benign], most);
  const fold = (row: Example): string =>
    `${row.subject ?? ''} ${row.body}`.toLowerCase().replace(/\s+/g, ' ');
  const known = new Set(phase1.map(fold));
  return sample(
    drawn.filter((row) => row.label === 0 || !known.has(fold(row))),
    most,
  );
}

/** L19: no test text that any model was fitted on (near-copies too), and none twice; the classes stay one to one. */
function withoutSeenTests(roles: Roles, seed: number): Roles {
  const { base, meta, threshold, calibration, stages, tests } = roles;
  const fitted = [...base, ...meta, ...threshold, ...calibration.flatMap(({ rows }) => rows), ...stages];
  // BIPIA's documents are bound to be near-copies of each other under different attacks: there the context decides (L22).
  const compared = fitted.filter(({ set }) => set !== 'bipia');
  const tested = tests.flatMap(({ rows }) => rows);
  const groups = nearGroups([...compared, ...tested], seed);
  const seen = new Set(groups.subarray(0, compared.length));
  const exact = new Set(fitted.map(normalText));
  let at = compared.length;
  return {
    ...roles,
    tests: tests.map(({ name, rows }) => {
      const own = new Set<string>();
      const kept = rows.filter((row) => {
        const group = groups[at++]!;
        const text = normalText(row);
        if (exact.has(text) || own.has(text) || (row.set !== 'bipia' && seen.has(group))) return false;
        own.add(text);
        return true;
      });
      const labels = Uint8Array.from(kept, ({ label }) => label);
      return { name, rows: Array.from(equalClassSample(labels, { seed: TEST_SEED }), (i) => kept[i]!) };
    }),
  };
}
