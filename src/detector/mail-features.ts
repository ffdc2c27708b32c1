import { sigmoid } from '../learn/index.ts';
import { type Found, SIGNALS } from '../signals/index.ts';
import type { Evidence } from './evidence.ts';
import { CHUNK_MODEL_AT, type ChunkModel } from './text-models.ts';
import { UNIT_FEATURE_AT as AT, UNIT_FEATURE_COUNT } from './unit-columns.ts';

/**
 * Columns of the meta policy: what the whole case says (method section 3.7, leak-free form). `full success` has too few
 * positives to join (selective treatment); it is reported only. Column order is part of the model file.
 */
const CASE_FEATURES = [
  'best',
  'second',
  'third',
  'bestHidden',
  'bestDecoded',
  'bestBeside',
  'sum',
  'chunk',
  'order',
  'prompt',
  'defenseBypassed',
  'toolCalled',
  'destinationCorrect',
  'contentCorrect',
  'stageMax',
  'stageChain',
  'signalsHigh',
  'signalsMedium',
  'signalsLow',
  'signalsHidden',
  'signalStages',
  'hasRequest',
  'unlikeRequest',
  'logUnits',
  'single',
] as const;

const signalColumn = (id: string): `signal:${string}` => `signal:${id}`;
const SIGNAL_FEATURES = SIGNALS.map(({ id }) => signalColumn(id));
export type MailFeature = (typeof CASE_FEATURES)[number] | `signal:${string}`;
export const MAIL_FEATURES: readonly MailFeature[] = [...CASE_FEATURES, ...SIGNAL_FEATURES];
const COLUMN: ReadonlyMap<MailFeature, number> = new Map(MAIL_FEATURES.map((name, index) => [name, index]));

/** What may speak for an attack or against it. */
const EITHER_WAY: readonly MailFeature[] = ['hasRequest', 'logUnits', 'single'];

/** More of these never lowers the risk. */
export const RISING: readonly MailFeature[] = MAIL_FEATURES.filter((name) => !EITHER_WAY.includes(name));

const FLOOR = -10;
const CEILING = 10;
/** Experts and verifiers know one family of attacks: what they do not recognise is no evidence against another. */
const UNRECOGNISED = -3;
const clip = (logit: number): number => Math.max(FLOOR, Math.min(CEILING, logit));

export function mailFeatures(
  evidence: readonly Evidence[],
  passages: readonly Float64Array[],
  found: readonly Found[],
): Float64Array {
  const row = new Float64Array(MAIL_FEATURES.length);
  const at = (name: MailFeature): number => COLUMN.get(name)!;
  let first = FLOOR;
  let second = FLOOR;
  let third = FLOOR;
  let hidden = FLOOR;
  let decoded = FLOOR;
  let beside = FLOOR;
  let sum = 0;
  let units = 0;
  let bestCell: { features: Float64Array; base: number } | null = null;
  evidence.forEach(({ document, features }, d) => {
    passages[d]!.forEach((raw, index) => {
      const logit = clip(raw);
      const { text, inBody } = document.units[index]!;
      if (logit > first || bestCell === null) bestCell = { features, base: index * UNIT_FEATURE_COUNT };
      if (logit > first) [first, second, third] = [logit, first, second];
      else if (logit > second) [second, third] = [logit, second];
      else if (logit > third) third = logit;
      if (text.view.segment.visibility === 'hidden') hidden = Math.max(hidden, logit);
      if (!text.view.primary) decoded = Math.max(decoded, logit);
      if (!inBody) beside = Math.max(beside, logit);
      else units++;
      sum += sigmoid(logit);
    });
  });
  row[at('best')] = first;
  row[at('second')] = second;
  row[at('third')] = third;
  row[at('bestHidden')] = hidden;
  row[at('bestDecoded')] = decoded;
  row[at('bestBeside')] = beside;
  row[at('sum')] = Math.log(1e-4 + sum);
  const scores = evidence.flatMap(({ chunkScores }) => chunkScores);
  const most = (model: ChunkModel): number =>
    scores.reduce((max, logits) => Math.max(max, clip(logits[CHUNK_MODEL_AT[model]]!)), UNRECOGNISED);
  row[at('chunk')] = most('attack');
  row[at('order')] = most('order');
  row[at('prompt')] = most('prompt');
  const stages = (['defenseBypassed', 'toolCalled', 'destinationCorrect', 'contentCorrect'] as const).map(
    most,
  );
  row[at('defenseBypassed')] = stages[0]!;
  row[at('toolCalled')] = stages[1]!;
  row[at('destinationCorrect')] = stages[2]!;
  row[at('contentCorrect')] = stages[3]!;
  const [, tool, destination, content] = stages.map(sigmoid) as [number, number, number, number];
  row[at('stageMax')] = Math.max(...stages.map(sigmoid));
  const names = new Map<string, Found>();
  for (const each of found) names.set(each.signal.id, each);
  for (const id of names.keys()) row[at(signalColumn(id))] = 1;
  const of = (severity: string): number =>
    [...names.values()].filter(({ signal }) => signal.severity === severity).length;
  const tools = [...names.values()].some(({ signal }) => signal.stage === 'toolCalled') ? 1 : 0;
  row[at('stageChain')] = Math.min(1, 0.35 * tool + 0.25 * destination + 0.25 * content + 0.15 * tools);
  row[at('signalsHigh')] = Math.min(3, of('high'));
  row[at('signalsMedium')] = Math.min(3, of('medium'));
  row[at('signalsLow')] = Math.min(3, of('low'));
  const hiddenSignals = found.filter(
    ({ occurrence }) => occurrence.text.segment.visibility === 'hidden' || !occurrence.text.primary,
  );
  row[at('signalsHidden')] = Math.min(
    3,
    new Set(hiddenSignals.filter(({ signal }) => signal.severity !== 'low').map(({ signal }) => signal.id))
      .size,
  );
  row[at('signalStages')] = new Set(
    [...names.values()].filter(({ signal }) => signal.severity !== 'low').map(({ signal }) => signal.stage),
  ).size;
  const cell = bestCell as { features: Float64Array; base: number } | null;
  if (cell !== null) {
    const known = cell.features[cell.base + AT.hasRequest]!;
    row[at('hasRequest')] = known;
    // the missing flag switches the conflict off: an unknown request never counts as "did not ask for it"
    row[at('unlikeRequest')] = known === 1 ? 1 - Math.max(0, cell.features[cell.base + AT.toRequest]!) : 0;
  }
  row[at('logUnits')] = Math.log1p(units);
  row[at('single')] = units <= 1 ? 1 : 0;
  return row;
}
