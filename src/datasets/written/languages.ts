import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { WrittenLanguage } from './language.ts';

export const LANGUAGES: readonly WrittenLanguage[] = [en, de, es, fr];
