import type { FurtherTexts } from '../further-texts.ts';
import { afrikaans } from './afrikaans.ts';
import { albanian } from './albanian.ts';
import { amharic } from './amharic.ts';
import { armenian } from './armenian.ts';
import { azerbaijani } from './azerbaijani.ts';
import { bengali } from './bengali.ts';
import { bulgarian } from './bulgarian.ts';
import { burmese } from './burmese.ts';
import { catalan } from './catalan.ts';
import { croatian } from './croatian.ts';
import { czech } from './czech.ts';
import { danish } from './danish.ts';
import { estonian } from './estonian.ts';
import { finnish } from './finnish.ts';
import { georgian } from './georgian.ts';
import { greek } from './greek.ts';
import { gujarati } from './gujarati.ts';
import { hausa } from './hausa.ts';
import { hebrew } from './hebrew.ts';
import { hungarian } from './hungarian.ts';
import { icelandic } from './icelandic.ts';
import { khmer } from './khmer.ts';
import { kurdish } from './kurdish.ts';
import { lao } from './lao.ts';
import { latvian } from './latvian.ts';
import { lithuanian } from './lithuanian.ts';
import { marathi } from './marathi.ts';
import { nepali } from './nepali.ts';
import { norwegian } from './norwegian.ts';
import { pashto } from './pashto.ts';
import { persian } from './persian.ts';
import { punjabi } from './punjabi.ts';
import { romanian } from './romanian.ts';
import { serbian } from './serbian.ts';
import { sinhala } from './sinhala.ts';
import { slovak } from './slovak.ts';
import { somali } from './somali.ts';
import { swahili } from './swahili.ts';
import { swedish } from './swedish.ts';
import { tamil } from './tamil.ts';
import { telugu } from './telugu.ts';
import { thai } from './thai.ts';
import { tigrinya } from './tigrinya.ts';
import { ukrainian } from './ukrainian.ts';
import { urdu } from './urdu.ts';
import { yoruba } from './yoruba.ts';
import { zulu } from './zulu.ts';

/** Orders of every kind and ordinary mail of the same words, in languages of which the other texts hold little or nothing. */
export const tongues: Readonly<Record<string, FurtherTexts>> = {
  Afrikaans: afrikaans,
  Albanian: albanian,
  Amharic: amharic,
  Armenian: armenian,
  Azerbaijani: azerbaijani,
  Bengali: bengali,
  Bulgarian: bulgarian,
  Burmese: burmese,
  Catalan: catalan,
  Croatian: croatian,
  Czech: czech,
  Danish: danish,
  Estonian: estonian,
  Finnish: finnish,
  Georgian: georgian,
  Greek: greek,
  Gujarati: gujarati,
  Hausa: hausa,
  Hebrew: hebrew,
  Hungarian: hungarian,
  Icelandic: icelandic,
  Khmer: khmer,
  Kurdish: kurdish,
  Lao: lao,
  Latvian: latvian,
  Lithuanian: lithuanian,
  Marathi: marathi,
  Nepali: nepali,
  Norwegian: norwegian,
  Pashto: pashto,
  Persian: persian,
  Punjabi: punjabi,
  Romanian: romanian,
  Serbian: serbian,
  Sinhala: sinhala,
  Slovak: slovak,
  Somali: somali,
  Swahili: swahili,
  Swedish: swedish,
  Tamil: tamil,
  Telugu: telugu,
  Thai: thai,
  Tigrinya: tigrinya,
  Ukrainian: ukrainian,
  Urdu: urdu,
  Yoruba: yoruba,
  Zulu: zulu,
};
