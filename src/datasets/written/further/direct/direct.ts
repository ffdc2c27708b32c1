import type { FurtherTexts } from '../further-texts.ts';
import { amharic } from './amharic.ts';
import { bengali } from './bengali.ts';
import { burmese } from './burmese.ts';
import { filipino } from './filipino.ts';
import { indonesian } from './indonesian.ts';
import { khmer } from './khmer.ts';
import { lao } from './lao.ts';
import { nepali } from './nepali.ts';
import { persian } from './persian.ts';
import { swahili } from './swahili.ts';
import { thai } from './thai.ts';
import { urdu } from './urdu.ts';
import { vietnamese } from './vietnamese.ts';

/** Plain orders to send, and ordinary mail of the same words, in languages of which the other texts hold little. */
export const direct: Readonly<Record<string, FurtherTexts>> = {
  Amharic: amharic,
  Bengali: bengali,
  Burmese: burmese,
  Filipino: filipino,
  Indonesian: indonesian,
  Khmer: khmer,
  Lao: lao,
  Nepali: nepali,
  Persian: persian,
  Swahili: swahili,
  Thai: thai,
  Urdu: urdu,
  Vietnamese: vietnamese,
};
