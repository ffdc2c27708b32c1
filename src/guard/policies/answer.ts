import { hiddenSigns } from '../evidence/hidden.ts';
import { outgoingLinkSigns } from '../evidence/outgoing.ts';
import { riskyLink } from '../evidence/risk.ts';
import { readMentions } from '../mentions.ts';
import { linkOrigin } from '../provenance.ts';
import type { Policy, Sign } from '../sign.ts';

const IMAGE =
  /!\[[^\]]{0,500}\]\(\s*<?([^)\s>]{1,2000})|<img[^>]{0,500}?src\s*=\s*["']?([^"'\s>]{1,2000})/giu;

/** The text shown to the user: images load by themselves, links carry data, hidden text must not come to light as fact. */
export const answerPolicy: Policy = (view) => {
  const signs: Sign[] = [...hiddenSigns(view)];
  for (const value of view.args.values) {
    const images = [...value.text.matchAll(IMAGE)].map((hit) => (hit[1] ?? hit[2])!).slice(0, 50);
    for (const link of images.filter((one) => /^(?:https?:)?\/\//i.test(one))) {
      signs.push(...outgoingLinkSigns(view, link, value.path));
      const origin = linkOrigin(view.state, view.request, link);
      if (origin.source !== 'user')
        signs.push({
          feature: 'linkText',
          strength: origin.source === 'nowhere' ? 1 : 0.8,
          code: 'image-loads-by-itself',
          why: 'an image from elsewhere loads without a click and tells its host',
          argument: value.path,
        });
    }
    for (const mention of readMentions(value.text).slice(0, 200)) {
      if (mention.type !== 'link') continue;
      const link = value.text.slice(...mention.span);
      const origin = linkOrigin(view.state, view.request, link);
      if (origin.source === 'user') continue;
      const risky = riskyLink(view, origin);
      if (risky) signs.push({ ...risky, argument: value.path });
      signs.push(...outgoingLinkSigns(view, link, value.path));
    }
  }
  return signs;
};
