import type { ModelCard } from '../../detector/index.ts';
import { DataError } from '../../errors.ts';
import type { ProtocolResult, ResultTable } from '../protocol-result.ts';
import { costTable } from './cost-table.ts';
import { DISGUISE_IDS, disguisedRows } from './disguised.ts';
import { type Contestant, type Cost, measureCost, scoreRows } from './measure.ts';
import { type PeerRow, peerRows } from './rows.ts';
import {
  type CrossFitted,
  type Detection,
  type Disguised,
  detect,
  detectionTable,
  disguised,
  disguiseTables,
  entryName,
  equalRecallTable,
} from './tables.ts';

export interface PeersTableOptions {
  readonly dataDir: string;
  /** Chainmail first; then the others in the order of the table. */
  readonly contestants: readonly Contestant[];
  /** Card of the model that the first contestant runs. */
  readonly card: ModelCard;
  /** Seconds each contestant has for the rows of one table. */
  readonly budgetSeconds: number;
  readonly seed: number;
  /** Contestants that could not take part, told among what is missing. */
  readonly absent?: readonly string[];
  /** Every n-th row only (clean mails always): to try the machinery. */
  readonly every?: number;
  readonly onStep?: (step: string) => void;
  readonly signal?: AbortSignal;
}

export interface PeersTable {
  readonly result: ProtocolResult;
  /** Times and memory of this machine, which are not the same twice. */
  readonly cost: ResultTable;
}

const COST_TEXTS = 175;
const COST_LENGTH = 600;

/** Runs every contestant over the same rows and tells what each finds, raises in false alarm, and costs. */
export async function peersTable(options: PeersTableOptions): Promise<PeersTable> {
  const { contestants, card, seed, budgetSeconds, signal, onStep = () => {} } = options;
  const { rows: all, data, missing: absent } = await peerRows(options.dataDir);
  const rows = all.filter((row, i) => row.block === 'clean-test' || i % (options.every ?? 1) === 0);
  const clean = rows.filter(({ block }) => block === 'clean-test').map(({ text }) => text);
  if (clean.length === 0)
    throw new DataError('data-missing', `the table of peers needs BIPIA: ${absent.join('; ')}`);
  const dressed = disguisedRows(clean, seed);
  const detections: Detection[] = [];
  const disguises: Disguised[] = [];
  const costs: { contestant: Contestant; cost: Cost | null }[] = [];
  const missing = [...(options.absent ?? []), ...absent];
  const partial = { budgetSeconds, seed, ...(signal && { signal }) };
  for (const contestant of contestants) {
    onStep(`${contestant.title}: cost`);
    const cost = await measureCost(contestant, costTexts(rows), signal);
    costs.push({ contestant, cost: typeof cost === 'string' ? null : cost });
    if (typeof cost === 'string') {
      missing.push(`${contestant.title}: broken: ${cost}`);
      continue;
    }
    onStep(`${contestant.title}: ${rows.length} rows`);
    const found = await scoreRows(contestant, rows, {
      ...partial,
      first: (row) => rows[row]!.block === 'clean-test',
    });
    onStep(`${contestant.title}: ${dressed.length} disguised mails`);
    const undressed = await scoreRows(contestant, dressed, { ...partial, first: () => false });
    for (const { failures, why } of [found, undressed])
      if (Object.keys(failures).length > 0)
        missing.push(
          `${contestant.title}: ${failureText(failures)}${why === null ? '' : ` (first: ${why})`}`,
        );
    for (const reading of contestant.readings) {
      const entry = {
        contestant,
        reading,
        ...(contestant === contestants[0] && { crossFitted: crossFittedOf(card, reading.threshold) }),
      };
      detections.push(detect(entry, rows, found));
      disguises.push(disguised(entry, dressed, undressed));
    }
  }
  const isOwn = ({ entry }: { entry: Detection['entry'] }): boolean => entry.contestant === contestants[0];
  const perCell = dressed.filter(({ disguise, attack }) => disguise === 'plain' && attack).length;
  const result: ProtocolResult = {
    protocol: 'peers',
    title: 'Published packages of the same purpose on the same rows',
    mode: 'leakFree',
    switches: {},
    status: missing.length > 0 ? 'partial' : 'done',
    missing,
    notes: [
      ...notes(contestants, card),
      ...standing(
        disguises.filter(isOwn),
        disguises.filter((d) => !isOwn(d)),
      ),
    ],
    data,
    tables: [
      detectionTable(detections),
      equalRecallTable(
        detections.filter(isOwn),
        detections.filter((d) => !isOwn(d)),
      ),
      ...disguiseTables(disguises, perCell),
    ],
    curves: [],
  };
  return { result, cost: costTable(costs) };
}

/** Mails closest to the length that the cost is stated for. */
function costTexts(rows: readonly PeerRow[]): string[] {
  const mails = rows.filter(({ block }) => block.startsWith('clean') || block.startsWith('injected'));
  return mails
    .map(({ text }) => text)
    .sort((a, b) => Math.abs(a.length - COST_LENGTH) - Math.abs(b.length - COST_LENGTH))
    .slice(0, COST_TEXTS);
}

const failureText = (failures: Readonly<Record<string, number>>): string =>
  Object.entries(failures)
    .map(([kind, count]) => `${count} texts ${kind}`)
    .join(', ');

/** Lines of the model's card that stand for rows the finished model was trained on. */
const CARD_LINES: Readonly<Record<keyof CrossFitted & string, RegExp>> = {
  ham: /^real ham, all, cross-fitted/,
  'trigger-ham': /\(trigger_ham\), cross-fitted/,
  notinject: /^NotInject/,
  'clean-train': /^BIPIA clean mails of training/,
} as Readonly<Record<keyof CrossFitted & string, RegExp>>;

function crossFittedOf(card: ModelCard, threshold: number): CrossFitted {
  const level = (['strict', 'review'] as const).find((name) => card.thresholds[name].value === threshold);
  if (level === undefined) return {};
  return Object.fromEntries(
    Object.entries(CARD_LINES).flatMap(([block, pattern]) => {
      const line = card.thresholds[level].measured.find(({ what }) => pattern.test(what));
      return line ? [[block, { flagged: line.flagged, of: line.of }]] : [];
    }),
  );
}

function notes(contestants: readonly Contestant[], card: ModelCard): string[] {
  return [
    `Chainmail runs model ${card.id}. Its figures on ${Object.keys(CARD_LINES).join(', ')} are the cross-fitted ones of the model's card, since those rows went into its training; BIPIA test mail, library mail, borderline prompts and the disguises did not. It did train on the training split of BIPIA (other attack categories, but mails from the same senders); what the peers were made with is not known.`,
    'Every configuration is a process of its own, started anew for each table, at the documented default thresholds. Chainmail is given the mail where there is one (ham, library mail, disguises), else the text; what reads only text is given subject and text, or the source of the HTML.',
    ...contestants.flatMap(({ title, mended }) => (mended ? [`${title}: ${mended}.`] : [])),
  ];
}

/** On how many disguises Chainmail finds more than every other, false alarms under the same disguise taken off. */
function standing(own: readonly Disguised[], peers: readonly Disguised[]): string[] {
  const net = ({ attacks, harmless }: Disguised, id: string): number =>
    (attacks[id] ?? 0) - (harmless[id] ?? 0);
  const forms = DISGUISE_IDS.filter((id) => id !== 'plain');
  return own.map((one) => {
    const behind = forms.flatMap((id) => {
      const best = peers.toSorted((a, b) => net(b, id) - net(a, id))[0];
      if (best === undefined || net(one, id) > net(best, id)) return [];
      return [`${id} (${percent(net(one, id))} against ${percent(net(best, id))}, ${entryName(best.entry)})`];
    });
    const ahead = `${entryName(one.entry)}: ahead of every other on ${forms.length - behind.length} of ${forms.length} disguises, by the share of attacks flagged less the share of harmless sentences flagged`;
    return behind.length === 0 ? `${ahead}.` : `${ahead}; not on ${behind.join(', ')}.`;
  });
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
