/**
 * A calendar file (iCalendar, RFC 5545) with one event of whole days. It is published to whoever travels, and cancelled by the same UID
 * with a higher SEQUENCE, as RFC 5546 asks.
 */
export interface CalendarEvent {
  /** the same for all changes of the event */
  uid: string;
  /** higher with every change */
  sequence: number;
  method: 'PUBLISH' | 'CANCEL';
  /** when this was written */
  at: Date;
  /** calendar dates, both included; they belong to no time zone */
  start: string;
  end: string;
  summary: string;
  description: string;
  url: string;
  /** of whoever publishes it: an e-mail */
  organizer: string;
}

const DAY_MS = 86_400_000;
const LINE_OCTETS = 75;

const dateValue = (date: string): string => date.replaceAll('-', '');
const dayAfter = (date: string): string => new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);
/** '20270603T135000Z' */
const utcValue = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
/**
 * TEXT: commas, semicolons, backslashes and line ends have a meaning of their own, control characters no place. Programs differ in
 * what else ends a line: whatever does in Unicode is written as a line end, or what follows could be a property of its own.
 */
const textValue = (text: string): string =>
  text
    .replaceAll(/[\\,;]/g, '\\$&')
    .replaceAll(/\r\n?|[\n\v\f\u0085\u2028\u2029]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, (sign) => (sign === '\t' ? sign : ''));

/** at most 75 octets a line, never within a character; what goes on starts with a space */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    // the space in front of what goes on counts as well
    const room = lines.length === 0 ? LINE_OCTETS : LINE_OCTETS - 1;
    if (Buffer.byteLength(current + character) > room) {
      lines.push(current);
      current = '';
    }
    current += character;
  }
  return [...lines, current].join('\r\n ');
}

/** What every calendar program reads. */
export function calendarFile(event: CalendarEvent): string {
  const { uid, sequence, method, at, start, end, summary, description, url, organizer } = event;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cairn//Bookings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${textValue(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utcValue(at)}`,
    `DTSTART;VALUE=DATE:${dateValue(start)}`,
    // the first day that is no longer part of it
    `DTEND;VALUE=DATE:${dateValue(dayAfter(end))}`,
    `SUMMARY:${textValue(summary)}`,
    `DESCRIPTION:${textValue(description)}`,
    `URL:${url}`,
    `ORGANIZER:mailto:${organizer}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}
