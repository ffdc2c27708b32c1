import type { Value } from '../arguments.ts';
import { fold } from '../fold.ts';
import { type Flagged, nameOf } from '../item.ts';
import { identityKey, linkKey } from '../mentions.ts';
import { standsIn } from '../point.ts';
import type { Origin } from '../provenance.ts';
import { sharedShingles, shingles } from '../shingles.ts';
import type { Sign, View } from '../sign.ts';

/**
 * What the detector says, as far as the call draws on it: a value that the user did not say and that stands in a flagged
 * passage; a sign whose evidence lies in suspicious content; and, where the user did not ask for such a call outright, the
 * most suspicious content of all. A call that the user asked for and that takes nothing from it is none of its business.
 */
export function riskSigns(view: View, signs: readonly Sign[]): Sign[] {
  const out: Sign[] = [];
  for (const value of view.args.values) {
    const sign = drawnSign(view, value);
    if (sign) out.push(sign);
  }
  const strayed = view.fit !== 'asked' || !view.request.known;
  const touched = new Set(signs.flatMap((sign) => (sign.evidence ? [sign.evidence.item] : [])));
  for (const item of view.state.items) {
    if (item.verdict.decision === 'allow' || !(strayed || touched.has(item.index))) continue;
    const strength = strayed ? item.verdict.risk : item.verdict.risk / 2;
    out.push({
      feature: 'contentRisk',
      strength,
      code: 'content-risky',
      why: `${nameOf(item)} looks like an attack`,
      evidence: { item: item.index },
    });
  }
  return out;
}

/** Shorter values stand in any text by chance. */
const TELLING = 3;

function drawnSign(view: View, value: Value): Sign | null {
  const { text } = view.request.user;
  const whole = fold(value.text).trim();
  if (whole.length < TELLING || standsIn(text, whole)) return null;
  const written = value.role === 'content' || whole.length > 200;
  const mine = written ? shingles(whole) : null;
  const key = written ? '' : value.role === 'link' ? linkKey(value.text) : identityKey(value.text).key;
  if (key !== '' && (standsIn(text, key) || view.request.accountKeys.has(key))) return null;
  for (const item of view.state.items)
    for (const { flagged, segment } of item.texts)
      for (const passage of flagged) {
        if (!(mine ? sharedShingles(mine, passage.shingles) > 0 : holds(passage, whole, key))) continue;
        return {
          feature: 'passageRisk',
          strength: passage.risk,
          code: 'value-from-risky-passage',
          why: 'the value stands in a passage that looks like an order to the assistant',
          argument: value.path,
          evidence: { item: item.index, segment, span: passage.span },
        };
      }
  return null;
}

const holds = (passage: Flagged, whole: string, key: string): boolean =>
  passage.keys.has(key) || standsIn(passage.folded, whole) || (key !== '' && standsIn(passage.folded, key));

/** A link out of content that the detector holds for an attack: of the passage where it names passages, of the whole where not. */
export function riskyLink(view: View, origin: Origin): Sign | null {
  const at = origin.evidence;
  const item = at && view.state.items[at.item];
  if (!item || item.verdict.decision === 'allow') return null;
  const { passages } = item.verdict;
  const inside = passages.some(
    (one) =>
      one.segment === at.segment &&
      one.risk >= item.verdict.model.review &&
      at.span !== undefined &&
      one.span[0] < at.span[1] + 200 &&
      one.span[1] > at.span[0] - 200,
  );
  if (passages.length > 0 && !inside) return null;
  return {
    feature: 'passageRisk',
    strength: Math.max(0.8, item.verdict.risk),
    code: 'link-from-risky-content',
    why: 'the link comes from content that looks like an attack',
    evidence: at,
  };
}
