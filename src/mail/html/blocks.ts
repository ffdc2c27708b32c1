import type { Element } from './defaults.ts';
import type { HtmlRun } from './runs.ts';

/** Ids and classes by which mail programs mark the text they quote. */
const QUOTE =
  /^(?:gmail_quote|gmail_quote_container|gmail_extra|yahoo_quoted|yahooquotedtext|moz-cite-prefix|moz-forward-container|divrplyfwdmsg|appendonsend|mail-editor-reference-message-container|protonmail_quote|tutanota_quote|zmail_extra|outlookmessageheader|replybodytext|bloop_original_html|freebirdquote|cite|applemailquote|quoted-text|mail_quote|wisestamp_quote)$/;
const SIGNATURE =
  /^(?:gmail_signature|gmail_signature_prefix|moz-signature|applemailsignature|signature|x_signature|mobile-signature|protonmail_signature_block|protonmail_signature_block-user|tutanota_signature|ms-outlook-mobile-signature|outlooksignature|bloop_sign|email-signature|wisestampsig|zmail_signature)$/;

/** The role an element opens, or null. Outlook marks only where a quotation starts: `marker` = all that follows is quoted. */
export function blockOf(el: Element): { block: NonNullable<HtmlRun['block']>; marker: boolean } | null {
  if (el.tagName === 'blockquote') return { block: 'quote', marker: false };
  for (const { name, value } of el.attrs) {
    if ((name !== 'class' && name !== 'id') || value.length > 500) continue;
    for (const word of value.toLowerCase().split(/\s+/)) {
      const plain = word.replace(/^x_/, '');
      if (plain === 'divrplyfwdmsg' || plain === 'appendonsend') return { block: 'quote', marker: true };
      if (QUOTE.test(plain)) return { block: 'quote', marker: false };
      if (SIGNATURE.test(plain)) return { block: 'signature', marker: false };
    }
  }
  return null;
}
