import { askedSigns } from '../evidence/asked.ts';
import { fold } from '../fold.ts';
import { standsIn } from '../point.ts';
import { inText } from '../provenance.ts';
import type { Policy, Sign } from '../sign.ts';

/** Running code: only what the user gave word for word runs unasked. */
export const runPolicy: Policy = (view) => {
  const signs: Sign[] = [...askedSigns(view)];
  for (const value of view.args.values) {
    const key = fold(value.text).trim();
    if (key.length < 2 || standsIn(view.request.user.text, key)) continue;
    const found =
      inText(view.state.items, key) ?? inText(view.state.items, key.split(/\s+/).slice(0, 3).join(' '));
    signs.push({
      feature: found ? 'valueText' : 'objectUnpointed',
      strength: 1,
      code: found ? 'command-from-untrusted-content' : 'command-not-given',
      why: found ? 'the command stands in the text of content' : 'the user did not give this command',
      argument: value.path,
      ...(found ? { evidence: found } : {}),
    });
  }
  return signs;
};
