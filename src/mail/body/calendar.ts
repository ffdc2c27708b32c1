import { isProse } from '../headers.ts';
import type { Segment, SegmentSource } from '../message.ts';
import type { Collector } from './collector.ts';
import { type ContentLine, contentLines, parameterOf } from './content-lines.ts';
import { addHtml } from './html-text.ts';

/** Calendar properties that are text for people. */
const CALENDAR_TEXT = new Set(
  (
    'SUMMARY DESCRIPTION LOCATION COMMENT CONTACT CATEGORIES RESOURCES NAME X-WR-CALNAME X-WR-CALDESC URL ' +
    'REQUEST-STATUS STYLED-DESCRIPTION STRUCTURED-DATA CONFERENCE'
  ).split(' '),
);

/** Contact properties that are data for programs; all others are read. */
const CONTACT_DATA = new Set(
  'BEGIN END VERSION PRODID PHOTO LOGO SOUND KEY UID REV TZ GEO CALADRURI CALURI FBURL TEL X-ABUID CLIENTPIDMAP'.split(
    ' ',
  ),
);

/** Adds the fields of an iCalendar part (RFC 5545), one segment each; names of organiser and attendees among them. */
export async function addCalendar(text: string, collector: Collector, source: SegmentSource): Promise<void> {
  for (const line of contentLines(text)) {
    const at = { ...source, name: line.name || 'text', range: line.range };
    const people = parameterOf(line.params, 'CN');
    if (people !== '') add(people, { ...at, name: `${line.name};CN` }, collector);
    if (/^(?:X-ALT-DESC|STYLED-DESCRIPTION)$/.test(line.name) && /html/i.test(line.params))
      await addHtml(line.value, collector, { origin: 'calendar', source: at, forwardedSubject: false });
    else if (line.name === '' || CALENDAR_TEXT.has(line.name) || isCustomProse(line))
      add(line.value, at, collector);
  }
}

/** Adds the fields of a vCard part (RFC 6350), one segment each. */
export function addContact(text: string, collector: Collector, source: SegmentSource): void {
  for (const line of contentLines(text)) {
    if (CONTACT_DATA.has(line.name) || /ENCODING=b(?:ase64)?\b|^data:/i.test(line.params)) continue;
    const value = line.value.replaceAll(';', ' ').trim();
    const at = { ...source, name: line.name || 'text', range: line.range };
    collector.add({ origin: 'contact', role: 'body', visibility: 'visible', text: value, source: at });
  }
}

function isCustomProse(line: ContentLine): boolean {
  return (
    !/^(?:DT|RRULE|EXDATE|RDATE|UID|PRODID|VERSION|SEQUENCE|TRIGGER)/.test(line.name) && isProse(line.value)
  );
}

function add(text: string, source: SegmentSource, collector: Collector): void {
  const segment: Segment = { origin: 'calendar', role: 'body', visibility: 'visible', text, source };
  collector.add(segment);
}
