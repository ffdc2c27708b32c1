/** The languages of the word lists, in the order of their lines. */
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
  'zh',
  'ja',
  'ar',
  'hi',
  'ko',
] as const;
export type Language = (typeof LANGUAGES)[number];

/** Function words that few other languages share. */
const MARKS: Readonly<Record<Language, string>> = {
  en: 'a an at as but so by the to of and my is are please this that for with from what can you i me it do not on in his her their if all any how who when them him reply send summarize summarise email read delete forward list show check create',
  de: 'der die das und ist bitte ich mir mich dem den ein eine einen nicht mit von zu auf für im am meine meinen meiner was wann alle diese dieser an ihm ihr sie es nur aus antworte antworten schick schicke sende lösche fasse',
  fr: 'le la les et est je moi des du un une ne pas dans pour avec ce cette mon ma mes à au aux sur de qui que réponds répondre envoie résume merci vous en lui dis tous',
  es: 'el la los las y es por favor mi mis un una no en para con este esta de del al que lo le me responde envía envíale resume correo correos todos borra reenvía qué cuándo solo',
  pt: 'o a os as e é por favor meu minha meus um uma não em para com este esta de do da ao que lhe me responda envie resuma mensagem todos apague encaminhe isso no na você quando',
  it: 'il lo la i gli le e è per favore mio mia miei un una non in con questo questa di del della al che mi rispondi invia riassumi messaggio tutti cancella inoltra sul nel quando dammi',
  nl: 'de het een en is ik mij mijn niet in voor met deze dit van aan op naar dat wat stuur beantwoord vat alle verwijder graag alsjeblieft even wanneer hem haar',
  pl: 'i w na z do nie jest mi moje moją mój proszę ten ta to tę o od dla co kiedy wszystkie wyślij odpowiedz streść usuń się mail maila wiadomość temu jej',
  ru: 'и в на с не по для от это мне мой мою мои пожалуйста что из о к все ответь отправь удали перешли письмо',
  tr: 've bir bu bana benim için ile lütfen de da e-postayı postayı ne gönder yanıtla özetle sil ilet mesajı toplantı ona en son tüm değil',
  zh: '',
  ja: '',
  ar: '',
  hi: '',
  ko: '',
};
/** Letters that few other languages have: all of `has`, none of `not`. Each counts as two marks. */
const LETTERS: readonly {
  readonly language: Language;
  readonly has: readonly RegExp[];
  readonly not?: RegExp;
}[] = [
  { language: 'de', has: [/[äöüß]/u], not: /[ığşç]/u },
  { language: 'fr', has: [/[œêèùûîôâ]|(?<!\p{L})(?:[cdjlmnst]|qu)['’]\p{L}/u] },
  { language: 'es', has: [/[ñ¿¡]/u] },
  { language: 'pt', has: [/[ãõ]/u] },
  { language: 'pl', has: [/[łąęśżźćń]/u] },
  { language: 'tr', has: [/[ığş]/u] },
  { language: 'tr', has: [/ç/u, /[öü]/u], not: /[ığş]/u },
  { language: 'it', has: [/(?<!\p{L})(?:l|un|dell|all|nell|dall|sull|quest|dov)['’]\p{L}/u] },
];
const WORDS = new Map<string, number[]>();
for (const [index, language] of LANGUAGES.entries())
  for (const word of MARKS[language].split(' '))
    if (word !== '') WORDS.set(word, [...(WORDS.get(word) ?? []), index]);

/** A language counts when it has at least this part of the best language's marks; with few marks in all, less will do. */
const NEAR = 0.6;
const NEAR_OF_FEW = 0.3;
const FEW = 3;

/**
 * Places (in LANGUAGES) of the languages a folded text is likely in; all Latin ones when nothing tells.
 * Words of one language are common endings or nouns of another, so lists of other languages would read wishes into a text.
 * English always counts: its words for mail and files are used everywhere.
 */
export function languagesOf(text: string): number[] {
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) return [11, ...latin(text, 3)];
  if (/\p{sc=Han}/u.test(text)) return [10, 11, ...latin(text, 3)];
  if (/\p{sc=Cyrillic}/u.test(text)) return [8, ...latin(text, 3)];
  if (/\p{sc=Hangul}/u.test(text)) return [14, ...latin(text, 3)];
  if (/\p{sc=Arabic}/u.test(text)) return [12, ...latin(text, 3)];
  if (/\p{sc=Devanagari}/u.test(text)) return [13, ...latin(text, 3)];
  const found = latin(text, 1);
  if (found.length === 0) return [0, 1, 2, 3, 4, 5, 6, 7, 9];
  return found.includes(0) ? found : [0, ...found];
}

function latin(text: string, least: number): number[] {
  const counts = new Array<number>(LANGUAGES.length).fill(0);
  for (const word of text.match(/\p{L}+/gu) ?? []) {
    const owners = WORDS.get(word);
    if (owners) for (const owner of owners) counts[owner]! += 1 / owners.length;
  }
  for (const { language, has, not } of LETTERS)
    if (has.every((letters) => letters.test(text)) && !not?.test(text))
      counts[LANGUAGES.indexOf(language)]! += 2;
  const best = Math.max(...counts);
  if (best < Math.min(least, 0.3 * least)) return [];
  return counts.flatMap((count, i) =>
    count > 0 && count >= best * (best < FEW ? NEAR_OF_FEW : NEAR) ? [i] : [],
  );
}
