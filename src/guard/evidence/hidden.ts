import { fold } from '../fold.ts';
import { sharedShingles, shingles } from '../shingles.ts';
import type { Sign, View } from '../sign.ts';

/** Text of hidden segments in what the call writes: the sender hid it from the user, so the user did not ask for it. */
export function hiddenSigns(view: View): Sign[] {
  const out: Sign[] = [];
  const texts = view.args.values
    .filter((value) => value.role === 'content' || value.role === 'other')
    .map((value) => value);
  for (const value of texts) {
    const folded = fold(value.text);
    const mine = shingles(folded);
    for (const item of view.state.items) {
      const shown = item.texts.filter((text) => !text.hidden);
      for (const text of item.texts) {
        if (!text.hidden || text.folded.trim().length < 4) continue;
        if (!repeats({ folded, mine }, text, shown)) continue;
        out.push({
          feature: 'hiddenText',
          strength: 1,
          code: 'repeats-hidden-text',
          why: 'it repeats text that was hidden from the user',
          argument: value.path,
          evidence: { item: item.index, segment: text.segment },
        });
        break;
      }
    }
  }
  return out;
}

type HiddenText = View['state']['items'][number]['texts'][number];

function repeats(
  mine: { folded: string; mine: Int32Array },
  text: HiddenText,
  shown: readonly HiddenText[],
): boolean {
  if (
    sharedShingles(mine.mine, text.shingles) > 0 &&
    !shown.some((one) => sharedShingles(mine.mine, one.shingles) > 0)
  )
    return true;
  for (const mention of text.mentions) {
    if (shown.some((one) => one.mentions.some((other) => other.key === mention.key))) continue;
    const bare = mine.folded.replace(/[^\p{L}\p{N}@./:?=&%_+-]/gu, '');
    if (
      mention.type === 'number'
        ? mine.folded
            .replace(/[^\p{L}\p{N}]/gu, '')
            .toUpperCase()
            .includes(mention.key)
        : bare.includes(mention.key)
    )
      return true;
  }
  return false;
}
