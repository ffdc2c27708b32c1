import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { FurtherTexts } from './further-texts.ts';
import { hi } from './hi.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';
import { zh } from './zh.ts';

/** Further texts by the English name of their language. */
export const FURTHER: Readonly<Record<string, FurtherTexts>> = {
  English: en,
  German: de,
  French: fr,
  Spanish: es,
  Portuguese: pt,
  Italian: it,
  Dutch: nl,
  Polish: pl,
  Russian: ru,
  Turkish: tr,
  Arabic: ar,
  Hindi: hi,
  Chinese: zh,
  Japanese: ja,
  Korean: ko,
};
