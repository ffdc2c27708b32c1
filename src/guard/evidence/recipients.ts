import { recipientOrigin, type Source } from '../provenance.ts';
import type { Feature, Sign, View } from '../sign.ts';

const WORDS: Partial<Record<Source, readonly [Feature, string, string]>> = {
  text: [
    'recipientText',
    'recipient-from-untrusted-content',
    'stands in the text of content, and the user did not name it',
  ],
  ambiguous: [
    'recipientAmbiguous',
    'recipient-ambiguous',
    "is one of several that the user's words could mean",
  ],
  seen: ['recipientSeen', 'recipient-not-named', 'takes part in content that the user did not point to'],
  nowhere: ['recipientNowhere', 'recipient-from-nowhere', 'was named neither by the user nor by any content'],
  known: ['recipientKnown', 'recipient-not-named', 'is a contact that the user did not name'],
};

/** Handles and channels are common words: seen in a field they weigh little; in free text alone, nearly what an address does. */
const HANDLE: Partial<Record<Source, number>> = { text: 0.85, nowhere: 0.9 };

/** Known people count as strangers where the user named somebody else. */
function wordsFor(view: View, source: Source): readonly [Feature, string, string] | undefined {
  const words = WORDS[source];
  return source === 'known' && words && view.request.namesSomebody
    ? ['recipientSeen', words[1], words[2]]
    : words;
}

/** Every recipient of the call that the user's words do not lead to. */
export function recipientSigns(view: View): Sign[] {
  const out: Sign[] = [];
  for (const value of view.args.values) {
    if (value.role !== 'recipient') continue;
    const origin = recipientOrigin(view.state, view.request, value);
    const shown = JSON.stringify(value.text.slice(0, 80));
    const at = { argument: value.path, ...(origin.evidence ? { evidence: origin.evidence } : {}) };
    if (origin.suspicious !== null)
      out.push({
        feature: 'suspicious',
        strength: 1,
        code: 'recipient-suspicious',
        why: `${shown}: ${origin.suspicious}`,
        ...at,
      });
    const words = wordsFor(view, origin.source);
    if (words)
      out.push({
        feature: words[0],
        strength: origin.exact ? 1 : (HANDLE[origin.source] ?? 0.6),
        code: words[1],
        why: `${shown} ${words[2]}`,
        ...at,
      });
    if (origin.hidden && origin.source !== 'user' && origin.source !== 'account')
      out.push({
        feature: 'hiddenText',
        strength: 1,
        code: 'value-from-hidden-text',
        why: `${shown} stands in hidden text`,
        ...at,
      });
  }
  return out;
}

/** Whether every recipient is the user, or someone the user named. */
export function allNamed(view: View): boolean {
  const recipients = view.args.values.filter((value) => value.role === 'recipient');
  return (
    recipients.length > 0 &&
    recipients.every((value) => {
      const { source } = recipientOrigin(view.state, view.request, value);
      return source === 'user' || source === 'account' || source === 'contact';
    })
  );
}
