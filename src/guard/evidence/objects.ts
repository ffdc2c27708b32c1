import { fold } from '../fold.ts';
import { inText } from '../provenance.ts';
import type { Sign, View } from '../sign.ts';
import { asksForAll } from './broad.ts';
import { entriesFor, leadsTo } from './named.ts';

/** Things that the call acts on (ids, files, titles) and that the user's words do not lead to. */
export function objectSigns(view: View): Sign[] {
  const out: Sign[] = [];
  for (const value of view.args.values) {
    if (value.role !== 'id') continue;
    const sign = objectSign(view, value.path, value.text);
    if (sign) out.push(sign);
  }
  return out;
}

function objectSign(view: View, argument: string, text: string): Sign | null {
  const { state, request } = view;
  const key = fold(text).trim();
  const shown = JSON.stringify(text.slice(0, 80));
  if (leadsTo(view, text)) return null;
  const entries = entriesFor(view, key);
  const broad = request.intents.some(asksForAll) ? 0.4 : 1;
  if (entries.length > 0)
    return {
      feature: 'objectUnpointed',
      strength: broad,
      code: 'object-not-named',
      why: `${shown} is not what the user spoke of`,
      argument,
      evidence: { item: entries[0]!.item },
    };
  const found = inText(state.items, key);
  if (found)
    return {
      feature: 'valueText',
      strength: broad,
      code: 'object-from-untrusted-content',
      why: `${shown} stands only in the text of content`,
      argument,
      evidence: found,
    };
  return {
    feature: 'objectUnknown',
    strength: broad,
    code: 'object-unknown',
    why: `${shown} was seen nowhere`,
    argument,
  };
}
