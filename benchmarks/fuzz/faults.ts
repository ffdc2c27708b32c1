import { decodeHTML } from 'entities';
import type { Detector } from '../../src/index.ts';
import { type Message, parseMessage } from '../../src/mail/index.ts';
import { unmask } from '../../src/unmask/index.ts';

const SLOW_MS = 2000;
const RETRIES = 3;

/** A source, and its body as text where that is known without decoding: then spans are held against it. */
export interface Sample {
  readonly bytes: Uint8Array;
  readonly body: string | null;
}

/** What is wrong with the answer to a source; null when all is well. */
export async function fault(sample: Sample, detector: Detector): Promise<string | null> {
  try {
    const { message, ms } = await answer(sample.bytes, detector);
    if (ms > SLOW_MS && (await fastest(sample.bytes, detector)) > SLOW_MS)
      return `slow: ${Math.round(ms)} ms for ${sample.bytes.length} bytes`;
    return segmentFault(message, sample) ?? readingFault(message) ?? findingFault(message, detector);
  } catch (error) {
    return `threw ${error instanceof Error ? error.stack : String(error)}`;
  }
}

/** Milliseconds of the processor: other processes do not count. */
async function answer(bytes: Uint8Array, detector: Detector): Promise<{ message: Message; ms: number }> {
  const start = process.cpuUsage();
  const message = await parseMessage(bytes);
  detector.assess({ context: [{ kind: 'email', message }] });
  const { user, system } = process.cpuUsage(start);
  return { message, ms: (user + system) / 1000 };
}

/** Compiling and collecting garbage take time of their own: the best of some tries counts. */
async function fastest(bytes: Uint8Array, detector: Detector): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < RETRIES; i++) best = Math.min(best, (await answer(bytes, detector)).ms);
  return best;
}

function segmentFault(message: Message, { bytes, body }: Sample): string | null {
  for (const { text, origin, visibility, hiddenBy, source } of message.segments) {
    if (text.trim() === '') return `blank segment of origin ${origin}`;
    if ((visibility === 'hidden') !== (hiddenBy !== undefined)) return `${visibility} by ${hiddenBy}`;
    const { range } = source;
    if (range === undefined) continue;
    const document = origin === 'attachment';
    if (!(range[0] >= 0 && range[0] <= range[1]) || (range[1] > bytes.length && !document))
      return `range ${range} of origin ${origin} in ${bytes.length} bytes`;
    if (body === null || source.part !== '1' || source.depth > 0) continue;
    if (!mayStandIn(body.slice(range[0], range[1]), text))
      return `range ${range} of origin ${origin} does not hold ${JSON.stringify(text.slice(0, 60))}`;
  }
  return null;
}

/** Whether the letters of the first word of `text` follow each other in a stretch of source: hidden ones may stand between. */
function mayStandIn(source: string, text: string): boolean {
  const word = /[A-Za-z]{4,}/.exec(text)?.[0];
  if (word === undefined) return true;
  const bare = source.replace(/<!--[\s\S]*?-->|<[^<>]*>/g, '');
  return [source, bare, decodeHTML(source), decodeHTML(bare)].some((form) => follow(form, word));
}

function follow(source: string, word: string): boolean {
  let at = -1;
  for (const letter of word) {
    at = source.indexOf(letter, at + 1);
    if (at < 0) return false;
  }
  return true;
}

function readingFault(message: Message): string | null {
  for (const { text } of message.segments) {
    const { plain, decoded } = unmask(text);
    for (const { text: read, map, disguises } of [plain, ...decoded]) {
      for (const { kind, span } of disguises)
        if (!(span[0] >= 0 && span[0] <= span[1] && span[1] <= text.length))
          return `${kind} at ${span} of ${text.length}`;
      if (map === null) {
        if (read !== text) return 'a changed reading without a map';
        continue;
      }
      if (map.length !== read.length + 1) return `map of ${map.length} for ${read.length} characters`;
      for (let i = 1; i < map.length; i++) if (map[i]! < map[i - 1]!) return `map goes back at ${i}`;
      if (map.at(-1)! > text.length) return `map beyond the text: ${map.at(-1)} of ${text.length}`;
    }
  }
  return null;
}

function findingFault(message: Message, detector: Detector): string | null {
  const verdict = detector.assess({ context: [{ kind: 'email', message }] });
  if (!(verdict.risk >= 0 && verdict.risk <= 1)) return `risk ${verdict.risk}`;
  for (const { signal, segment, span } of verdict.findings) {
    const text = message.segments[segment.index]?.text;
    if (text === undefined) return `${signal} in no segment`;
    if (!(span[0] >= 0 && span[0] < span[1] && span[1] <= text.length))
      return `${signal} at ${span} of ${text.length}`;
  }
  return null;
}
