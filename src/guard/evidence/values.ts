import { fold } from '../fold.ts';
import { standsIn } from '../point.ts';
import { inText } from '../provenance.ts';
import type { Sign, View } from '../sign.ts';
import { amountSign } from './amounts.ts';

/** Passwords and other values of weight that only the text of content has. */
export function valueSigns(view: View): Sign[] {
  const out: Sign[] = [];
  for (const value of view.args.values) {
    if (value.role === 'amount') {
      const sign = amountSign(view, value);
      if (sign) out.push(sign);
      continue;
    }
    if (value.role !== 'secret' && value.role !== 'other') continue;
    const key = fold(value.text).trim();
    if (key.length < 3 || key === 'true' || key === 'false' || standsIn(view.request.user.text, key))
      continue;
    const found = inText(view.state.items, key);
    if (!found) continue;
    const pointed =
      [...view.request.pointed].some((entry) => entry.item === found.item) && value.role !== 'secret';
    const shown = value.role === 'secret' ? 'a secret' : JSON.stringify(value.text.slice(0, 80));
    const strength = value.role === 'secret' ? 1 : pointed ? 0 : 0.4;
    if (strength > 0)
      out.push({
        feature: 'valueText',
        strength,
        code: 'value-from-untrusted-content',
        why: `${shown} for ${value.key} stands only in the text of content`,
        argument: value.path,
        evidence: found,
      });
  }
  return out;
}
