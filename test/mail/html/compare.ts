import { type HtmlReading, loadSupport, readHtml } from '../../../src/mail/html/index.ts';
import { asDocument, type Judged } from './oracle.ts';

await loadSupport();

export interface Disagreement {
  readonly html: string;
  readonly text: string;
  readonly browser: 'visible' | 'hidden';
  readonly hiddenBy: string | undefined;
}

export interface Agreement {
  readonly visible: number;
  readonly hidden: number;
  readonly visibleAgreed: number;
  readonly hiddenAgreed: number;
  /** Nodes whose text stands in visible and in hidden runs alike, or in none: not counted above. */
  readonly unclear: number;
  readonly disagreements: readonly Disagreement[];
}

const flat = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ').trim();

/** Holds the reading of each document against the browser's answers, text node by text node. */
export function compare(answers: ReadonlyMap<string, readonly Judged[]>): Agreement {
  const count = { visible: 0, hidden: 0, visibleAgreed: 0, hiddenAgreed: 0, unclear: 0 };
  const disagreements: Disagreement[] = [];
  for (const [html, nodes] of answers) {
    const reading = readHtml(asDocument(html));
    const [shown, concealed] = [joined(reading, true), joined(reading, false)];
    for (const [text, visible] of nodes) {
      const wanted = flat(text);
      const [inShown, inConcealed] = [shown.includes(wanted), concealed.includes(wanted)];
      if (inShown === inConcealed) {
        count.unclear++;
        continue;
      }
      const agreed = inShown === visible;
      if (visible) count.visible++;
      else count.hidden++;
      if (agreed && visible) count.visibleAgreed++;
      if (agreed && !visible) count.hiddenAgreed++;
      if (!agreed)
        disagreements.push({
          html,
          text,
          browser: visible ? 'visible' : 'hidden',
          hiddenBy: reading.runs.find((r) => r.kind === 'text' && !r.visible && flat(r.text).includes(wanted))
            ?.hiddenBy,
        });
    }
  }
  return { ...count, disagreements };
}

const joined = (reading: HtmlReading, visible: boolean): string =>
  flat(
    reading.runs
      .filter((r) => r.kind === 'text' && r.visible === visible)
      .map((r) => r.text)
      .join(' '),
  );
