/** Words with which a text takes over an assistant; a disguise is looked for only where these would come out of it. */
const ENGLISH_TRIGGERS = `
ignore ignored ignoring disregard forget override overrule bypass obey instruction instructions instruct instructed
prompt prompts previous previously prior above earlier forward forwarded forwarding send email emails mails message
messages assistant system request requests delete reveal password passwords credential credentials secret secrets
execute confirm confirmation attachment attachments invoice invoices summary summarize summarise download upload
transfer payment account address access token tokens everything immediately secretly silently without following
contacts inbox message reply respond answer print output developer administrator unrestricted restrictions guidelines
policy please instead important urgent command commands original conversation archive calendar document documents
orders mail confirmed contract contracts invoice files share user users rules task tasks permission security`;
const OTHER_TRIGGERS = `
ignorer ignorez instruktionen anweisungen anweisung ignoriere ignorieren vorherigen vorherige weiterleiten sende
passwort nachrichten instrucciones anteriores reenvia reenviar enviar correos mensajes solicitud contrasena precedentes
envoyez transferez mots messages istruzioni precedenti ignora inoltra inviare instrucoes encaminhe mensagens senha
instructies vorige doorsturen negeer ignorera tidigare instruktioner`;

/** Everyday English. Inflected forms are found through their stem. */
const ENGLISH = `
a able api about above accept access according account across act action active activity actually add addition address
admin advance advice after afternoon again against age agenda agent ago agree agreement ahead air all allow almost alone
along already also although always am amount an analysis and another answer any anybody anyone anything anyway app
apply appointment approve april are area around arrange arrive as ask assign assistant at attach attachment attend
attention august automatic available avoid aware away back backup bad bank base be because become bed before begin
behalf behind believe below benefit best better between big bill birthday bit black block blog blue board body book both
bottom box branch break breakfast bring budget bug build building business busy but button buy by bye calendar call can
cancel cannot car card care case cash cause cc center central certain chance change channel charge chat check child
children choice choose city claim class clean clear click client close cloud code coffee collect collector come comment
commit common company compare complete computer concern conference confidential confirm connect consider contact
contain content context continue contract control conversation copy corner correct cost could country couple course
cover create credential credit current customer daily data database date daughter day deadline deal dear december
decide decision default deliver demo department deploy describe design desk detail developer did different digital
dinner direct director disable disclose discount discuss display do document does dog doing dollar domain done door down
download draft drive drop due during duty each early earn easy edit eight either else email employee empty enable
encode end engineer english enjoy enough enter entire entry environment error especially estimate euro even evening
event ever every everybody everyone everything exact example except exchange execute expect expense experience expire
explain export extra eye face fact factory fail fall family far fast father feature february fee feedback feel few field
figure file fill filter final finance find fine finish first five fix flight floor focus folder follow food for force forget
form format former forward found four free friday friend from front full function fund further future game garden
gather general get gift give glad global go goal good got government grand great green group grow guess guest guide had
half hand handle hang happen happy hard has have he head header health hear heart hello help her here hi hidden hide
high him his history hold holiday home hope hotel hour house how however huge human hundred i idea identify if ignore
image immediate import important improve in inbox include income increase indeed inform information initial inside
install instead instruct instruction insurance interest internal internet interview into invest invite invoice is issue
it item its itself january job join july june just keep key kind know language large last late later launch law lead
learn least leave left legal less let letter level library licence license life light like limit line link list listen
little live load local location lock log login long look lose lot love low lunch machine mail mailbox main maintain make
man manage manager many march mark market match matter may maybe me mean measure media meet meeting member memo memory
mention menu message method middle might million mind mine minute miss mistake mode model modern moment monday money
month more morning most mother move much music must my name national near need negative network never new news
newsletter next nice night nine no nobody none normal not note nothing notice notify november now number object october
of off offer office officer official often oh ok okay old on once one online only open operate opinion option or order
organization original other otherwise our out outside over overdue override own owner pack page paid paper paragraph
parent part partner party pass passport password past path patient pause pay payment payroll people per percent perfect
perhaps period permission person personal phone photo pick picture piece place plan platform play please plus pm point
policy poor portal position possible post power prepare present press prevent previous price print prior private prize
problem process product profile program project promise prompt proper property proposal protect provide public publish
pull purchase purpose push put quality quarter query question quick quiet quite quote raise range rate rather read
ready real really reason receipt receive recent recipient record red reduce refer reference refund regard region
register regular reject relate release remain remember remind remove renew rent repeat replace reply report request
require reschedule reserve reset resolve resource respond rest result retrieve return reveal review right risk road role
room rule run safe salary sale same sample saturday save say schedule school screen script search season second secret
section secure security see seem select self sell send senior sense sent separate september series serious server
service session set setting settle seven several shall share she sheet ship shop short should show side sign signature
simple since single sir site six size skip small so social software some somebody someone something sometimes son soon
sorry sort sound source space speak special specific spend sport spring staff stage stand standard star start state
statement status stay step still stock stop store story street strong student stuff subject submit subscribe success
such suggest suit summary summer sunday supply support sure survey switch system table take talk target task tax team
technical tell template ten term test text than thank thanks that the their them then there therefore these they thing
think third this those though thousand three through thursday ticket time tip title to today together token tomorrow
tonight too tool top topic total touch toward town track trade traffic train training transaction transfer transport
travel treat tree trial trip trouble true trust try tuesday turn twelve twenty two type under understand until up update
upgrade upload upon urgent us use user usual valid value vendor verify version very via video view visit voice wait walk
wall want warn warning was watch water way we weather web website wednesday week weekend welcome well were what
whatever when where whether which while white who whole whom whose why wide wife will win window winter wire wish with
within without wonder word work world worry would write wrong year yellow yes yesterday yet you young your yourself`;

/** Frequent words of other languages written in Latin letters. */
const OTHERS = `
der die das und ist nicht ein eine einen dem den des im mit von für auf sich auch wir sie ihr ihre bitte aber oder wenn
werden wird haben hat sind war als nach bei aus zum zur wie noch nur alle diese dieser heute morgen danke nachricht
le la les un une des du et est pas que qui dans pour sur avec par au aux ce cette nous vous votre vos notre mais ou où
sont être fait plus tous tout toutes bonjour merci demain message veuillez ne se son sa ses leur
el los las una unas unos del y es no por para con su sus como pero más este esta todo todos todas usted hola gracias
mañana favor correo mensaje que en al lo se ha son muy sin sobre
il lo gli uno della dello dei delle di che non per con sono è anche più questo questa tutti tutte come ma grazie ciao
domani prego messaggio nel alla
o os as um uma dos das do da e não para com seu sua mais este esta todos todas obrigado olá mensagem por em no na
de het een en van niet dat voor met zijn aan ook maar als deze alle uw u bericht dank morgen graag
och att det som inte är på för med av till den ett jag du vi er alla detta tack hej
og at det er ikke på til med af en jeg du vi dette alle tak hilsen
i w na nie się z do to jest że jak od po za ale czy dla wszystkie proszę dziękuję
ve bir bu da de için ile çok ama olarak tüm lütfen teşekkürler
dan yang di ini itu dengan untuk tidak dari akan pada adalah semua terima kasih`;

/** The words that most English sentences hold, of three letters and more, and what assistants are asked to do: what tells prose in cipher. */
const ENGLISH_FREQUENT = `
the and you that was for are with this they have from but what some can out other were all your when how each which their
time will about many then them these would make like into has look two more see could people than first been who now find
long down day did get come made may part over new take only little work know place year live back give most very after
thing just name good man think say great where help through much before line right too mean old any same tell want show
also around form three small set put end does another well must big even such because turn here why ask need different
home move try kind hand again change off play away house point page letter answer found study still learn should world
write explain describe list provide create suggest recommend translate summary difference between best using example`;

const list = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

export const TRIGGERS: ReadonlySet<string> = new Set(list(ENGLISH_TRIGGERS + OTHER_TRIGGERS));
export const FREQUENT: ReadonlySet<string> = new Set(list(ENGLISH_FREQUENT));
const common: ReadonlySet<string> = new Set([...list(ENGLISH), ...TRIGGERS]);
const anywhere: ReadonlySet<string> = new Set([...common, ...list(OTHERS)]);

const SUFFIX = /(?:'s|s|es|d|ed|ing|ly|er|est|ment|ments)$/;

/** Whether `word` (any case) is an everyday English word or an inflected form of one. */
export function isCommonWord(word: string): boolean {
  const lower = word.toLowerCase();
  if (common.has(lower)) return true;
  if (lower.length < 4) return false;
  const stem = lower.replace(SUFFIX, '');
  if (stem === lower || stem.length < 3) return false;
  if (common.has(stem) || common.has(`${stem}e`) || common.has(`${stem}y`)) return true;
  return stem.endsWith('i') && common.has(`${stem.slice(0, -1)}y`);
}

/** Whether `word` (lower case) is frequent in one of the languages listed here. */
export function isKnownWord(word: string): boolean {
  return anywhere.has(word) || isCommonWord(word);
}

let trigrams: ReadonlySet<string> | undefined;

/** Letter trigrams of the listed words; a blank stands before the first letter and behind the last. */
export function knownTrigrams(): ReadonlySet<string> {
  trigrams ??= new Set([...anywhere].flatMap(trigramsOf));
  return trigrams;
}

/** Share of the letter trigrams of `word` (lower case, edges counted) that occur in the listed words, 0 to 1. */
export function familiarity(word: string): number {
  const known = knownTrigrams();
  const own = trigramsOf(word);
  return own.length === 0 ? 0 : own.filter((trigram) => known.has(trigram)).length / own.length;
}

function trigramsOf(word: string): string[] {
  const padded = ` ${word} `;
  const found: string[] = [];
  for (let i = 0; i + 3 <= padded.length; i++) found.push(padded.slice(i, i + 3));
  return found;
}

/** Letters that a suffix may add to a listed word, at most. */
export const LONGEST_SUFFIX = 5;

let bySignature: ReadonlyMap<string, string> | undefined;

/** Everyday words by first letter, sorted inner letters and last letter: what a word with scrambled letters was. */
export function unscrambled(): ReadonlyMap<string, string> {
  bySignature ??= new Map(
    [...common].filter((word) => word.length > 3).map((word) => [signature(word), word]),
  );
  return bySignature;
}

/** A word with its inner letters in order: equal for all scrambled forms of it. */
export function signature(word: string): string {
  return word[0]! + [...word.slice(1, -1)].sort().join('') + word.at(-1)!;
}
