import type { Case } from '../case.ts';
import { applyPlatt } from '../learn/index.ts';
import { unreadText } from '../mail/index.ts';
import { type CaseView, type Found, findSignals, viewCase } from '../signals/index.ts';
import { type Stage, VERIFIED_STAGES } from '../stages/index.ts';
import { buildDocuments } from './document.ts';
import { bareEvidence, type Evidence, readEvidence, scorePassages } from './evidence.ts';
import { explain, passageSpan } from './explain.ts';
import { mailFeatures } from './mail-features.ts';
import type { DetectorModel } from './model.ts';
import { CHUNK_MODEL_AT } from './text-models.ts';
import type { ContentDecision, Finding, Passage, Verdict } from './verdict.ts';

/** Everything a verdict is made from; training and explanations read the same. */
export interface Reading {
  readonly view: CaseView;
  readonly found: readonly Found[];
  readonly evidence: readonly Evidence[];
  /** Per document, logit of each unit. */
  readonly passages: readonly Float64Array[];
  readonly row: Float64Array;
}

export function readCase(model: DetectorModel, subject: Case): Reading {
  const view = viewCase(subject);
  const found = findSignals(view);
  const evidence = buildDocuments(view, model.words).map((document) =>
    readEvidence(bareEvidence(document, found), model.units, model.chunks),
  );
  const passages = evidence.map((each) => scorePassages(each, model.passages));
  return { view, found, evidence, passages, row: mailFeatures(evidence, passages, found) };
}

export function decide(
  risk: number,
  { review, strict }: Pick<DetectorModel, 'review' | 'strict'>,
): ContentDecision {
  if (!(risk < strict)) return 'block'; // also when the risk is not a number: never open on failure
  return risk >= review ? 'review' : 'allow';
}

/** Most passages a verdict lists. */
const MOST_PASSAGES = 32;

/** The verdict on a case: a probability of attack at the reference prior, a decision, the stages, and why. */
export function assess(model: DetectorModel, subject: Case): Verdict {
  const reading = readCase(model, subject);
  const risk = applyPlatt(model.calibration, policyLogit(model, reading.row));
  const passages = rankPassages(model, reading);
  const decision = decide(risk, model);
  return {
    risk,
    decision: decision === 'allow' && isPartlyRead(subject) ? 'review' : decision,
    stages: stageProbabilities(model, reading, risk),
    findings: [...unreadFindings(subject), ...explain(reading, passages)],
    passages: passages.map(({ item, segment, span, risk: own }) => ({ item, segment, span, risk: own })),
    model: { id: model.card.id, review: model.review, strict: model.strict, prior: model.card.prior },
  };
}

/** What was not read cannot be called harmless. */
const isPartlyRead = ({ context }: Case): boolean =>
  context.some((item) => item.kind === 'email' && unreadText(item.message).length > 0);

/** The place where reading ended, for each mail that is too large and of which there is a text to point at. */
function unreadFindings({ context }: Case): Finding[] {
  return context.flatMap((content, item) => {
    if (content.kind !== 'email') return [];
    const [first] = unreadText(content.message);
    const index = content.message.segments.length - 1;
    const segment = content.message.segments[index];
    if (first === undefined || segment === undefined) return [];
    const { origin, visibility, text } = segment;
    const why = `The mail was not read to its end: ${first.detail}. What follows may hold anything.`;
    return [
      {
        ...({ signal: 'unread-text', stage: 'retrieved', severity: 'high', item } as const),
        segment: { index, origin, visibility },
        span: [text.length, text.length] as const,
        ...{ text: '', why },
      },
    ];
  });
}

export function policyLogit({ policy }: Pick<DetectorModel, 'policy'>, row: Float64Array): number {
  let logit = policy.bias;
  for (let j = 0; j < row.length; j++) logit += policy.weights[j]! * row[j]!;
  return logit;
}

/** A passage together with where it was read. */
export interface RankedPassage extends Passage {
  readonly document: number;
  readonly unit: number;
}

function rankPassages(model: DetectorModel, { evidence, passages }: Reading): RankedPassage[] {
  const ranked: { document: number; unit: number; logit: number }[] = [];
  passages.forEach((logits, document) => {
    for (const [unit, logit] of logits.entries()) ranked.push({ document, unit, logit });
  });
  ranked.sort((a, b) => b.logit - a.logit || a.document - b.document || a.unit - b.unit);
  return ranked.slice(0, MOST_PASSAGES).map(({ document, unit, logit }) => {
    const { text, unit: stretch } = evidence[document]!.document.units[unit]!;
    return {
      document,
      unit,
      item: text.view.item,
      segment: text.view.segmentIndex,
      span: passageSpan(text.view, stretch.start, stretch.end),
      risk: applyPlatt(model.passageCalibration, logit),
    };
  });
}

/**
 * Probability that the chain gets as far as each stage: the risk times what the stage's verifier says of an attack that
 * reads like this. Content that is under judgement has been retrieved. An attack can be noticed and still call the tool
 * (method 1.3), so the numbers need not fall from stage to stage, save that full success needs every other stage.
 */
function stageProbabilities(
  model: DetectorModel,
  { evidence }: Reading,
  risk: number,
): Record<Stage, number> {
  const stages = { retrieved: evidence.length > 0 ? 1 : 0 } as Record<Stage, number>;
  VERIFIED_STAGES.forEach((stage) => {
    let best = Number.NEGATIVE_INFINITY;
    for (const { chunkScores } of evidence)
      for (const logits of chunkScores) best = Math.max(best, logits[CHUNK_MODEL_AT[stage]]!);
    const given = best === Number.NEGATIVE_INFINITY ? 0 : applyPlatt(model.stageCalibration[stage], best);
    stages[stage] = risk * given;
  });
  stages.fullSuccess = Math.min(...VERIFIED_STAGES.map((stage) => stages[stage]));
  return stages;
}
