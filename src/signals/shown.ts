import type { CaseView, Occurrence } from './signal.ts';

/** Passages of one case that are looked for in the open; what goes beyond counts as hidden. */
const MOST_LOOKUPS = 64;

interface Open {
  /** Visible text of each item, white space made single, one text a line. */
  readonly texts: ReadonlyMap<number, string>;
  readonly known: Map<string, boolean>;
}

const open = new WeakMap<CaseView, Open>();

/** Whether what was found in hidden text also stands in the open: a preview line repeats the letter and keeps nothing from its reader. */
export function isShown({ text, start, end }: Occurrence, view: CaseView): boolean {
  const { texts, known } = openOf(view);
  const said = collapse(text.lower.slice(start, end));
  const key = `${text.item} ${said}`;
  let shown = known.get(key);
  if (shown === undefined && known.size < MOST_LOOKUPS) {
    shown = texts.get(text.item)?.includes(said) ?? false;
    known.set(key, shown);
  }
  return shown ?? false;
}

function openOf(view: CaseView): Open {
  let found = open.get(view);
  if (found === undefined) {
    const lines = new Map<number, string[]>();
    for (const { item, segment, lower } of view.texts) {
      if (segment.visibility !== 'visible') continue;
      const own = lines.get(item) ?? [];
      own.push(collapse(lower));
      lines.set(item, own);
    }
    found = { texts: new Map([...lines].map(([item, own]) => [item, own.join('\n')])), known: new Map() };
    open.set(view, found);
  }
  return found;
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
