/** What a phrase stands for, whatever the language. Signals and mood are written in these. */
export const CONCEPTS = [
  // override
  'ignore',
  'prior',
  'instruction',
  'own',
  // who is meant
  'assistant',
  'calledTool',
  'machine',
  'user',
  'you',
  'self',
  // orders
  'opener',
  'please',
  'imperative',
  'question',
  'send',
  'remove',
  'reveal',
  'say',
  'run',
  'pay',
  // what the order is about
  'secret',
  'mail',
  'allMail',
  'mailRule',
  'command',
  'bank',
  'link',
  'visit',
  'dropTask',
  // keeping it from the user
  'conceal',
  'never',
  'quietly',
  // standing
  'remember',
  'store',
  'fact',
  'future',
  'role',
  'newTask',
  'unbound',
  'approved',
  'noAsk',
  'asksFirst',
  'reportSuch',
  'waiting',
  // answer steering
  'summary',
  'summaryAct',
  'setUp',
  'answer',
  'rank',
  'decode',
] as const;

export type Concept = (typeof CONCEPTS)[number];

export const conceptId: ReadonlyMap<Concept, number> = new Map(CONCEPTS.map((c, i) => [c, i]));

export const LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'pl',
  'ru',
  'tr',
  'ar',
  'hi',
  'zh',
  'ja',
  'ko',
] as const;

export type Language = (typeof LANGUAGES)[number];

/** One language's phrases: per concept a comma-separated list; a trailing `*` lets the last word go on. */
export interface Lexicon {
  readonly language: Language;
  readonly phrases: Readonly<Partial<Record<Concept, string>>>;
}

/** Every first piece before every second: a list as lexicons hold it. */
export function phrases(first: readonly string[], second: readonly string[]): string {
  return first.flatMap((a) => second.map((b) => `${a} ${b}`)).join(', ');
}
