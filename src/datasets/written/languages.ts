import { english } from './english.ts';
import type { WrittenLanguage } from './language.ts';

export const LANGUAGES: readonly WrittenLanguage[] = [english];
