import { byLanguage, joined } from '../joined.ts';
import { asiaEast } from './asia-east.ts';
import { asiaWest } from './asia-west.ts';
import { englishPrompts } from './english.ts';
import { englishMoreAttacks } from './english-more-attacks.ts';
import { englishMoreHarmless } from './english-more-harmless.ts';
import { europeSouth } from './europe-south.ts';
import { europeWest } from './europe-west.ts';
import { moreEast } from './more-east.ts';
import { moreEurope } from './more-europe.ts';
import { moreMid } from './more-mid.ts';
import { moreSouth } from './more-south.ts';
import type { PromptTexts } from './prompt-texts.ts';

/** What each hand wrote. */
const HANDS: readonly Readonly<Record<string, PromptTexts>>[] = [
  { English: englishPrompts },
  { English: { attacks: englishMoreAttacks, harmless: englishMoreHarmless } },
  asiaEast,
  asiaWest,
  europeSouth,
  europeWest,
  moreSouth,
  moreEast,
  moreEurope,
  moreMid,
];

/** Prompts by the English name of their language. */
export const PROMPTS: Readonly<Record<string, PromptTexts>> = byLanguage(HANDS, (texts) => ({
  attacks: joined(texts.map(({ attacks }) => attacks)),
  harmless: joined(texts.map(({ harmless }) => harmless)),
}));
