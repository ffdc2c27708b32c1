import type { FurtherTexts } from '../further-texts.ts';
import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { dutch } from './dutch.ts';
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

/** Notices that tell their reader what to do or what an assistant does: bookings, tickets, warnings, leave, invitations. */
export const notices: Readonly<Record<string, FurtherTexts>> = {
  German: german,
  French: french,
  Spanish: spanish,
  Italian: italian,
  Portuguese: portuguese,
  Dutch: dutch,
  Polish: polish,
  Russian: russian,
  Turkish: turkish,
  Arabic: arabic,
  Hindi: hindi,
  Chinese: chinese,
  Japanese: japanese,
  Korean: korean,
};
