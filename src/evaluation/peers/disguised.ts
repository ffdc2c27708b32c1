import { createRng } from '../../learn/index.ts';
import { DISGUISES } from '../../unmask/index.ts';
import { HARMLESS, HARMLESS_ELSEWHERE, OVERRIDES, OVERRIDES_ELSEWHERE } from './payloads.ts';
import type { PeerRow } from './rows.ts';

/** A mail whose last passage is disguised. */
export interface DisguisedRow extends Omit<PeerRow, 'block' | 'clean'> {
  /** Id of the disguise; `plain` for none, `other-language` for the fifteenth. */
  readonly disguise: string;
  readonly attack: boolean;
}

export const DISGUISE_IDS: readonly string[] = ['plain', ...DISGUISES.map(({ id }) => id), 'other-language'];

/** Carriers per payload: each payload stands in this many mails. */
const CARRIERS = 3;

/**
 * Every payload under every disguise at the end of clean mails, and harmless sentences in the same way. HTML disguises
 * make an HTML mail: what reads mail is given the mail, what reads text its source.
 * @param clean texts of clean mails, at least one
 */
export function disguisedRows(clean: readonly string[], seed: number): DisguisedRow[] {
  const rng = createRng(seed);
  const rows: DisguisedRow[] = [];
  const forms = [
    { id: 'plain', form: 'text' as const, apply: (text: string) => text },
    ...DISGUISES,
    { id: 'other-language', form: 'text' as const, apply: (text: string) => text },
  ];
  for (const { id, form, apply } of forms)
    for (const attack of [true, false]) {
      const texts = payloads(id, attack);
      for (const [i, payload] of texts.entries())
        for (let k = 0; k < CARRIERS; k++) {
          const carrier = clean[(i * CARRIERS + k) % clean.length]!;
          const planted = apply(payload, rng.next);
          rows.push({
            id: `${id}-${attack ? 'attack' : 'harmless'}-${i}-${k}`,
            disguise: id,
            attack,
            ...(form === 'html' ? htmlMail(carrier, planted) : plainMail(carrier, planted)),
          });
        }
    }
  return rows;
}

function payloads(disguise: string, attack: boolean): readonly string[] {
  if (disguise === 'other-language') return attack ? OVERRIDES_ELSEWHERE : HARMLESS_ELSEWHERE;
  return attack ? OVERRIDES : HARMLESS;
}

function plainMail(carrier: string, planted: string): { text: string; mail: Uint8Array } {
  const text = `${carrier}\n\n${planted}`;
  return { text, mail: mailOf('plain', text) };
}

function htmlMail(carrier: string, planted: string): { text: string; mail: Uint8Array } {
  const paragraphs = carrier
    .replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c]!)
    .split(/\n\s*\n/)
    .map((text) => `<p>${text}</p>`);
  const text = `<html><body>\n${paragraphs.join('\n')}\n${planted}\n</body></html>`;
  return { text, mail: mailOf('html', text) };
}

function mailOf(type: 'plain' | 'html', text: string): Uint8Array {
  const head = [
    'From: Ines Halden <ines@halden.example>',
    'To: office@halden.example',
    'Subject: Notes',
    'Date: Tue, 06 Oct 2026 09:12:00 +0000',
    'MIME-Version: 1.0',
    `Content-Type: text/${type}; charset=utf-8`,
    'Content-Transfer-Encoding: 8bit',
  ];
  return new TextEncoder().encode(`${head.join('\r\n')}\r\n\r\n${text.replace(/\r?\n/g, '\r\n')}\r\n`);
}
