import { fold } from '../fold.ts';
import { linkKey } from '../mentions.ts';
import type { Sign, View } from '../sign.ts';
import { secretIn } from './carried.ts';

/** Characters of a query that carry data whatever they say, and those that do where content has the same link with another query. */
const LONG = 24;
const REFILLED = 6;

const linksOf = (view: View): string[] =>
  view.state.items.flatMap((item) =>
    item.texts.flatMap((text) => text.mentions.filter((one) => one.type === 'link').map((one) => one.key)),
  );

/** What a link carries out: secrets, words of content or of the user's mail in its path or query, as they are or encoded. */
export function outgoingLinkSigns(view: View, link: string, argument: string): Sign[] {
  const key = linkKey(link);
  if (
    view.state.items.some((item) => item.texts.some((text) => text.mentions.some((one) => one.key === key)))
  ) {
    return [];
  }
  const out: Sign[] = [];
  for (const part of readings(link)) {
    const secret = secretIn(view, part);
    if (secret) {
      out.push({
        feature: 'carriesOut',
        strength: 1,
        code: 'link-carries-secret',
        why: 'the link carries a code or key out of content',
        argument,
        evidence: secret,
      });
      return out;
    }
  }
  const load = payload(link);
  const bare = key.split(/[?#]/)[0]!;
  const refilled = load.length >= REFILLED && linksOf(view).some((one) => one.split(/[?#]/)[0] === bare);
  if (refilled || load.length >= LONG || readings(link).some((part) => carriesAddress(view, part)))
    out.push({
      feature: 'carriesOut',
      strength: load.length >= LONG ? 0.8 : 1,
      code: 'link-carries-data',
      why: 'the link was put together and carries data out',
      argument,
    });
  return out;
}

/** Path and query of a link as they are, percent-decoded, and base64-decoded piece by piece. */
function readings(link: string): string[] {
  const tail = link.replace(/^\w+:\/+[^/?#]*/, '').slice(0, 4_000);
  const out = [tail];
  try {
    out.push(decodeURIComponent(tail.replaceAll('+', ' ')));
  } catch {
    // Broken escapes: the link is read as it is.
  }
  for (const piece of tail.match(/[A-Za-z0-9_+/-]{8,2000}={0,2}/g) ?? []) {
    try {
      out.push(
        atob(
          piece
            .replaceAll('-', '+')
            .replaceAll('_', '/')
            .replace(/={1,2}$/, ''),
        ),
      );
    } catch {
      // Not base64.
    }
  }
  return out;
}

const payload = (link: string): string =>
  (/[?#](.*)$/s.exec(link)?.[1] ?? '')
    .replace(/(?:^|&)(?:utm_[^&]*|lang=[^&]*|page=[^&]*)/g, '')
    .replace(/(?<![^&=])[^&=]*=/g, '');

function carriesAddress(view: View, part: string): boolean {
  const folded = fold(part);
  for (const hit of folded.match(/[\p{L}\p{N}._+-]{2,64}@[\p{L}\p{N}.-]{3,80}/gu) ?? [])
    if (
      view.request.accountKeys.has(hit) ||
      view.state.items.some((item) =>
        item.entries.some((entry) => entry.people.some((person) => person.key === hit)),
      )
    )
      return true;
  return false;
}
