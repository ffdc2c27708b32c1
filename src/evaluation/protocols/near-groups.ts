import type { Example } from '../../case.ts';
import { nearCopyGroups } from '../../learn/index.ts';
import { plainText } from '../paper/index.ts';

/** Units of a text that are compared once there are too many texts to compare whole. */
const HEAD = 800;
const MANY = 20_000;

/** Several models are tested on one list of rows: its groups are worked out once. */
const known = new WeakMap<readonly Example[], { readonly seed: number; readonly groups: Int32Array }>();

/** Near-copy group of each row, by subject and body. */
export function nearGroups(examples: readonly Example[], seed: number): Int32Array {
  const before = known.get(examples);
  if (before?.seed === seed) return before.groups;
  const many = examples.length > MANY;
  const texts = examples.map((example) => {
    const text = plainText(example);
    return many ? text.slice(0, HEAD) : text;
  });
  const groups = nearCopyGroups(texts, { seed });
  known.set(examples, { seed, groups });
  return groups;
}

/** Form in which two texts count as the same: compatibility forms folded, lower case, white space collapsed. */
export const normalText = (example: Example): string =>
  plainText(example).normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
