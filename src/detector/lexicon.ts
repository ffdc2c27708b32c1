import { hashWord } from './tokens.ts';

/** What a word does in a sentence; bits of a mask. English only: other languages reach the model through its n-grams. */
export const WORD_CLASS = {
  stop: 1,
  imperative: 2,
  question: 4,
  you: 8,
  me: 16,
  answer: 32,
  assistant: 64,
  polite: 128,
  negation: 256,
  artefact: 512,
  manner: 1024,
} as const;

const WORDS: Record<keyof typeof WORD_CLASS, string> = {
  stop: `a about above after again against all am an and any are as at be because been before being below between both but
    by can could did do does doing down during each few for from further had has have having he her here hers him his how i
    if in into is it its just me more most my no nor not now of off on once only or other our out over own same she should so
    some such than that the their them then there these they this those through to too under until up very was we were what
    when where which while who whom why will with would you your yours us also may might must shall upon re ve ll don didn
    isn wasn said get got`,
  imperative: `accept add address adjust advise alter analyse analyze append apply archive arrange articulate ask assess assign
    assume attach augment base be begin book break brainstorm bring build calculate call cancel categorize change check choose
    cite classify clean click close combine come comment compare compile complete compose compute conclude confirm consider
    construct contact continue convert copy correct count craft create debug decode define delete deliver demonstrate describe
    design detail detect determine develop devise diagnose disclose discuss display disregard download draft draw edit elaborate
    email embed emit emphasize employ enable encode encourage end enhance ensure enter enumerate establish estimate evaluate
    examine execute expand explain explore export express extract fetch figure fill filter find finish fix focus follow forget
    form format formulate forward generate get give go group guess guide hide highlight hint ignore identify illustrate imagine
    implement improve include incorporate infer inform infuse inject insert inspect install integrate interpret introduce
    invent invite join keep label let link list locate log look mail make mark match mention merge mimic modify move name note
    notify offer omit open order organize outline output override paraphrase pay perform pick place plan play post predict
    prepare present pretend print prioritize process produce promote proofread propose provide publish put quote rank rate read
    rearrange recite recommend record recreate refer reformat refuse register remind remember remove rename render reorder
    repeat rephrase replace reply report request research reset respond restate return reveal reverse review revise rewrite
    role-play roleplay run save scan schedule search see select send separate set share show sign simplify simulate solve sort
    speak specify spell split start state stop store submit subscribe substitute suggest sum summarise summarize supply
    switch tag take talk teach tell test think transcribe transfer transform translate transmit try turn type update upgrade
    upload use validate verify view visit vote wait walk warn weave wire work write`,
  question: 'what who whom whose which when where why how',
  you: "you your yours yourself you're you've you'll you'd u ur",
  me: "i i'm i've i'll i'd me my mine myself we we're we've we'll us our ours",
  answer: `answer answers reply replies response responses output outputs summary summaries translation conversation chat
    completion explanation implementation solution codebase`,
  assistant: `assistant ai bot chatbot agent model llm gpt chatgpt copilot gemini claude system prompt user instruction
    instructions`,
  polite: 'please kindly thanks thank pls plz',
  negation: "not no never don't do'nt cannot can't won't without nor none doesn't didn't isn't",
  artefact: `poem story essay article paragraph sentence sentences word words letter letters list table code script function
    program email message post tweet slogan headline title caption joke song lyrics speech recipe haiku report
    plan strategy quiz riddle dialogue blog review emoji emojis symbols vowels uppercase lowercase`,
  manner: `using style tone format language english french german spanish italian japanese russian chinese portuguese dutch
    korean arabic hindi instead step detail briefly simple`,
};

/** Open addressing by hash, sparse; class 0 = empty. A map would make up a good part of the time that features take. */
const SLOTS = 4096;
const hashes = new Uint32Array(SLOTS);
const classes = new Uint16Array(SLOTS);

function slotOf(hash: number): number {
  let slot = (hash ^ (hash >>> 15)) & (SLOTS - 1);
  while (classes[slot] !== 0 && hashes[slot] !== hash) slot = (slot + 1) & (SLOTS - 1);
  return slot;
}

for (const [name, words] of Object.entries(WORDS)) {
  const bit = WORD_CLASS[name as keyof typeof WORD_CLASS];
  for (const word of words.split(/\s+/)) {
    const hash = hashWord(word);
    const slot = slotOf(hash);
    hashes[slot] = hash;
    classes[slot]! |= bit;
  }
}

/** The classes of the word with this hash, 0 for a word outside the lexicon. */
export function wordClass(hash: number): number {
  return classes[slotOf(hash)]!;
}
