import { askedSigns } from '../evidence/asked.ts';
import { copiedFrom } from '../evidence/carried.ts';
import { hiddenSigns } from '../evidence/hidden.ts';
import { nameOf } from '../item.ts';
import type { Policy, Sign } from '../sign.ts';

const STANDING =
  /(?<!\p{L})(?:always|never|whenever|from now on|every time|in future|each time|immer|künftig|toujours|désormais|siempre|sempre|altijd|zawsze|всегда|her zaman)(?!\p{L})|总是|以后|今后|いつも|今後|https?:|@/u;

/** What is remembered steers later sessions: standing orders and addresses in it must be the user's own. */
export const rememberPolicy: Policy = (view) => {
  const signs: Sign[] = [...askedSigns(view), ...hiddenSigns(view)];
  for (const value of view.args.values) {
    const standing = STANDING.exec(value.text.toLowerCase());
    if (standing && !view.request.user.text.includes(standing[0]))
      signs.push({
        feature: 'valueText',
        strength: 0.8,
        code: 'standing-order',
        why: 'it would keep a standing order or address that the user did not give',
        argument: value.path,
      });
    const copied = value.text.length > 30 ? copiedFrom(view, value.text) : null;
    if (copied !== null)
      signs.push({
        feature: 'valueText',
        strength: 0.5,
        code: 'remembers-content',
        why: `it keeps text of ${nameOf(view.state.items[copied]!)}`,
        argument: value.path,
        evidence: { item: copied },
      });
  }
  return signs;
};
