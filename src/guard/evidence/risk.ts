import type { Origin } from '../provenance.ts';
import type { Sign, View } from '../sign.ts';

/** What the detector says of the passages that the call's values came from, and of the content as a whole. */
export function riskSigns(view: View, signs: readonly Sign[]): Sign[] {
  const out: Sign[] = [];
  let worst: { item: number; risk: number } | null = null;
  for (const item of view.state.items)
    if (item.verdict.decision !== 'allow' && item.verdict.risk > (worst?.risk ?? 0))
      worst = { item: item.index, risk: item.verdict.risk };
  if (worst)
    out.push({
      feature: 'contentRisk',
      strength: worst.risk,
      code: 'content-risky',
      why: `item ${worst.item} looks like an attack`,
      evidence: { item: worst.item },
    });
  for (const sign of signs) {
    const at = sign.evidence;
    if (!at?.span) continue;
    const item = view.state.items[at.item];
    const passage = item?.verdict.passages.find(
      (one) => one.segment === (at.segment ?? 0) && one.span[0] < at.span![1] && one.span[1] > at.span![0],
    );
    if (item && passage && passage.risk >= item.verdict.model.review)
      out.push({
        feature: 'passageRisk',
        strength: passage.risk,
        code: 'value-from-risky-passage',
        why: 'the value stands in a passage that looks like an order to the assistant',
        ...(sign.argument ? { argument: sign.argument } : {}),
        evidence: { item: at.item, segment: passage.segment, span: passage.span },
      });
  }
  return out;
}

/** A link out of content that the detector holds for an attack: of the passage where it names passages, of the whole where not. */
export function riskyLink(view: View, origin: Origin): Sign | null {
  const at = origin.evidence;
  const item = at && view.state.items[at.item];
  if (!item || item.verdict.decision === 'allow') return null;
  const { passages } = item.verdict;
  const inside = passages.some(
    (one) =>
      one.segment === at.segment &&
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
