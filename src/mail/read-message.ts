import type { Alternatives } from './body/agreement.ts';
import type { Collector } from './body/collector.ts';
import { addPlainText, cleanText } from './body/plain-text.ts';
import { type Part, readLeaf } from './body/read-leaf.ts';
import { readableHeader } from './headers.ts';
import type { Header } from './message.ts';
import { decodeUnlabelled } from './mime/charset.ts';
import type { RawField } from './mime/fields.ts';
import { decodeHeader } from './mime/header-text.ts';
import { withLineFeeds } from './mime/line-ends.ts';
import { type Budget, type Leaf, type Outside, type Tree, walkTree } from './mime/tree.ts';

/** A message that is still to be read: the mail itself or one attached to it. */
export interface Source {
  readonly bytes: Uint8Array;
  /** Put before its part numbers: '' for the mail itself, `2.` for the message attached as part 2. */
  readonly prefix: string;
  /** Attached messages around it. */
  readonly depth: number;
}

/** What is left to do, in reading order. */
export type Step =
  | { readonly message: Source }
  | { readonly part: Part }
  | { readonly outside: Outside; readonly of: Source };

/** What reading a whole mail shares. */
export interface Progress {
  readonly collector: Collector;
  readonly budget: Budget;
  readonly alternatives: Alternatives[];
  /** Fields of the mail itself, filled when it is read. */
  readonly headers: Header[];
}

/** Headers of which a message has one at most (RFC 5322 section 3.6, RFC 2045): programs differ on which copy they take. */
const ONCE = new Set(
  (
    'from sender reply-to to cc subject date message-id mime-version content-type content-transfer-encoding ' +
    'content-disposition'
  ).split(' '),
);

/** Does one step; gives the steps that take its place. */
export async function takeStep(step: Step, progress: Progress): Promise<Step[]> {
  if ('outside' in step) {
    addOutside(step.outside, step.of, progress.collector);
    return [];
  }
  if ('message' in step) return openMessage(step.message, progress);
  const attached = await readLeaf(step.part, progress.collector);
  if (attached === null) return [];
  const { leaf, depth } = step.part;
  return [{ message: { bytes: attached, prefix: `${leaf.part}.`, depth: depth + 1 } }];
}

function openMessage(source: Source, progress: Progress): Step[] {
  const { collector, budget } = progress;
  const src = withLineFeeds(source.bytes);
  const own = source.prefix.slice(0, -1) || '0';
  if (src !== source.bytes) collector.note('bare-cr', 'carriage returns without line feed', own);
  const tree = walkTree(src, source.prefix, { limits: collector.limits, budget });
  for (const { code, detail, part } of tree.anomalies)
    collector.note(code, detail, part === '0' ? own : part!);
  const headers = readHeaders(tree.fields, source, collector);
  if (source.depth === 0) progress.headers.push(...headers);
  const subject = headers.find((header) => header.name === 'subject')?.value ?? '';
  return bodySteps(tree, source, {
    forwardedSubject: /^\s{0,9}(?:fwd?|wg|tr|rv|i|doorst|vb|vs|pd|enc|转发|轉寄)\s?:/i.test(subject),
    alternatives: progress.alternatives,
  });
}

function bodySteps(
  tree: Tree,
  source: Source,
  context: { forwardedSubject: boolean; alternatives: Alternatives[] },
): Step[] {
  const groups = new Map<number, Alternatives>();
  const single = tree.leaves.length === 1 && tree.outside.length === 0;
  const steps: { at: number; step: Step }[] = [];
  for (const leaf of tree.leaves)
    steps.push({
      at: leaf.start,
      step: {
        part: {
          leaf,
          src: source.bytes,
          depth: source.depth,
          single: single && leaf.fields === tree.fields,
          forwardedSubject: context.forwardedSubject,
          alternatives: groupOf(leaf, groups, context.alternatives),
        },
      },
    });
  for (const outside of tree.outside) steps.push({ at: outside.start, step: { outside, of: source } });
  return steps.sort((a, b) => a.at - b.at).map(({ step }) => step);
}

function groupOf(leaf: Leaf, groups: Map<number, Alternatives>, all: Alternatives[]): Alternatives | null {
  if (leaf.alternative < 0) return null;
  let group = groups.get(leaf.alternative);
  if (group === undefined) {
    group = { part: leaf.part, plain: [], html: [], cut: false };
    groups.set(leaf.alternative, group);
    all.push(group);
  }
  return group;
}

/** Decodes the fields, adds what of them an agent reads, and names what is wrong with them. */
function readHeaders(fields: readonly RawField[], source: Source, collector: Collector): Header[] {
  const part = source.prefix.slice(0, -1) || '0';
  const headers: Header[] = [];
  const first = new Map<string, string>();
  for (const field of fields) {
    const header = { name: field.name, value: fieldValue(source.bytes, field, { part, collector }) };
    headers.push(header);
    const earlier = first.get(header.name);
    if (earlier === undefined) first.set(header.name, header.value);
    else if (ONCE.has(header.name)) {
      const code = earlier === header.value ? 'duplicate-header' : 'contradictory-header';
      collector.note(code, header.name, part);
    }
    for (const text of readableHeader(header))
      collector.add({
        origin: 'header',
        role: 'body',
        visibility: 'visible',
        text,
        source: { part, depth: source.depth, name: header.name },
      });
  }
  return headers;
}

function fieldValue(
  src: Uint8Array,
  field: RawField,
  context: { part: string; collector: Collector },
): string {
  const { collector, part } = context;
  const limit = collector.limits.headerFieldBytes;
  const length = field.end - field.start;
  if (length > limit)
    collector.note('limit-header-field', `${field.name}: ${length} bytes, read are ${limit}`, part);
  const { text, malformed } = decodeHeader(src.subarray(field.start, field.start + Math.min(length, limit)));
  if (malformed) collector.note('malformed-encoded-word', field.name, part);
  return text;
}

/** Text outside the parts: readers of MIME do not show it, others do. */
function addOutside(outside: Outside, source: Source, collector: Collector): void {
  const bytes = source.bytes.subarray(outside.start, outside.end);
  const text = cleanText(decodeUnlabelled(collector.readable(bytes, outside.part || '0')));
  const stray = outside.kind === 'header-stray';
  addPlainText(text, collector, {
    origin: stray ? 'source' : 'preamble',
    source: { part: outside.part || '0', depth: source.depth, name: outside.kind },
    forwardedSubject: false,
    hiddenBy: stray ? undefined : outside.kind,
  });
}
