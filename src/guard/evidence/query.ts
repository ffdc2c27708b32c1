import { fold, keyStems } from '../fold.ts';
import { inText } from '../provenance.ts';
import type { Sign, View } from '../sign.ts';

const EVERYTHING = /^(?:\*|all|everything|.{0,2}|in:(?:inbox|anywhere|all)|inbox|subject:\*|from:\*)$/;

/** A search that picks what a write acts on: its words must be the user's, and it must pick less than everything. */
export function querySigns(view: View): Sign[] {
  const out: Sign[] = [];
  const { state, request } = view;
  for (const value of view.args.values) {
    const title = value.role === 'content' && /title|name|subject/i.test(value.key);
    if (value.role !== 'query' && !title) continue;
    const key = fold(value.text).trim();
    if (
      EVERYTHING.test(key) &&
      !/(?<!\p{L})(?:all|everything|alle|alles|tout|todo|tutto)(?!\p{L})/u.test(request.user.text)
    ) {
      out.push({
        feature: 'broad',
        strength: 1,
        code: 'acts-on-everything',
        why: `${JSON.stringify(key)} picks everything, which the user did not ask for`,
        argument: value.path,
      });
      continue;
    }
    const stems = keyStems(
      key.replace(/\b(?:from|to|subject|in|is|has|label|older_than|newer_than|before|after):/g, ' '),
    );
    if (stems.length === 0 || stems.some((one) => request.user.stems.has(one))) continue;
    const pointed = [...request.pointed].some((entry) =>
      stems.every((one) => entry.stems.has(one) || entry.people.some((person) => person.key.includes(one))),
    );
    if (pointed) continue;
    const found = inText(state.items, key);
    out.push({
      feature: found ? 'valueText' : 'objectUnpointed',
      strength: 0.8,
      code: 'object-not-named',
      why: `${JSON.stringify(value.text.slice(0, 80))} is not what the user spoke of`,
      argument: value.path,
      ...(found ? { evidence: found } : {}),
    });
  }
  return out;
}
