import { describe, expect, it } from '@jest/globals';
import { dateIn, daysBetween, knownZone, momentOf } from './moments.ts';

const INSTANT = '2027-05-05T21:59:00.000Z';

describe('a deadline', () => {
  it.each([
    ['en-US', 'Europe/Prague', 'Wed, May 5, 2027, 23:59', 'GMT+2'],
    ['en-US', 'Asia/Almaty', 'Thu, May 6, 2027, 02:59', 'GMT+5'],
    ['de', 'Europe/Prague', 'Mi., 5. Mai 2027, 23:59', 'GMT+2'],
    ['en-US', 'UTC', 'Wed, May 5, 2027, 21:59', 'UTC'],
  ])('in %s, for somebody in %s, is %s', (locale, zone, text, name) => {
    expect(momentOf(INSTANT, locale, zone)).toEqual({ text, zone: name });
  });

  it('falls on the date that the traveller has then', () => {
    expect(dateIn(INSTANT, 'Europe/Prague')).toBe('2027-05-05');
    expect(dateIn(INSTANT, 'Asia/Tokyo')).toBe('2027-05-06');
  });

  it.each([
    ['2027-05-05', '2027-05-17', 12],
    ['2027-03-27', '2027-03-29', 2],
    ['2027-05-05', '2027-05-04', -1],
  ])('from %s to %s are %i days', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });

  it('takes UTC for a zone that nobody knows', () => {
    expect(knownZone('Mars/Olympus')).toBe('UTC');
    expect(knownZone(undefined)).toBe('UTC');
    expect(knownZone('')).toBe('UTC');
    expect(knownZone('Asia/Almaty')).toBe('Asia/Almaty');
  });
});
