import type { Segment } from '../mail/index.ts';
import type { Found, TextView } from '../signals/index.ts';
import { sourceSpan } from '../unmask/index.ts';
import type { RankedPassage, Reading } from './assess.ts';
import type { Evidence } from './evidence.ts';
import { UNIT_FEATURE_AT as AT, UNIT_FEATURE_COUNT } from './unit-columns.ts';
import type { Finding, FindingSegment } from './verdict.ts';

/** Passages below this risk are not worth a reader's time. */
const WORTH_TELLING = 0.05;
/** Neighbours of an order look bad beside it: passages with less than this share of the worst one's odds are not told. */
const BESIDE_WORST = 0.1;
const odds = (risk: number): number => risk / Math.max(1e-9, 1 - risk);
/** Most findings a verdict lists. */
const MOST_FINDINGS = 40;
const LONGEST_TEXT = 200;
const RANK = { high: 3, medium: 2, low: 1 } as const;

export function passageSpan(view: TextView, start: number, end: number): readonly [number, number] {
  return sourceSpan(view.reading, start, end);
}

/** Findings, strongest first: signals by severity, and the passages that the model itself finds out of place. */
export function explain({ found, evidence }: Reading, passages: readonly RankedPassage[]): Finding[] {
  const ranked: { finding: Finding; rank: number }[] = found.map((each) => ({
    finding: signalFinding(each),
    rank: RANK[each.signal.severity] + riskAt(each, passages),
  }));
  for (const passage of passages) {
    if (passage.risk < WORTH_TELLING || odds(passage.risk) < BESIDE_WORST * odds(passages[0]!.risk)) break;
    ranked.push({
      finding: passageFinding(evidence[passage.document]!, passage),
      rank: 1.5 + 2 * passage.risk,
    });
  }
  ranked.sort((a, b) => b.rank - a.rank);
  return ranked.slice(0, MOST_FINDINGS).map(({ finding }) => finding);
}

function riskAt({ occurrence }: Found, passages: readonly RankedPassage[]): number {
  const [start, end] = passageSpan(occurrence.text, occurrence.start, occurrence.end);
  for (const { item, segment, span, risk } of passages) {
    if (
      item === occurrence.text.item &&
      segment === occurrence.text.segmentIndex &&
      span[0] < end &&
      span[1] > start
    )
      return risk;
  }
  return 0;
}

function signalFinding({ signal, occurrence }: Found): Finding {
  const { text: view, start, end } = occurrence;
  return {
    signal: signal.id,
    stage: signal.stage,
    severity: signal.severity,
    item: view.item,
    segment: findingSegment(view),
    span: passageSpan(view, start, end),
    text: view.reading.text.slice(start, end).slice(0, LONGEST_TEXT),
    why: occurrence.why ?? signal.why,
  };
}

function passageFinding({ document, features }: Evidence, passage: RankedPassage): Finding {
  const { text, unit } = document.units[passage.unit]!;
  const row = features.subarray(passage.unit * UNIT_FEATURE_COUNT, (passage.unit + 1) * UNIT_FEATURE_COUNT);
  return {
    signal: 'text-model',
    stage: 'defenseBypassed',
    severity: passage.risk >= 0.5 ? 'high' : passage.risk >= 0.2 ? 'medium' : 'low',
    item: passage.item,
    segment: findingSegment(text.view),
    span: passage.span,
    text: text.view.reading.text.slice(unit.start, unit.end).slice(0, LONGEST_TEXT),
    why: reasonOf(row, text.view),
  };
}

/** What makes this passage stand out, in the reader's words, and what would have to be otherwise. */
function reasonOf(row: Float64Array, view: TextView): string {
  const what: string[] = [];
  if (row[AT.yourAnswer]! > 0) what.push('tells the reader how to word an answer');
  else if (row[AT.imperativeStart]! > 0) what.push('gives an order');
  else if (row[AT.questionStart]! > 0 || row[AT.questionMark]! > 0)
    what.push('asks the reader for something');
  else what.push('reads like text written for an assistant');
  if (row[AT.assistant]! > 0) what.push('names an assistant, its instructions or its user');
  const apart: string[] = [];
  if (row[AT.hidden]! > 0) apart.push(`a person does not see it (${view.segment.hiddenBy ?? 'hidden'})`);
  if (row[AT.decoded]! > 0) apart.push('it is encoded');
  if (row[AT.proseAmongRows]! > 0.5) apart.push('everything around it is a table');
  else if (row[AT.codeShare]! > 0.2)
    apart.push('it tells what to do with code rather than being part of the answer');
  else if (row[AT.toRest]! >= 0 && row[AT.restGap]! < -0.1 && row[AT.sharedWords]! < 0.35)
    apart.push('shares little with the text around it');
  if (row[AT.hasRequest]! > 0 && row[AT.toRequest]! >= 0 && row[AT.toRequest]! < 0.3)
    apart.push('is not about what the user asked');
  const sentence = apart.length > 0 ? `${what.join(', ')}; ${apart.join(', ')}` : what.join(', ');
  return `${sentence[0]!.toUpperCase()}${sentence.slice(1)}. Without this passage the risk would fall.`;
}

function findingSegment({
  segment,
  segmentIndex,
}: {
  segment: Segment;
  segmentIndex: number;
}): FindingSegment {
  const { origin, visibility, hiddenBy } = segment;
  return { index: segmentIndex, origin, visibility, ...(hiddenBy === undefined ? {} : { hiddenBy }) };
}
