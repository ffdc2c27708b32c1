import { scanText } from './reads.ts';
import type { CaseView, Occurrence, Signal, TextView } from './signal.ts';
import { SIGNALS } from './signals.ts';

/** An occurrence of a signal. */
export interface Found {
  readonly signal: Signal;
  readonly occurrence: Occurrence;
}

/** Most occurrences that one signal reports in one case, and in one text of it. */
export const PER_SIGNAL = 16;
const PER_TEXT = 8;

/**
 * All signals of a case. Each text is scanned once for all keywords; a signal looks at the texts that hold one of its own.
 * Order: that of the list, then of the texts. Linear in the length of the texts.
 */
export function findSignals(view: CaseView, signals: readonly Signal[] = SIGNALS): Found[] {
  const texts = new Map<number, TextView[]>();
  for (const text of view.texts) {
    const hits = scanText(text, signals);
    for (let s = 0; s < signals.length; s++) {
      if (hits[s] === 0 && signals[s]!.keywords !== null) continue;
      const list = texts.get(s);
      if (list) list.push(text);
      else texts.set(s, [text]);
    }
  }
  const found: Found[] = [];
  for (const [index, signal] of signals.entries()) {
    const relevant = texts.get(index);
    if (relevant === undefined) continue;
    const inText = new Map<TextView, number>();
    let reported = 0;
    for (const occurrence of signal.find(relevant, view)) {
      const before = inText.get(occurrence.text) ?? 0;
      if (before >= PER_TEXT) continue;
      inText.set(occurrence.text, before + 1);
      found.push({ signal, occurrence });
      if (++reported >= PER_SIGNAL) break;
    }
  }
  return found;
}
