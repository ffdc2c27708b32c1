/** Strings one of which a match holds. */
export type AnyOf = readonly string[];

/** Shorter strings occur everywhere: looking for them tells nothing. */
const SHORTEST = 3;
/** Signs that are rare enough to be looked for alone. */
const RARE = /[@{}<>[\]|\\$%#]/;

/**
 * What every match of a pattern holds: one string of each set. Read from the parts of the pattern that stand side by side,
 * so that most texts are passed over by a search for a word, which is many times faster than the pattern.
 */
export function needsOf({ source, flags }: RegExp): readonly AnyOf[] {
  if (flags.includes('i') || flags.includes('v')) return [];
  const branches = branchesOf(source);
  return branches.length === 1 ? runsOf(branches[0]!).sets : [];
}

/** Whether a text holds what a pattern needs. */
export function mayMatch(text: string, needs: readonly AnyOf[]): boolean {
  for (const set of needs) if (!holdsOne(text, set)) return false;
  return true;
}

function holdsOne(text: string, set: AnyOf): boolean {
  for (const each of set) if (text.includes(each)) return true;
  return false;
}

/** The alternatives of a pattern, split at each `|` outside of brackets. */
function branchesOf(source: string): string[] {
  const branches: string[] = [];
  let from = 0;
  for (let at = 0; at < source.length; at = pieceEnd(source, at)) {
    if (source[at] !== '|') continue;
    branches.push(source.slice(from, at));
    from = at + 1;
  }
  branches.push(source.slice(from));
  return branches;
}

const ESCAPE = /\\(?:u\{[^}]*\}|u[0-9a-f]{4}|x[0-9a-f]{2}|p\{[^}]*\}|k<[^>]*>|c[a-z]|\d+|.)/isy;

/** Where the sign, class or group ends that begins at `at`, without what says how often it may occur. */
function pieceEnd(source: string, at: number): number {
  if (source[at] === '\\') {
    ESCAPE.lastIndex = at;
    return at + ESCAPE.exec(source)![0].length;
  }
  if (source[at] === '[') {
    let end = at + 1;
    while (source[end] !== ']') end += source[end] === '\\' ? 2 : 1;
    return end + 1;
  }
  if (source[at] !== '(') return at + (source.codePointAt(at)! > 0xffff ? 2 : 1);
  let end = at + 1;
  while (source[end] !== ')') end = pieceEnd(source, end);
  return end + 1;
}

/** The strings that each match of a branch holds, and what its groups need. */
function runsOf(branch: string): { runs: string[]; sets: AnyOf[] } {
  const runs: string[] = [];
  const sets: AnyOf[] = [];
  let run = '';
  const close = (): void => {
    if (isTelling(run)) {
      runs.push(run);
      sets.push([run]);
    }
    run = '';
  };
  for (let at = 0; at < branch.length; ) {
    const end = pieceEnd(branch, at);
    const times = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(branch.slice(end))?.[0] ?? '';
    const optional = /^(?:[*?]|\{0)/.test(times);
    const piece = branch.slice(at, end);
    const sign = literal(piece);
    at = end + times.length;
    if (sign !== null && !optional) run += sign;
    if (sign === null || times !== '') close();
    if (piece[0] !== '(' || optional || /^\(\?(?!:)/.test(piece)) continue;
    const longest = branchesOf(piece.replace(/^\((?:\?:)?/, '').slice(0, -1)).map(
      (each) => runsOf(each).runs.sort((a, b) => b.length - a.length)[0],
    );
    if (longest.every((each) => each !== undefined)) sets.push(longest as string[]);
  }
  close();
  return { runs, sets };
}

const isTelling = (run: string): boolean => run.length >= SHORTEST || RARE.test(run);

/** The one sign that a piece stands for; null when it stands for several, or for none. */
function literal(piece: string): string | null {
  if (piece.length === 1) return /[.^$]/.test(piece) ? null : piece;
  return /^\\[^\w]$/.test(piece) ? piece[1]! : null;
}
