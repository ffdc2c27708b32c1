import type { FurtherTexts } from '../further-texts.ts';
import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { hindi } from './hindi.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import { korean } from './korean.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { russian } from './russian.ts';
import { spanish } from './spanish.ts';
import { turkish } from './turkish.ts';

/** Harmless mail of other kinds: literature and sayings, test mails, forms of mailing services, letters of swindlers. */
export const genres: Readonly<Record<string, FurtherTexts>> = {
  English: english,
  German: german,
  French: french,
  Spanish: spanish,
  Italian: italian,
  Portuguese: portuguese,
  Dutch: dutch,
  Polish: polish,
  Russian: russian,
  Turkish: turkish,
  Chinese: chinese,
  Japanese: japanese,
  Korean: korean,
  Arabic: arabic,
  Hindi: hindi,
};
