import type { Example } from '../../case.ts';
import { nearCopyGroups } from '../../learn/index.ts';
import { plainText } from '../paper/index.ts';

/** Units of a text that are compared once there are too many texts to compare whole. */
const HEAD = 800;
const MANY = 20_000;

/** Near-copy group of each row, by subject and body. */
export function nearGroups(examples: readonly Example[], seed: number): Int32Array {
  const many = examples.length > MANY;
  const texts = examples.map((example) => {
    const text = plainText(example);
    return many ? text.slice(0, HEAD) : text;
  });
  return nearCopyGroups(texts, { seed });
}

/** Form in which two texts count as the same: compatibility forms folded, lower case, white space collapsed. */
export const normalText = (example: Example): string =>
  plainText(example).normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
