import { englishAttacks } from './english-attacks.ts';
import { englishHarmless } from './english-harmless.ts';
import type { PromptTexts } from './prompt-texts.ts';

/** What people type to an assistant in English. */
export const englishPrompts: PromptTexts = { attacks: englishAttacks, harmless: englishHarmless };
