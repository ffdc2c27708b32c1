import type { Value } from '../arguments.ts';
import { fold } from '../fold.ts';
import { type Intent, readIntent } from '../intent/intent.ts';
import type { Verb } from '../intent/verbs.ts';
import type { Sign, View } from '../sign.ts';
import { actsOnNamed } from './named.ts';

/** The user's words for "all of it". */
const SAYS_ALL =
  /(?<!\p{L})(?:all|every|everything|any|each|alle[sn]?|jede\p{L}*|tou[ts]e?s?|todos?|todas?|tutt[ioe]|wszystk\p{L}*|все\p{L}*|tüm|hepsi)(?!\p{L})|所有|全部|すべて|全て/u;
/** Deeds that leave nothing over of a box: "clear my inbox", not "clear the mail from Bob out of my inbox". */
const SAYS_EMPTY =
  /(?<!\p{L})(?:empty|purge|wipe|clear|leer\p{L}*|vide[rz]?|vacía\p{L}*|vaciar|esvazi\p{L}*|svuota\p{L}*|leeg|legen|opróżni\p{L}*|wyczyść|очист\p{L}*|فرغ|أفرغ)(?: \p{L}+){0,3}? (?:\p{L}*box|trash|bin|spam|junk|folders?|ordner|papierkorb|posteingang|postfach|corbeille|boîte|dossier|papelera|bandeja|carpeta|lixeira|pasta|caixa|cestino|cartella|posta|prullenbak|map|postvak|kosz|skrzynk\p{L}*|folder|корзин\p{L}*|папк\p{L}*|ящик|المهملات|الوارد)(?!\p{L})|boşalt\p{L}*|清空|空に|비워|खाली कर/u;
const AND =
  /[,;:]|(?<!\p{L})(?:and|then|und|dann|et|puis|y|luego|e|poi|depois|en|dan|i|potem|и|потом|ve|sonra)(?!\p{L})|然后|并/u;
const DEEDS: ReadonlySet<Verb> = new Set<Verb>([
  'delete',
  'cancel',
  'move',
  'update',
  'forward',
  'send',
  'reply',
  'accept',
  'share',
]);

/** Names no object: a switch, a limit, or a word for all there is. */
const NO_OBJECT =
  /^(?:\*|all|any|every|each|everything|true|false|yes|no|none|on|off|inbox|mailbox|in:\S+|(?:mail|message|email)s?)$/;
const OPTION =
  /permanent|force|confirm|hard|limit|count|max|recursive|dry_?run|folder|dest|target|label|mailbox|account|reason|comment/i;
const OWN_ACCOUNT = /^(?:account|mailbox|user|user_id|username|sender|from)$/i;

/** A deletion, move or forward of everything, by its tool's name, its description, or for want of any object. */
export function broadSigns(view: View): Sign[] {
  const { tool, request } = view;
  const namesNothing = !view.args.values.some((value) => isObject(view, value));
  const sweeps =
    tool.sweeps === 'name' || (tool.sweeps === 'description' && !actsOnNamed(view)) || namesNothing;
  if (!sweeps || request.intents.some(asksForAll)) return [];
  const why = namesNothing
    ? 'it names nothing that it acts on, so it may act on everything, which the user did not ask for'
    : 'it acts on everything there is, which the user did not ask for';
  return [{ feature: 'broad', strength: 1, code: 'acts-on-everything', why }];
}

function isObject({ tool, request }: View, value: Value): boolean {
  const text = fold(value.text).trim();
  if (NO_OBJECT.test(text) || value.role === 'amount') return false;
  if (value.role === 'recipient' || OWN_ACCOUNT.test(value.key))
    return tool.kind !== 'forward' && !request.accountKeys.has(text);
  if (!OPTION.test(value.key)) return true;
  // "Delete the mails in Old": a folder is the object where nothing else is.
  return tool.kind === 'delete' && /folder|label/i.test(value.key) && request.user.text.includes(text);
}

/** Whether a turn asks for all in the same breath as for such a deed: "read all my mail and delete the newsletter" does not. */
export function asksForAll(intent: Intent): boolean {
  let deed = intent.wishes.every((wish) => wish.verbs.size === 0);
  for (const wish of intent.wishes) {
    // "Any newsletters in there?"
    if (wish.verbs.size === 0 && wish.text.endsWith('?')) continue;
    for (const piece of wish.text.split(AND)) {
      if (SAYS_EMPTY.test(piece)) return true;
      const verbs = readIntent(piece).wishes.flatMap((one) => [...one.verbs]);
      // "A rule that trashes everything from …" is about mail to come, not about what is there.
      if (verbs.length > 0) deed = !verbs.includes('rule') && verbs.some((verb) => DEEDS.has(verb));
      if (deed && SAYS_ALL.test(piece)) return true;
    }
  }
  return false;
}
