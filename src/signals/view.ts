import type { Case, ContextItem } from '../case.ts';
import type { Segment } from '../mail/message.ts';
import { type Reading, unmask } from '../unmask/index.ts';
import type { CaseView, TextView } from './signal.ts';

/** A case as signals see it: every segment's plain reading, then what encoded stretches of it say. */
export function viewCase(subject: Case): CaseView {
  const texts: TextView[] = [];
  for (const [item, content] of subject.context.entries()) {
    for (const [segmentIndex, segment] of segmentsOf(content).entries()) {
      const read = unmask(segment.text);
      const add = (reading: Reading, primary: boolean) =>
        texts.push({
          item,
          segmentIndex,
          segment,
          reading,
          lower: lowerCase(reading.text),
          primary,
          marks: undefined,
        });
      add(read.plain, true);
      for (const reading of read.decoded) add(reading, false);
    }
  }
  return { items: subject.context, request: subject.userRequest ?? null, texts, case: subject };
}

function segmentsOf(item: ContextItem): readonly Segment[] {
  if (item.kind === 'email') return item.message.segments;
  return [
    {
      origin: 'plain',
      role: 'body',
      visibility: 'visible',
      text: item.text,
      source: { part: '1', depth: 0 },
    },
  ];
}

/** Lower case of the same length: a letter whose lower case is longer (`İ`) stays one unit. */
export function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  let out = '';
  for (let i = 0; i < text.length; i++) out += text[i]!.toLowerCase()[0];
  return out;
}
