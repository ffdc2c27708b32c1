import type { CaseView, Occurrence } from './signal.ts';

/** Whether what was found in hidden text also stands in the open: a preview line repeats the letter and keeps nothing from its reader. */
export function isShown({ text, start, end }: Occurrence, { texts }: CaseView): boolean {
  const said = collapse(text.lower.slice(start, end));
  return texts.some(
    ({ item, segment, lower }) =>
      item === text.item && segment.visibility === 'visible' && collapse(lower).includes(said),
  );
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
