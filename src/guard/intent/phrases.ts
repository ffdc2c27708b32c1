import { compileByLanguage, compileWords, type Pattern } from './lexicon.ts';

/** A negator before the verb. Kept apart from `only`, which limits instead of negating. */
export const NEGATORS: readonly Pattern[] = compileByLanguage(
  `don't don’t dont do_not not never without no none neither avoid refrain must_not mustn't shouldn't won't cannot
  nicht nichts kein keine keinen keinem ohne nie niemals
  ne n’ n' pas jamais sans aucun rien
  no nunca sin ningún jamás
  não nao nunca sem nenhum
  non mai senza nessun
  niet niets nooit zonder geen
  nie nigdy bez żadn*
  не никогда без
  değil hiç asla
  不要 不得 别 不 勿 切勿
  無しで
  لا لم لن بدون دون
  मत नहीं न बिना
  절대 안_보내`,
);

/** "Tell me" asks for an answer, not for a message. */
export const TELL_ME =
  /(?<!\p{L})(?:let me know|inform me|remind me|(?:sage?|berichte?) (?:mir|uns)|dis-moi|dites-moi|dime|dígame|diga-me|dimmi|zeg (?:me|mij)|powiedz mi|скажи мне|bana söyle)(?!\p{L})|告诉我|教えて|أخبرني|قل لي|أعلمني|ذكرني|मुझे बता\p{L}*|나에게 알려|내게 알려/gu;

/** "Do not forget to invite her" asks for it. */
export const NOT_FORGET =
  /(?:do not|don['’]?t|never) (?:forget|hesitate|fail|omit|neglect)|(?:nicht|niemals) vergessen|vergiss (?:bitte )?nicht|n['’](?:oublie|hésite)\p{L}* pas|no (?:te )?(?:olvides|dudes)|não (?:se )?(?:esqueça|deixe)|non (?:dimentica|esita)\p{L}*|vergeet niet|nie zapomnij|не забудь\p{L}*|unutma\p{L}*|别忘|不要忘|忘れ(?:ずに|ないで)|لا تنس\p{L}*|भूलना मत|मत भूल\p{L}*|न भूल\p{L}*|잊지 (?:말|마)/gu;

/** "In order to" orders nothing. */
export const IN_ORDER = /(?<!\p{L})in order (?=to|that|for)/gu;

/** What follows is what a message is to say. */
export const THAT =
  /(?<!\p{L})(?:that|dass|daß|que|che|dat|że|что|diye|कि|أن|بأن|أنني|بأنني)(?![\p{L}\p{M}])/u;

/** What negates from behind: German, Dutch and Hindi word order, Turkish, Japanese and Korean suffixes. By place in LANGUAGES. */
export const NEGATED_AFTER: ReadonlyMap<number, RegExp> = new Map([
  [1, /^\S*\s+(?:\S+\s+){0,2}(?:nicht|nichts|keine?[nmr]?)(?!\p{L})/u],
  [6, /^\S*\s+(?:\S+\s+){0,2}(?:niet|niets|geen)(?!\p{L})/u],
  [9, /^\p{L}*?(?:me|ma|meyin|mayın|meden|madan)(?!\p{L})/u],
  [11, /^.{0,4}(?:ないで|しない|せずに|ずに)/u],
  [13, /^\S*\s+(?:\S+\s+){0,2}(?:मत|नहीं|न)(?![\p{L}\p{M}])/u],
  [14, /^.{0,6}지는?\s?(?:마|말|않)/u],
]);

export const ONLY: Pattern = compileWords(
  `only just merely nothing_else nothing_more
  nur lediglich bloß sonst_nichts seulement uniquement juste rien_d'autre solo sólo solamente únicamente apenas somente só
  soltanto solamente alleen slechts enkel tylko wyłącznie только лишь sadece yalnızca 只 仅 只需 だけ のみ فقط केवल सिर्फ़ सिर्फ 기만_`,
);

/** Hands the decision over to content: "do what the mail says". */
export const DELEGATION: RegExp =
  /(?<!\p{L})(?:do|follow|carry out|execute|complete|perform|handle|act on|process|take care of|work through|implement)(?!\p{L})(?! (?:all )?(?:of )?the following)[^.!?\n]{0,60}?(?:actions?|instructions?|steps|tasks?|to-?dos?|whatever|as (?:\S+ ){1,5}(?:says?|asks?|wants?|requests?)|what (?:\S+ ){0,8}(?:says?|asks?|wants?|requests?|needs?|tells?)|requests? in)|accordingly|(?:mach|tu|erledige|befolge|folge)\p{L}*[^.!?\n]{0,50}?(?:was |anweisung|aufgaben|schritte|anleitung)|(?:fais|faites|suis|suivez|exécute)\p{L}*[^.!?\n]{0,50}?(?:ce que|ce qu’|ce qu'|instructions|tâches|étapes)|(?:haz|sigue|realiza|ejecuta)\p{L}*[^.!?\n]{0,50}?(?:lo que|instrucciones|tareas|pasos)|(?:faça|siga|execute|realize)[^.!?\n]{0,50}?(?:o que|instruções|tarefas|passos)|(?:fai|segui|esegui)[^.!?\n]{0,50}?(?:quello che|ciò che|istruzioni|attività|passaggi)|(?:doe|volg|voer)[^.!?\n]{0,50}?(?:wat |instructies|taken|stappen)|(?:zrób|wykonaj|postępuj)[^.!?\n]{0,50}?(?:co |instrukcj|polece|zadani)|(?:сделай|выполни|следуй)\p{L}*[^.!?\n]{0,50}?(?:что |инструкци|задани|указани|шаги)|(?:dediğini|söylediğini|istediğini|talimatlar|görevler)\p{L}*[^.!?\n]{0,20}(?:yap|uygula|takip)|(?:按照|按|照)[^。！？\n]{0,30}(?:说的|要求|指示|说明)|(?:指示|通り|とおり|手順|依頼)[^。！？\n]{0,12}(?:従|実行|して|対応)|(?:نفذ|اتبع|افعل)[^.!?؟\n]{0,50}?(?:ما |تعليمات|التعليمات|الخطوات|المهام)|(?:निर्देश|कहा गया|जो कहा|कार्यों)[^।!?\n]{0,30}(?:कर|पालन)|(?:지시|요청|안내|시키는|하라는)\S{0,4}\s?(?:대로|따라)/u;

/** Names recipients by reference: "reply to all", "the same participants". */
export const REPLY_ALL: RegExp =
  /reply[ -]?(?:to )?(?:all|every)|(?:answer|respond to|write to|email|send (?:it |this )?to|inform|tell|notify) (?:all|every)|everyone (?:on|in) |all (?:recipients|participants|attendees|of them)|same (?:participants|people|recipients|attendees)|(?:an|allen) alle|allen (?:antwort|empfäng|teilnehm)|antworte? (?:bitte )?allen|répond\p{L}* à tous|à tous les|tous les (?:destinataires|participants)|mêmes participants|a todos|los mismos|mismos participantes|a tutti|stessi partecipanti|(?:aan |iedereen|allen )(?:allemaal)?|zelfde deelnemers|wszystki\p{L}*|всем(?!\p{L})|всех|herkese|tümünü yanıtla|hepsine|全部回复|回复所有|回复全部|所有人|大家|全員|رد على الجميع|على الجميع|للجميع|सबको|सभी को|모두에게|전체 ?(?:회신|답장)/u;

/** "this mail", "it", "him": the mail at hand. */
export const DEICTIC: Pattern = compileWords(
  `this these those it its him her them the_email the_mail the_message the_invite the_invitation the_sender above below attached
  diese* dies das ihm ihr ihnen den ce cette cet ces lui leur este esta esto ese esa le les esta isto ele ela questo questa quest'* gli dit deze dat hem haar ten ta tę to tej temu mu jej это этот эту этого эт* ему ей им bu bunu buna ona onu şu 这 此 该 那 他 她 この これ その それ 彼 彼女 هذا هذه ذلك تلك له لها यह इस इसे उसे उस उन्हें इसका 이_ 이것 이거 그것 그거 그에게 그녀`,
);

/** Asks for the newest of several. */
export const NEWEST: Pattern = compileWords(
  `newest latest last most_recent recent neueste* letzte* jüngste* aktuellste* dernier* dernière* plus_récent* último* última* más_reciente* mais_recente* ultimo ultima ultimi ultime più_recent* laatste nieuwste ostatni* najnowsz* последн* свеж* son en_yeni 最新 最近 最后 最後 أحدث آخر नवीनतम ताज़ा आख़िरी आखिरी 최신 최근 마지막`,
);

/** Says that a value stands in content: "her address is in his mail", "see the details in the file". */
export const LOCATOR: RegExp =
  /(?:e-?mail|address|contact|details?|info(?:rmation)?|account|iban|number|link|url|data|recipient)\p{L}*(?:\s[^\s.!?]+){0,6}?\s(?:mentioned|given|listed|found|in|on|from|specified|written|provided|below|attached)(?!\p{L})|(?:adresse|nummer|daten|konto|link|angaben)\p{L}*\s(?:\S+\s){0,6}?(?:steht|stehen|findest|aus|in|im|genannt)|(?:adresse|coordonnées|numéro|lien)\p{L}*\s(?:\S+\s){0,6}?(?:dans|sur|indiqué)|(?:dirección|datos|número|enlace)\p{L}*\s(?:\S+\s){0,6}?(?:en|del|indicad)|(?:endereço|dados|número|link)\p{L}*\s(?:\S+\s){0,6}?(?:em|no|na|do|da|indicad)|(?:indirizzo|dati|numero|link)\p{L}*\s(?:\S+\s){0,6}?(?:in|nel|nella|sul|indicat)|(?:adres|gegevens|nummer|link)\p{L}*\s(?:\S+\s){0,6}?(?:in|op|uit|staat)|(?:adres|dane|numer|link)\p{L}*\s(?:\S+\s){0,6}?(?:w|we|na|z|jest)(?!\p{L})|(?:адрес|данные|номер|ссылк|реквизит)\p{L}*\s(?:\S+\s){0,6}?(?:в|на|из|указан)|(?:adres|bilgi|numara|bağlantı)\p{L}*\s(?:\S+\s){0,6}?(?:var|yazıyor|geçen|içinde)|(?:地址|信息|号码|账号|链接)[^。]{0,12}(?:在|里|中)|(?:アドレス|住所|番号|情報|リンク|口座)[^。]{0,12}(?:に|は)|(?:عنوان|رقم|رابط|بيانات)\p{L}*\s(?:\S+\s){0,6}?(?:في|من|على)(?!\p{L})|(?:पता|नंबर|लिंक|जानकारी|खाता)\s(?:\S+\s){0,6}?(?:में|पर)(?![\p{L}\p{M}])|(?:주소|번호|계좌|링크|정보)\S{0,3}[^.]{0,12}(?:에 있|에 나|에 적)/u;

/** Sentence openings that ask for an answer, not for a deed. */
export const QUESTION: RegExp =
  /^(?:and |so |also |then |ok,? |hi,? |hello,? )?(?:(?:who|what|when|where|why|which|whose|how)(?!\p{L})|(?:did|does|do|has|have|had|is|are|was|were|am|should|shall|must|need) (?:i|he|she|it|they|we|you|there|my|the|any|anyone|someone|this|that|\p{L}+)\s|(?:wer|was|wann|wo|warum|welche\p{L}*|wie|hat|haben|ist|sind|soll|muss|darf|kam|gibt)(?!\p{L})|(?:qui|que|quoi|quand|où|pourquoi|quel\p{L}*|comment|combien|est-ce que|est-il|ai-je|dois-je|y a-t-il)(?!\p{L})|¿|(?:quién|qué|cuándo|dónde|por qué|cuál\p{L}*|cómo|cuánt\p{L}*|quem|o que|quando|onde|por que|qual|quais|como|quant\p{L}*|chi|che cosa|cosa|dove|perché|quale|quali|come|wie|wat|wanneer|waar|waarom|welke|hoe|is er|heeft|kto|co|kiedy|gdzie|dlaczego|który|jak|ile|czy|кто|что|когда|где|почему|какой|какие|как|сколько|есть ли|هل|ما|ماذا|متى|أين|لماذا|كيف|كم|क्या|कौन|कब|कहाँ|क्यों|कैसे)(?![\p{L}\p{M}]))/u;

/** A question after which a deed may still be asked for in the same sentence. */
export const TURN_TO_DEED: RegExp =
  /(?:[,;–—-]|(?<!\p{L})(?:and|und|et|y|e|en|i|и|ve))\s*(?:if so|if (?:yes|not)|then|please|bitte|alors|entonces|então|allora|dan|wtedy|тогда|wenn ja|falls|si oui|si es así|se sim|se sì|zo ja|jeśli tak|если да|öyleyse)(?!\p{L})/u;

/** Verb uses of words that are nouns elsewhere: "email Anna", "text him", "message the team". */
export const VERB_NOUN =
  /(?:^|(?:please|and|then|to|just|also|or|you|could|would|can|now|kindly|,|:|;|-)\s+)(?:e-?mail|mail|text|message|dm|ping|write|tell|ask|remind|thank|apologi[sz]e to|congratulate|cc|bcc)\s+(?!from|about|with|that|is|was|i\s|in\s|on\s|by|inbox|box|address|client|account|me(?!\p{L}))\S/u;
