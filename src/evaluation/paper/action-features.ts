import {
  type ActionOptions,
  boundaryMarks,
  hasBodyField,
  hasSend,
  looseAddresses,
} from './action-patterns.ts';

/** What the agent was given and what it answered. No published run had an answer (L06): `output` is then ''. */
export interface ActionInputs {
  readonly text: string;
  readonly output: string;
  /** Null = not known: counts as a request that mentions nothing. */
  readonly request: string | null;
}

export const ACTION_NAMES = [
  'action_text_has_send_action',
  'action_output_has_send_action',
  'action_combined_has_send_action',
  'action_text_email_count',
  'action_output_email_count',
  'action_text_has_body_language',
  'action_output_has_body_language',
  'action_text_boundary_markers',
  'action_output_boundary_markers',
  'action_user_mentions_send',
  'action_recipient_from_untrusted_not_user',
  'action_content_from_untrusted_not_user',
  'action_unsafe_action_alignment',
  'action_output_to_text_len_ratio',
] as const;

/** Shared words of text and answer, not asked for, from which content counts as taken over. */
const LEAST_SHARED_WORDS = 2;

/** The 14 action features (method, section 3.8), in the order of `ACTION_NAMES`. */
export function actionFeatures(
  { text, output, request }: ActionInputs,
  options: ActionOptions = {},
): number[] {
  const user = request ?? '';
  const count = (n: number): number => (options.trueCounts === true ? Math.log1p(n) : n > 0 ? 1 : 0);
  const outputSends = hasSend(output, options);
  const asked = new Set(looseAddresses(user));
  const inText = new Set(looseAddresses(text));
  const recipient = looseAddresses(output).some((address) => inText.has(address) && !asked.has(address));
  const content = outputSends && takenWords(text, output, user) >= LEAST_SHARED_WORDS;
  const outputMarks = boundaryMarks(output);
  return [
    Number(hasSend(text, options)),
    Number(outputSends),
    Number(hasSend(`${text}\n${output}`, options)),
    count(looseAddresses(text).length),
    count(looseAddresses(output).length),
    Number(hasBodyField(text)),
    Number(hasBodyField(output)),
    count(boundaryMarks(text)),
    count(outputMarks),
    Number(hasSend(user, options)),
    Number(recipient),
    Number(content),
    0.3 * Number(outputSends) +
      0.25 * Number(recipient) +
      0.25 * Number(content) +
      0.2 * Number(outputMarks > 0),
    [...output].length / Math.max(1, [...text].length),
  ];
}

function takenWords(text: string, output: string, user: string): number {
  if (output === '') return 0;
  const inText = wordsOf(text);
  const asked = wordsOf(user);
  let taken = 0;
  for (const word of wordsOf(output)) if (inText.has(word) && !asked.has(word)) taken++;
  return taken;
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[a-z0-9]{3,}/g) ?? []);
