import { type HtmlRun, lessen, loadSupport, mayAskSupport, readHtml } from '../html/index.ts';
import type { Role, Segment, SegmentSource } from '../message.ts';
import type { Collector } from './collector.ts';
import { divideByRole } from './roles.ts';

/**
 * Adds the segments of an HTML body or attachment: visible and hidden text, attributes and comments, in reading order.
 * @returns the visible text, for comparing it with the plain part
 */
export async function addHtml(
  html: string,
  collector: Collector,
  as: { origin: 'html' | 'attachment' | 'calendar'; source: SegmentSource; forwardedSubject: boolean },
): Promise<string> {
  if (mayAskSupport(html)) await loadSupport();
  const reading = readHtml(html, collector.html);
  collector.html = lessen(collector.html, reading.spent);
  const visible: string[] = [];
  let tail: Role | null = null;
  for (const anomaly of reading.anomalies) collector.note(anomaly.code, anomaly.detail, as.source.part);
  for (const link of reading.links) collector.addLink(link);
  for (const run of reading.runs) {
    const segment = segmentOf(run, as);
    if (run.kind !== 'text' || !run.visible || run.block !== null) {
      if (run.visible) visible.push(run.text);
      collector.add(segment);
      continue;
    }
    visible.push(run.text);
    const divided = divideByRole(run.text, { tail, forwardedSubject: as.forwardedSubject });
    tail = divided.tail;
    for (const { role, start, end } of divided.stretches) {
      if (start === 0 && end === run.text.length) collector.add({ ...segment, role });
      // the source range of a run is not that of its stretches: tags stand between
      else collector.add({ ...segment, role, text: run.text.slice(start, end).trim() });
    }
  }
  return visible.join('\n');
}

function segmentOf(
  run: HtmlRun,
  as: { origin: 'html' | 'attachment' | 'calendar'; source: SegmentSource },
): Segment {
  const name = run.name ?? as.source.name;
  return {
    origin: run.kind === 'text' ? as.origin : run.kind,
    role: run.block === 'quote' ? 'quoted' : (run.block ?? 'body'),
    visibility: run.visible ? 'visible' : 'hidden',
    ...(run.hiddenBy === undefined ? {} : { hiddenBy: run.hiddenBy }),
    text: run.text,
    source: {
      part: as.source.part,
      depth: as.source.depth,
      ...(name === undefined ? {} : { name }),
      ...(run.range === undefined ? {} : { range: run.range }),
    },
  };
}
