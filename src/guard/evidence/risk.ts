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
