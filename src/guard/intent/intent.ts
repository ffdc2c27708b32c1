import { fold } from '../fold.ts';
import { MAX_TURN_CHARS } from '../limits.ts';
import { languagesOf } from './language.ts';
import type { Pattern } from './lexicon.ts';
import { THINGS, type Thing } from './objects.ts';
import {
  DEICTIC,
  DELEGATION,
  IN_ORDER,
  LOCATOR,
  NEGATED_AFTER,
  NEGATORS,
  NEWEST,
  NOT_FORGET,
  ONLY,
  QUESTION,
  REPLY_ALL,
  TELL_ME,
  THAT,
  TURN_TO_DEED,
  VERB_NOUN,
} from './phrases.ts';
import { VERBS, type Verb } from './verbs.ts';

/** One sentence of the user: what it asks for and what it speaks of. */
export interface Wish {
  readonly verbs: ReadonlySet<Verb>;
  readonly forbidden: ReadonlySet<Verb>;
  readonly things: ReadonlySet<Thing>;
  /** Folded, quoted stretches blanked. */
  readonly text: string;
}

/** What one text asks for. */
export interface Intent {
  readonly wishes: readonly Wish[];
  /** Asks for reading only, in so many words. */
  readonly readOnly: boolean;
  /** Hands over to content. */
  readonly delegates: boolean;
  readonly replyAll: boolean;
  readonly deictic: boolean;
  readonly newest: boolean;
  /** Says that some value stands in content. */
  readonly locates: boolean;
  /** Folded text, whole. */
  readonly text: string;
  /** Quoted stretches and what follows a colon: given words, not orders. */
  readonly literals: readonly string[];
}

const READING: ReadonlySet<Verb> = new Set<Verb>(['read', 'search', 'open']);
const NEGATION_WINDOW = 48;
/** "Write to Anna", "write them": a message, not a text to keep. */
const WRITES_TO =
  /(?<!\p{L})(?:write|schreibe?|écris|escribe|escreva|scrivi|schrijf|napisz|напиши)(?: (?:back )?(?:to|an|à|a|aan|do|k) \p{L}| (?:him|her|them|ihm|ihr|ihnen|hem|haar|mu|jej|ему|ей)(?!\p{L}))|(?:-lui|-leur|le a|lhe|gli|给)/u;
const BEFORE_ALL =
  /(?:ask|check with|confirm with|run it by) me (?:first|before)|(?:frag|frage) mich (?:vorher|zuerst)/u;

/** Reads one turn of the user (or, for delegation, the text of the mail it was handed over to). */
export function readIntent(turn: string): Intent {
  const text = fold(turn.slice(0, MAX_TURN_CHARS));
  const { bare, literals } = withoutLiterals(text);
  const languages = languagesOf(bare);
  const wishes = sentences(bare).map((sentence) =>
    readWish(sentence.replace(NOT_FORGET, ' … ').replace(TELL_ME, ' … ').replace(IN_ORDER, ' '), languages),
  );
  const asked = new Set(wishes.flatMap((wish) => [...wish.verbs]));
  const onlyReads = has(ONLY, bare) && asked.size > 0 && [...asked].every((verb) => READING.has(verb));
  return {
    wishes,
    readOnly: onlyReads || BEFORE_ALL.test(bare),
    delegates: DELEGATION.test(bare),
    replyAll: REPLY_ALL.test(bare),
    deictic: has(DEICTIC, bare),
    newest: has(NEWEST, bare),
    locates: LOCATOR.test(bare),
    text,
    literals,
  };
}

const QUOTED =
  /"([^"\n]{1,2000})"|“([^”\n]{1,2000})”|„([^“”\n]{1,2000})[“”]|«([^»\n]{1,2000})»|「([^」\n]{1,2000})」|(?<![\p{L}\p{N}])['‘]([^'’\n]{1,300}(?:['’](?=\p{L})[^'’\n]{1,300}){0,8})['’](?![\p{L}\p{N}])/gu;
const AFTER_COLON =
  /(?:following (?:message|text|question|words|reply|note|mail|email)|message|text|question|saying|says?|that|note|words|nachricht|text|message|mensaje|mensagem|messaggio|bericht|wiadomość|сообщение|mesaj|消息|内容|メッセージ|bot)[^:\n.]{0,60}:\s+(\S[^\n]{3,})$/gmu;

function withoutLiterals(text: string): { bare: string; literals: string[] } {
  const literals: string[] = [];
  const blank = (whole: string, part: string): string => {
    literals.push(part);
    return whole.replace(part, ' … ');
  };
  let bare = text.replace(QUOTED, (whole, ...groups) =>
    blank(whole, groups.slice(0, 6).find((g) => g !== undefined) as string),
  );
  bare = bare.replace(AFTER_COLON, (whole, part: string) => blank(whole, part));
  return { bare, literals };
}

const sentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?;])\s+|[\n。！？；]+|(?<=:)\s+(?=\d+[.)])/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function readWish(sentence: string, languages: readonly number[]): Wish {
  const verbs = new Set<Verb>();
  const forbidden = new Set<Verb>();
  const things = new Set<Thing>();
  for (const [thing, pattern] of Object.entries(THINGS))
    if (has(pattern, sentence)) things.add(thing as Thing);
  const deedsFrom = startOfDeeds(sentence);
  const told = THAT.exec(sentence)?.index ?? sentence.length;
  for (const [name, patterns] of Object.entries(VERBS)) {
    const verb = name as Verb;
    for (const language of languages)
      for (const hit of sentence.matchAll(patterns[language]!())) {
        if (negated(sentence, hit.index, languages)) forbidden.add(verb);
        // "Tell her that the drafts are fine" asks for no draft.
        else if (verb === 'draft' && hit.index > told) continue;
        else if (hit.index >= deedsFrom || READING.has(verb)) verbs.add(verb);
      }
  }
  const noun = VERB_NOUN.exec(sentence);
  if (noun !== null && noun.index >= deedsFrom) {
    const at = sentence.indexOf(noun[0].trim().split(/\s+/).at(-2) ?? '', noun.index);
    (negated(sentence, at, languages) ? forbidden : verbs).add('send');
  }
  if (verbs.has('author') && (things.has('mail') || WRITES_TO.test(sentence))) verbs.add('tell');
  return { verbs, forbidden, things, text: sentence };
}

/** Index from which the sentence may ask for deeds: 0, or behind the question. */
function startOfDeeds(sentence: string): number {
  if (!QUESTION.test(sentence)) return 0;
  const turn = TURN_TO_DEED.exec(sentence);
  return turn === null ? sentence.length : turn.index;
}

/** Its negating suffix is a common verb ending elsewhere. */
const TURKISH = 9;
const isOnly = (languages: readonly number[], one: number): boolean =>
  languages.every((language) => language === one || language === 0);

function negated(sentence: string, at: number, languages: readonly number[]): boolean {
  const before = sentence
    .slice(Math.max(0, at - NEGATION_WINDOW), at)
    .split(/[,;:]|(?<!\p{L})(?:but|aber|sondern|mais|pero|mas|ma|maar|ale|но|ama)(?!\p{L})/u)
    .at(-1)!;
  if (languages.some((language) => has(NEGATORS[language]!, before))) return true;
  const after = sentence.slice(at, at + NEGATION_WINDOW).split(/[,;:.]/)[0]!;
  return languages.some(
    (language) =>
      (language !== TURKISH || isOnly(languages, TURKISH)) && NEGATED_AFTER.get(language)?.test(after),
  );
}

/** `search` neither reads nor moves the pattern's `lastIndex`, so one pattern may serve everybody. */
function has(pattern: Pattern, text: string): boolean {
  return text.search(pattern()) !== -1;
}
