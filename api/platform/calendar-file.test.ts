import { XSS_CORPUS } from '@cairn/shared-contracts/testing/xss-corpus';
import { describe, expect, it } from '@jest/globals';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

const EVENT: CalendarEvent = {
  ...{ uid: 'booking-1@cairn.example', sequence: 3, method: 'PUBLISH', at: new Date('2027-01-02T03:04:05.678Z') },
  ...{ start: '2027-12-28', end: '2028-01-04', summary: 'Terskey; Alatau, 8 days', description: 'One\nTwo \\ three' },
  ...{ url: 'https://cairn.example/booking/uuid/1', organizer: 'hello@cairn.example' },
};
/** folded lines put together again, as a reader does */
const linesOf = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  it('holds whole days, whose end is the day after the last', () => {
    expect(linesOf(calendarFile(EVENT))).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20271228', 'DTEND;VALUE=DATE:20280105', 'DTSTAMP:20270102T030405Z']),
    );
  });

  it.each([
    ['2027-02-28', 'DTEND;VALUE=DATE:20270301'],
    ['2028-02-28', 'DTEND;VALUE=DATE:20280229'],
    ['2027-12-31', 'DTEND;VALUE=DATE:20280101'],
    ['2027-03-28', 'DTEND;VALUE=DATE:20270329'],
  ])('that ends on %s says %s', (end, line) => {
    expect(linesOf(calendarFile({ ...EVENT, start: end, end }))).toContain(line);
  });

  it('escapes what has a meaning of its own', () => {
    expect(linesOf(calendarFile(EVENT))).toEqual(
      expect.arrayContaining(['SUMMARY:Terskey\\; Alatau\\, 8 days', 'DESCRIPTION:One\\nTwo \\\\ three']),
    );
  });

  it('lets no text begin a property of its own', () => {
    const lines = linesOf(calendarFile({ ...EVENT, summary: 'A\r\nATTENDEE:mailto:x@example.org\rB' }));
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
    expect(lines).toContain('SUMMARY:A\\nATTENDEE:mailto:x@example.org\\nB');
  });

  it.each(['\v', '\f', '\u0085', '\u2028', '\u2029'])('takes %j for a line end: some programs do', (end) => {
    const file = calendarFile({ ...EVENT, summary: `A${end}ATTENDEE:mailto:x@example.org` });
    expect(linesOf(file)).toContain('SUMMARY:A\\nATTENDEE:mailto:x@example.org');
  });

  it('has no control characters but its own line ends', () => {
    const file = calendarFile({ ...EVENT, summary: XSS_CORPUS.join('\u0000\u0008'), description: '\u001b[2J\u009b' });
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[^\t\P{Cc}]/u);
  });

  it.each(['a'.repeat(200), 'ж'.repeat(120), '山'.repeat(90), '🏔'.repeat(60)])(
    'has lines of at most 75 octets and loses nothing of them',
    (summary) => {
      const file = calendarFile({ ...EVENT, summary });
      expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
      expect(linesOf(file)).toContain(`SUMMARY:${summary}`);
      expect(file).not.toContain('�');
    },
  );

  it('is cancelled by the same uid with a higher sequence', () => {
    const lines = linesOf(calendarFile({ ...EVENT, method: 'CANCEL', sequence: 4 }));
    expect(lines).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'UID:booking-1@cairn.example', 'SEQUENCE:4', 'STATUS:CANCELLED']),
    );
  });
});
