import type { Role } from '../message.ts';

/** A stretch [start, end) of a text with one role. */
export interface Stretch {
  readonly role: Role;
  readonly start: number;
  readonly end: number;
}

const MARKS = 300;
const ADDRESS_OR_DATE = /@|\d{1,2}[:.]\d{2}|\d{4}/;

/** `On Mon, … X wrote:` in the languages that common mail programs write it. Tested on one line of bounded length. */
const ATTRIBUTION = [
  /^(?:on|op|am|le|el|il|em|den|dne|dnia|w dniu|a|на|в|vào|pada|tarihinde|ons|ma|ti)\b.{5,250}\b(?:wrote|schreef|schrieb|a écrit|escribió|ha scritto|escreveu|skrev|napsal(?:\(a\))?|napisał(?:\(a\)|a)?|írta|написа[лa]?|написал\(а\)|đã viết|menulis|yazdı|kirjoitti)\s?:$/iu,
  /^.{2,200}\b(?:wrote|writes|schrieb|schreef|a écrit|escribió|ha scritto|escreveu|skrev|napsal|napisał|написал[аи]?|пишет|kirjoitti|yazdı)\s?:$/iu,
  /^.{4,120}(?:のメッセージ|さんは書きました|写道)\s?[:：]$/u,
  /^\d{4}.{4,200}(?:写道|のメール|작성|님이 작성)\s?[:：]$/u,
];

/** `----- Original Message -----` and what mail programs write for it. */
const ORIGINAL =
  /^[-_=* ]{2,20}\s?(?:original message|original-nachricht|ursprüngliche nachricht|message d'origine|message original|mensaje original|mensagem original|messaggio originale|oorspronkelijk bericht|oprindelig meddelelse|ursprungligt meddelande|opprinnelig melding|wiadomość oryginalna|исходное сообщение|původní zpráva|原始邮件|元のメッセージ)\s?[-_=* ]{2,20}$/iu;

const FORWARD =
  /^(?:[-_=* ]{2,20}\s?(?:forwarded message|forwarded by .{0,100}|weitergeleitete nachricht|message transféré|mensaje reenviado|mensagem encaminhada|messaggio inoltrato|doorgestuurd bericht|videresendt meddelelse|vidarebefordrat meddelande|przekazana wiadomość|пересылаемое сообщение|přeposlaná zpráva|转发邮件|転送メッセージ)\s?[-_=* ]{0,20}|begin forwarded message:|anfang der weitergeleiteten nachricht:|début du message réexpédié\s?:|inicio del mensaje reenviado:|inizio messaggio inoltrato:|begin doorgestuurd bericht:)$/iu;

/** Header lines that mail programs put above a quoted mail. */
const BLOCK_FROM = /^[>*\s]{0,4}(?:from|von|de|da|van|fra|från|od|от|发件人|差出人)\s?[:：]\*?\s?\S/iu;
const BLOCK_OTHER =
  /^[>*\s]{0,4}(?:sent|date|to|subject|gesendet|datum|an|betreff|envoyé|à|objet|enviado|fecha|para|asunto|data|inviato|a|oggetto|assunto|verzonden|aan|onderwerp|sendt|til|emne|skickat|till|ämne|wysłano|do|temat|отправлено|дата|кому|тема|发送时间|收件人|主题|送信日時|宛先|件名)\s?[:：]\*?/iu;

const MOBILE_SIGNATURE =
  /^(?:sent (?:from|via|with) (?:my |the |an |a )?[\w .'-]{2,40}|get outlook for (?:ios|android|mac).{0,40}|von meinem .{2,30} gesendet|gesendet mit .{2,40}|envoyé (?:de|depuis) mon .{2,30}|enviado (?:desde|do|de) m[ie]u? .{2,30}|inviato da .{2,30}|verstuurd vanaf mijn .{2,30}|verzonden vanaf .{2,30}|skickat från .{2,30}|sendt fra .{2,30}|wysłane z .{2,30}|отправлено с .{2,30}|iphoneから送信|发自我的.{2,20})\.?$/iu;

const FOOTER_RULE = /^[-_=~*]{8,}\s*$/;
const FOOTER_WORDS =
  /unsubscribe|mailing[- ]?list|listinfo|list-?archive|abmelden|abbestellen|désabonner|désinscri|darse de baja|cancelar (?:su|la) suscripción|disiscri|afmelden|avregistrera|отписаться|退订|配信停止|manage (?:your )?(?:subscription|preferences)/iu;
const FOOTER_LINES = 15;

interface Line {
  readonly start: number;
  /** After the line break. */
  readonly end: number;
  readonly text: string;
}

/**
 * Divides the text of a body by what its lines are for. Every character is in exactly one stretch. A role is a hint for
 * the reader, never a reason to skip a stretch: whoever writes the mail also writes the marks.
 * @param context `tail`: role that an earlier text of the same part has set for all that follows, or null;
 *   `forwardedSubject`: the subject says `Fwd:`, so that an unmarked header block begins a forwarded mail
 */
export function divideByRole(
  text: string,
  context: { tail: Role | null; forwardedSubject: boolean },
): { stretches: Stretch[]; tail: Role | null } {
  const lines = linesOf(text);
  const roles: Role[] = new Array(lines.length).fill('body');
  let tail = context.tail;
  let signed = false;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!.text;
    if (tail === null) {
      const begins = historyAt(lines, i, context.forwardedSubject);
      if (begins !== null) {
        if (begins.toEnd) tail = begins.role;
        else for (let k = 0; k < begins.lines; k++) roles[i + k] = 'quoted';
        if (!begins.toEnd) {
          i += begins.lines - 1;
          continue;
        }
      }
    }
    if (tail !== null) roles[i] = tail;
    else if (isQuoteLine(line)) {
      roles[i] = 'quoted';
      signed = false;
    } else if (signed) roles[i] = 'signature';
    else if (/^--\s?$/.test(line)) {
      signed = true;
      roles[i] = 'signature';
    } else if (line.length < 80 && MOBILE_SIGNATURE.test(line.trim())) roles[i] = 'signature';
  }
  markFooter(lines, roles);
  return { stretches: joined(lines, roles), tail };
}

/** Quote marks at the beginning of a line, `> > ` or `>>`. */
export const QUOTE_MARKS = /^[ \t]{0,3}(?:>[ \t]?){1,30}/;

function isQuoteLine(line: string): boolean {
  return /^[ \t]{0,3}>/.test(line);
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  while (start < text.length) {
    const lf = text.indexOf('\n', start);
    const stop = lf < 0 ? text.length : lf;
    lines.push({
      start,
      end: lf < 0 ? stop : stop + 1,
      text: text.slice(start, Math.min(stop, start + MARKS)),
    });
    start = lf < 0 ? stop : stop + 1;
  }
  return lines;
}

interface History {
  readonly role: Role;
  /** All that follows is history; else only `lines` lines are. */
  readonly toEnd: boolean;
  readonly lines: number;
}

/** Does quoted or forwarded history begin at line `i`? */
function historyAt(lines: readonly Line[], i: number, forwardedSubject: boolean): History | null {
  const line = lines[i]!.text.trim();
  if (line.length < 4) return null;
  const last = line.charCodeAt(line.length - 1);
  // marks end in a colon or in a rule, blocks begin with a header name: cheap tests before the long patterns
  const colon = last === 58 || last === 0xff1a;
  const first = line.charCodeAt(0);
  const ruled = first === 45 || first === 95 || first === 61 || first === 42;
  if ((colon || ruled) && FORWARD.test(line)) return { role: 'forwarded', toEnd: true, lines: 1 };
  if (ruled && ORIGINAL.test(line))
    return { role: forwardedSubject ? 'forwarded' : 'quoted', toEnd: true, lines: 1 };
  if (colon && isAttribution(line)) return attributed(lines, i, 1);
  if (/^(?:on|am|le|el|il|op|em|den|w dniu|na|в)\s/iu.test(line) && !colon) {
    // long attributions wrap
    const two = `${line} ${lines[i + 1]?.text.trim() ?? ''}`;
    if (two.length < MARKS && /[:：]$/.test(two) && ATTRIBUTION[0]!.test(two)) return attributed(lines, i, 2);
  }
  if (BLOCK_FROM.test(line) && hasHeaderBlock(lines, i))
    return { role: forwardedSubject ? 'forwarded' : 'quoted', toEnd: true, lines: 1 };
  return null;
}

function isAttribution(line: string): boolean {
  if (ATTRIBUTION[0]!.test(line) && ADDRESS_OR_DATE.test(line)) return true;
  return ATTRIBUTION.some((pattern) => pattern.test(line)) && ADDRESS_OR_DATE.test(line);
}

/** An attribution before `>` lines covers itself (the marks tell the rest); without marks all that follows is quoted. */
function attributed(lines: readonly Line[], i: number, count: number): History {
  for (let k = i + count; k < Math.min(lines.length, i + count + 3); k++) {
    const line = lines[k]!.text;
    if (isQuoteLine(line)) return { role: 'quoted', toEnd: false, lines: count };
    if (line.trim() !== '') break;
  }
  return { role: 'quoted', toEnd: true, lines: count };
}

/** At least two further header lines within the next six. */
function hasHeaderBlock(lines: readonly Line[], i: number): boolean {
  let found = 0;
  for (let k = i + 1; k < Math.min(lines.length, i + 7); k++) if (BLOCK_OTHER.test(lines[k]!.text)) found++;
  return found >= 2;
}

/** A list footer: the last lines after a rule, or the last paragraph, that speak of the list. */
function markFooter(lines: readonly Line[], roles: Role[]): void {
  let from = -1;
  let words = false;
  let count = 0;
  for (let i = lines.length - 1; i >= 0 && count < FOOTER_LINES; i--) {
    const line = lines[i]!.text;
    if (roles[i] !== 'body' && roles[i] !== 'signature') break;
    if (line.trim() !== '') count++;
    if (FOOTER_WORDS.test(line)) words = true;
    if (FOOTER_RULE.test(line) && words) from = i;
    else if (words && from < 0 && line.trim() === '' && i + 1 < lines.length) {
      // no rule above: the paragraph with the words is the footer
      if (paragraphHasWords(lines, i + 1)) from = i + 1;
    }
  }
  if (from >= 0) roles.fill('footer', from);
}

function paragraphHasWords(lines: readonly Line[], from: number): boolean {
  for (let i = from; i < lines.length && lines[i]!.text.trim() !== ''; i++)
    if (FOOTER_WORDS.test(lines[i]!.text)) return true;
  return false;
}

function joined(lines: readonly Line[], roles: readonly Role[]): Stretch[] {
  const stretches: { role: Role; start: number; end: number }[] = [];
  for (let i = 0; i < lines.length; i++) {
    const { start, end, text } = lines[i]!;
    const last = stretches.at(-1);
    const blank = text.trim() === '';
    if (last !== undefined && (last.role === roles[i] || blank)) last.end = end;
    else stretches.push({ role: roles[i]!, start, end });
  }
  return stretches;
}
