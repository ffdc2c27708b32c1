import { englishAttacks } from './en-attacks.ts';
import { englishBenign } from './en-benign.ts';
import type { FurtherTexts } from './further-texts.ts';

export const en: FurtherTexts = { attacks: englishAttacks, benign: englishBenign };
