/** Numbers in [0, 1). */
export type Rng = () => number;

export const pick = <T>(list: readonly T[], rng: Rng): T =>
  list[Math.min(list.length - 1, Math.floor(rng() * list.length))]!;

/** Cuts each longer word once or twice and writes `cut()` there. */
export function cutWords(text: string, rng: Rng, cut: () => string): string {
  return text.replace(/[A-Za-z]{4,}/g, (word) => {
    const first = 1 + Math.floor(rng() * (word.length - 2));
    const rest = word.slice(first);
    const second = rest.length > 4 && rng() < 0.5 ? 2 + Math.floor(rng() * (rest.length - 3)) : 0;
    const tail = second > 0 ? rest.slice(0, second) + cut() + rest.slice(second) : rest;
    return word.slice(0, first) + cut() + tail;
  });
}
