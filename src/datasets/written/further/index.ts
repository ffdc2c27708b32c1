import { en } from './en.ts';
import type { FurtherTexts } from './further-texts.ts';

/** Further texts by the English name of their language. */
export const FURTHER: Readonly<Record<string, FurtherTexts>> = {
  English: en,
};
