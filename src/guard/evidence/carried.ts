import { fold } from '../fold.ts';
import { nameOf } from '../item.ts';
import { hostOf, readMentions } from '../mentions.ts';
import { linkOrigin } from '../provenance.ts';
import { sharedShingles, shingles } from '../shingles.ts';
import type { Sign, View } from '../sign.ts';
import { allNamed } from './recipients.ts';

const COPIED = 3;
const CREDENTIAL =
  /(?:api[_ -]?key|password|passwd|secret|access[_ -]?token|private[_ -]?key)\w*\s*[=:]\s*\S|-----BEGIN [A-Z ]*PRIVATE KEY/i;

/** Secrets and others' mail in what the call sends, towards someone the user did not name. */
export function carriedSigns(view: View): Sign[] {
  const out: Sign[] = [];
  const named = allNamed(view);
  for (const value of view.args.values) {
    if (value.text.length < 4 || value.role === 'recipient') continue;
    const secret = secretIn(view, value.text);
    if (secret && !(named && asksForSecret(view)))
      out.push({
        feature: 'carriesOut',
        strength: named ? 0.85 : 1,
        code: 'carries-secret',
        why: `it carries a code or key that stands in ${nameOf(view.state.items[secret.item]!)}`,
        argument: value.path,
        evidence: secret,
      });
    else if (CREDENTIAL.test(value.text) && !asksForSecret(view))
      out.push({
        feature: 'carriesOut',
        strength: 0.9,
        code: 'carries-secret',
        why: 'it carries something that reads like a credential, which the user did not speak of',
        argument: value.path,
      });
    if (named || value.text.length < 30) continue;
    const copied = copiedFrom(view, value.text);
    if (copied !== null)
      out.push({
        feature: 'carriesOut',
        strength: 0.6,
        code: 'carries-content',
        why: `it carries text of ${nameOf(view.state.items[copied]!)}, which the user did not point to`,
        argument: value.path,
        evidence: { item: copied },
      });
  }
  return out;
}

const asksForSecret = (view: View): boolean =>
  view.request.intents.some((intent) => intent.wishes.some((wish) => wish.things.has('secret')));

/** A secret of the content, as it is or without its blanks and dashes. */
export function secretIn(
  view: View,
  text: string,
): { item: number; segment: number; span: readonly [number, number] } | null {
  const bare = text.replace(/[\s-]/g, '');
  for (const item of view.state.items)
    for (const one of item.texts)
      for (const secret of one.secrets) {
        if (view.request.user.text.includes(fold(secret.value))) continue;
        const short = secret.value.replace(/[\s-]/g, '');
        if (text.includes(secret.value) || (short.length > 4 && bare.includes(short)))
          return { item: item.index, segment: one.segment, span: secret.span };
      }
  return null;
}

/** The item that a long enough run of the text was copied from, unless the user points to it. */
export function copiedFrom(view: View, text: string): number | null {
  const mine = shingles(fold(text));
  const pointed = new Set([...view.request.pointed].map((entry) => entry.item));
  for (const item of view.state.items) {
    if (pointed.has(item.index)) continue;
    for (const one of item.texts) if (sharedShingles(mine, one.shingles) >= COPIED) return item.index;
  }
  return null;
}

const asksForLink = (view: View): boolean =>
  view.request.intents.some((intent) => intent.wishes.some((wish) => wish.things.has('page')));

/** Links in what is written to others which the content, and not the user, brought up. */
export function linkSigns(view: View): Sign[] {
  const out: Sign[] = [];
  for (const value of view.args.values) {
    if (value.role !== 'content' || value.text.length < 5) continue;
    for (const mention of readMentions(value.text).slice(0, 50)) {
      if (mention.type !== 'link') continue;
      const origin = linkOrigin(view.state, view.request, mention.key);
      if (origin.source === 'user' || origin.source === 'known' || origin.source === 'nowhere') continue;
      out.push({
        feature: 'linkText',
        strength: origin.source === 'text' ? 1 : asksForLink(view) ? 0.1 : 0.5,
        code: 'link-from-content',
        why: `it passes on a link to ${hostOf(mention.key)} that stands in content`,
        argument: value.path,
        ...(origin.evidence ? { evidence: origin.evidence } : {}),
      });
    }
  }
  return out;
}
