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
import { moreAsia } from './more-tongues-asia.ts';
import { moreEast } from './more-tongues-east.ts';
import { moreEurope } from './more-tongues-europe.ts';
import { moreEuropeSouth } from './more-tongues-europe-south.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';
import { zh } from './zh.ts';

/** Further texts by the English name of their language. */
export const FURTHER: Readonly<Record<string, FurtherTexts>> = {
  English: english,
  German: together(de, europe.German!, moreEurope.German!),
  French: together(fr, europe.French!, moreEurope.French!),
  Spanish: together(es, europe.Spanish!, moreEuropeSouth.Spanish!),
  Portuguese: together(pt, europe.Portuguese!, moreEuropeSouth.Portuguese!),
  Italian: together(it, europe.Italian!, moreEuropeSouth.Italian!),
  Dutch: together(nl, europe.Dutch!, moreEurope.Dutch!),
  Polish: together(pl, europe.Polish!, moreEurope.Polish!),
  Russian: together(ru, asia.Russian!, moreAsia.Russian!),
  Turkish: together(tr, asia.Turkish!, moreAsia.Turkish!),
  Arabic: together(ar, asia.Arabic!, moreAsia.Arabic!),
  Hindi: together(hi, asia.Hindi!, moreAsia.Hindi!),
  Chinese: together(zh, asia.Chinese!, moreEast.Chinese!),
  Japanese: together(ja, asia.Japanese!, moreEast.Japanese!),
  Korean: together(ko, asia.Korean!, moreEast.Korean!),
};
