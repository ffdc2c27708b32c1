import { fold, keyStems } from '../fold.ts';
import type { Entry } from '../item.ts';
import { namesTitle, standsIn } from '../point.ts';
import { entryOf } from '../provenance.ts';
import type { View } from '../sign.ts';

const SHORT = 60;

/** Ids are unique among things of one kind only: mail "3" and file "3" are two. */
export function entriesFor({ state, tool }: Pick<View, 'state' | 'tool'>, key: string): Entry[] {
  const all = entryOf(state, key);
  if (tool.things.size === 0) return all;
  const kin = all.filter((entry) => entry.mail === tool.things.has('mail'));
  return kin.length > 0 ? kin : all;
}

/** Whether the user's words lead to the thing that this id, file name or title stands for. */
export function leadsTo(view: Omit<View, 'fit'>, text: string): boolean {
  const { request } = view;
  const key = fold(text).trim();
  if (standsIn(request.user.text, key) || namesTitle(request.user, key, keyStems(key))) return true;
  return entriesFor(view, key).some((entry) => request.pointed.has(entry));
}

/** Whether what the call acts on is what the user spoke of: all its ids, or a name or query in it that the user said. */
export function actsOnNamed(view: Omit<View, 'fit'>): boolean {
  const { values } = view.args;
  const ids = values.filter((value) => value.role === 'id');
  if (ids.length > 0) return ids.every((value) => leadsTo(view, value.text));
  return values.some((value) => {
    if (
      value.text.length > SHORT ||
      (value.role !== 'other' && value.role !== 'content' && value.role !== 'query')
    )
      return false;
    const stems = keyStems(fold(value.text).replace(/\b(?:from|to|subject|in|label):/g, ' '));
    return stems.some((one) => one.length > 2) && stems.every((one) => view.request.user.stems.has(one));
  });
}
