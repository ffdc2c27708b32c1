import { type Message, parseMessage, type Segment } from '../../src/mail/index.ts';
import { processorNow } from '../processor-now.ts';

/** Bytes of a source written with `\n`; characters up to U+00FF become one byte each. */
export function bytes(source: string): Uint8Array {
  return Uint8Array.from(source.replace(/\r?\n/g, '\r\n'), (char) => char.charCodeAt(0));
}

export const HEAD =
  'From: Ann <ann@example.org>\nTo: Ben <ben@example.org>\nSubject: hello\nMIME-Version: 1.0\n';

export function read(source: string): Promise<Message> {
  return parseMessage(bytes(source));
}

/** Texts of the segments of an origin, white space made single. */
export function texts(message: Message, origin: Segment['origin']): string[] {
  return message.segments.filter((s) => s.origin === origin).map((s) => s.text.replace(/\s+/g, ' ').trim());
}

export function codes(message: Message): string[] {
  return message.anomalies.map((anomaly) => anomaly.code);
}

export function base64(data: Uint8Array | string): string {
  return Buffer.from(data).toString('base64').replace(/.{76}/g, '$&\n');
}

/** Runs that a slow first one is given: compiling and collecting the garbage of earlier tests count as its own. */
const RUNS = 3;
const QUICK_MS = 1000;

/** Processor milliseconds of the quickest of up to three runs. */
export async function processorMs(work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS && least > QUICK_MS; run++) {
    const before = processorNow();
    await work();
    least = Math.min(least, processorNow() - before);
  }
  return least;
}
