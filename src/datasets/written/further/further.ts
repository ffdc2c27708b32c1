import { ar } from './ar.ts';
import { de } from './de.ts';
import { english } from './english/english.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { type FurtherTexts, together } from './further-texts.ts';
import { hi } from './hi.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { asia } from './many-tongues-asia.ts';
import { europe } from './many-tongues-europe.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';
import { zh } from './zh.ts';

/** Further texts by the English name of their language. */
export const FURTHER: Readonly<Record<string, FurtherTexts>> = {
  English: english,
  German: together(de, europe.German!),
  French: together(fr, europe.French!),
  Spanish: together(es, europe.Spanish!),
  Portuguese: together(pt, europe.Portuguese!),
  Italian: together(it, europe.Italian!),
  Dutch: together(nl, europe.Dutch!),
  Polish: together(pl, europe.Polish!),
  Russian: together(ru, asia.Russian!),
  Turkish: together(tr, asia.Turkish!),
  Arabic: together(ar, asia.Arabic!),
  Hindi: together(hi, asia.Hindi!),
  Chinese: together(zh, asia.Chinese!),
  Japanese: together(ja, asia.Japanese!),
  Korean: together(ko, asia.Korean!),
};
