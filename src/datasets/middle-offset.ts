/** Placeholder order: see below. */
export function middleOffset(document: string): number {
  return document.length >> 1;
}
