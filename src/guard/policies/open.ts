import { askedSigns } from '../evidence/asked.ts';
import { outgoingLinkSigns } from '../evidence/outgoing.ts';
import { riskyLink } from '../evidence/risk.ts';
import { linkOrigin } from '../provenance.ts';
import type { Policy, Sign, View } from '../sign.ts';

const asksForPage: (view: View) => boolean = (view) =>
  view.request.intents.some((intent) =>
    intent.wishes.some((wish) => wish.things.has('page') || wish.verbs.has('open')),
  );

/** Opening a link tells its host that it was opened, and whatever its path and query hold. */
export const openPolicy: Policy = (view) => {
  const signs: Sign[] = [];
  for (const value of view.args.values) {
    if (value.role !== 'link') continue;
    const origin = linkOrigin(view.state, view.request, value.text);
    const at = { argument: value.path, ...(origin.evidence ? { evidence: origin.evidence } : {}) };
    if (origin.suspicious !== null)
      signs.push({
        feature: 'suspicious',
        strength: 1,
        code: 'link-suspicious',
        why: origin.suspicious,
        ...at,
      });
    if (origin.hidden)
      signs.push({
        feature: 'hiddenText',
        strength: 1,
        code: 'link-from-hidden-text',
        why: 'the link stands in hidden text',
        ...at,
      });
    if (origin.source === 'user') continue;
    const risky = riskyLink(view, origin);
    if (risky) signs.push({ ...risky, argument: value.path });
    if (origin.source === 'reference' && !asksForPage(view))
      signs.push({
        feature: 'linkText',
        strength: 0.8,
        code: 'link-not-asked-for',
        why: 'the user did not ask to open links',
        ...at,
      });
    if (origin.source === 'text')
      signs.push({
        feature: 'linkText',
        strength: 1,
        code: 'link-from-untrusted-content',
        why: 'the link stands in content that the user did not point to',
        ...at,
      });
    signs.push(...outgoingLinkSigns(view, value.text, value.path));
    if (view.fit === 'not-asked' || !view.request.known)
      signs.push(...askedSigns(view).map((sign) => ({ ...sign, strength: 0.5 })));
  }
  return signs;
};
