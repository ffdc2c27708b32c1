import { type Concept, conceptId, LANGUAGES, type Lexicon } from '../scan/concept.ts';
import type { Meaning } from '../scan/marks.ts';
import type { Phrase } from '../scan/trie.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
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

export const LEXICONS: readonly Lexicon[] = [en, de, fr, es, pt, it, nl, pl, ru, tr, ar, hi, zh, ja, ko];

/** Every phrase of every language once, with the languages that know it. */
export function conceptPhrases(): Phrase<Meaning>[] {
  const languagesOf = new Map<string, { text: string; concept: number; languages: number }>();
  for (const lexicon of LEXICONS) {
    const bit = 1 << LANGUAGES.indexOf(lexicon.language);
    for (const [concept, list] of Object.entries(lexicon.phrases)) {
      const id = conceptId.get(concept as Concept)!;
      for (const text of split(list)) {
        const key = `${id} ${text}`;
        const known = languagesOf.get(key);
        if (known) known.languages |= bit;
        else languagesOf.set(key, { text, concept: id, languages: bit });
      }
    }
  }
  return [...languagesOf.values()].map(({ text, concept, languages }) => ({
    text,
    value: { concept, languages, signal: -1 },
  }));
}

const lists = new Map<string, readonly string[]>();

/** The phrases of a list; kept, since many signals share a concept. */
function split(list: string): readonly string[] {
  let phrases = lists.get(list);
  if (phrases === undefined) {
    phrases = list.split(/[,،、]\s*/).filter((p) => p !== '');
    lists.set(list, phrases);
  }
  return phrases;
}

/** All phrases of the given concepts in all languages: the keywords of a signal built on them. */
export function phrasesOf(...concepts: Concept[]): readonly string[] {
  const phrases = LEXICONS.flatMap((l) => concepts.flatMap((c) => split(l.phrases[c] ?? '')));
  return [...new Set(phrases.map((p) => p.replace(/\*$/, '')))];
}
