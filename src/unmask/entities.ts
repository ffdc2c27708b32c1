import { decodeHTMLStrict } from 'entities';
import { applyEdits, type Edit } from './draft.ts';
import type { Reading } from './reading.ts';

/** Character references of HTML; named ones need their semicolon, since links carry `&copy=1`. */
const REFERENCE = /&(?:#x[0-9a-f]{1,8};?|#[0-9]{1,8};?|[a-z][a-z0-9]{1,31};)/gi;
/** Escaping of escapes is undone this often. */
const ROUNDS = 3;

/** Decodes character references left in a text. Only references that stand for a letter or digit are a disguise. */
export function decodeEntities(reading: Reading): Reading {
  let current = reading;
  for (let round = 0; round < ROUNDS; round++) {
    const edits: Edit[] = [];
    for (const { index, 0: reference } of current.text.matchAll(REFERENCE)) {
      const complete = reference.endsWith(';') ? reference : `${reference};`;
      const text = decodeHTMLStrict(complete);
      if (text === complete) continue;
      const kind = /^[A-Za-z0-9]+$/.test(text) ? 'html-entities' : undefined;
      edits.push({ start: index, end: index + reference.length, text, kind });
    }
    if (edits.length === 0) break;
    current = applyEdits(current, edits);
  }
  return current;
}
