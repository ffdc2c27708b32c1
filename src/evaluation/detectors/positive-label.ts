import { InputError } from '../../errors.ts';

const POSITIVE = ['INJECTION', 'MALICIOUS', 'LABEL_1'];

/**
 * Index of the label that means attack: the first whose upper-cased name is INJECTION, MALICIOUS or LABEL_1; else 1
 * where there are two labels (as in the paper).
 * @throws InputError where neither tells
 */
export function positiveLabel(labels: readonly string[], where: string): number {
  const named = labels.findIndex((label) => POSITIVE.includes(label.toUpperCase()));
  if (named >= 0) return named;
  if (labels.length === 2) return 1;
  throw new InputError(
    'detector-labels',
    `${where}: none of its labels (${labels.join(', ')}) is ${POSITIVE.join(', ')}; rename the one for attacks in id2label of config.json`,
  );
}
