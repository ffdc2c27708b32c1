import type { Anomaly, Message } from './message.ts';

/** Limits behind which there is text that nobody judged. What is nested too deep is read as source, so it is not among them. */
const UNREAD: ReadonlySet<string> = new Set(['limit-text', 'limit-segments', 'limit-parts', 'limit-bytes']);

/** Where a message was read in part only: the anomalies that say so. */
export function unreadText({ anomalies }: Pick<Message, 'anomalies'>): readonly Anomaly[] {
  return anomalies.filter(({ code }) => UNREAD.has(code));
}
