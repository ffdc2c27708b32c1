import type { FurtherTexts } from '../further-texts.ts';
import { amharic } from './amharic.ts';
import { arabic } from './arabic.ts';
import { bengali } from './bengali.ts';
import { burmese } from './burmese.ts';
import { chinese } from './chinese.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { filipino } from './filipino.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { greek } from './greek.ts';
import { hebrew } from './hebrew.ts';
import { hindi } from './hindi.ts';
import { indonesian } from './indonesian.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import { khmer } from './khmer.ts';
import { korean } from './korean.ts';
import { lao } from './lao.ts';
import { nepali } from './nepali.ts';
import { persian } from './persian.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { romanian } from './romanian.ts';
import { russian } from './russian.ts';
import { spanish } from './spanish.ts';
import { swahili } from './swahili.ts';
import { swedish } from './swedish.ts';
import { thai } from './thai.ts';
import { turkish } from './turkish.ts';
import { ukrainian } from './ukrainian.ts';
import { urdu } from './urdu.ts';
import { vietnamese } from './vietnamese.ts';

/** Orders dressed as routine, and ordinary mail about the same errands. */
export const routine: Readonly<Record<string, FurtherTexts>> = {
  English: english,
  German: german,
  French: french,
  Spanish: spanish,
  Portuguese: portuguese,
  Italian: italian,
  Dutch: dutch,
  Polish: polish,
  Russian: russian,
  Turkish: turkish,
  Arabic: arabic,
  Hindi: hindi,
  Japanese: japanese,
  Korean: korean,
  Chinese: chinese,
  Vietnamese: vietnamese,
  Thai: thai,
  Indonesian: indonesian,
  Filipino: filipino,
  Bengali: bengali,
  Lao: lao,
  Khmer: khmer,
  Burmese: burmese,
  Urdu: urdu,
  Persian: persian,
  Nepali: nepali,
  Swahili: swahili,
  Amharic: amharic,
  Ukrainian: ukrainian,
  Greek: greek,
  Hebrew: hebrew,
  Swedish: swedish,
  Romanian: romanian,
};
