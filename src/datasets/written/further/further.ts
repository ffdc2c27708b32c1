import { byLanguage } from '../joined.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { dictatedEast } from './dictated-east.ts';
import { dictatedMid } from './dictated-mid.ts';
import { dictatedSouth } from './dictated-south.ts';
import { dictatedWest } from './dictated-west.ts';
import { direct } from './direct/direct.ts';
import { english } from './english/english.ts';
import { es } from './es.ts';
import { favours } from './favours/favours.ts';
import { fr } from './fr.ts';
import { type FurtherTexts, together } from './further-texts.ts';
import { genres } from './genres/genres.ts';
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
import { notices } from './notices/notices.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { routine } from './routine/routine.ts';
import { ru } from './ru.ts';
import { thirdEast } from './third-tongues-east.ts';
import { thirdMid } from './third-tongues-mid.ts';
import { thirdSouth } from './third-tongues-south.ts';
import { thirdWest } from './third-tongues-west.ts';
import { tongues } from './tongues/tongues.ts';
import { tr } from './tr.ts';
import { zh } from './zh.ts';

/** What each hand wrote. */
const HANDS: readonly Readonly<Record<string, FurtherTexts>>[] = [
  {
    English: english,
    German: de,
    French: fr,
    Spanish: es,
    Portuguese: pt,
    Italian: it,
    Dutch: nl,
    Polish: pl,
  },
  { Russian: ru, Turkish: tr, Arabic: ar, Hindi: hi, Chinese: zh, Japanese: ja, Korean: ko },
  europe,
  asia,
  moreEurope,
  moreEuropeSouth,
  moreAsia,
  moreEast,
  thirdWest,
  thirdSouth,
  thirdMid,
  thirdEast,
  dictatedWest,
  dictatedSouth,
  dictatedMid,
  dictatedEast,
  routine,
  direct,
  favours,
  notices,
  tongues,
  genres,
];

/** Further texts by the English name of their language. */
export const FURTHER: Readonly<Record<string, FurtherTexts>> = byLanguage(HANDS, (texts) =>
  together(...texts),
);
