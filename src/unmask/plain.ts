import { stripDecoration } from './accents.ts';
import { undoOverrides } from './bidi.ts';
import { foldCompatibility } from './compatibility.ts';
import { decodeEntities } from './entities.ts';
import { readInvisible } from './format.ts';
import { foldHomoglyphs } from './homoglyphs.ts';
import { joinAcrossTags } from './markup.ts';
import type { Reading } from './reading.ts';
import { ENTITY, NON_ASCII, SINGLE_LETTERS, SPLIT_WORDS, scan, TAG } from './scan.ts';
import { joinSpacedLetters } from './spacing.ts';
import { joinSplitWords } from './splits.ts';

/** The in-place reading of a text, and the texts that were written in its invisible characters. */
export function readPlain(given: Reading): { plain: Reading; smuggled: readonly Reading[] } {
  let plain = given;
  let smuggled: readonly Reading[] = [];
  let signs = scan(plain.text);
  const pass = (sign: number, read: (reading: Reading) => Reading): void => {
    if ((signs & sign) === 0) return;
    const next = read(plain);
    if (next.text !== plain.text) signs = scan(next.text);
    plain = next;
  };
  pass(ENTITY, decodeEntities);
  pass(NON_ASCII, (reading) => {
    const read = readInvisible(undoOverrides(reading));
    smuggled = read.smuggled;
    return stripDecoration(foldHomoglyphs(foldCompatibility(read.plain)));
  });
  pass(TAG, joinAcrossTags);
  pass(SINGLE_LETTERS, joinSpacedLetters);
  pass(SPLIT_WORDS, joinSplitWords);
  return { plain, smuggled };
}
