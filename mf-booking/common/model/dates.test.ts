import { formatDates } from '@cairn/shared-contracts/domain/dates';
import { describe, expect, it } from '@jest/globals';
import { timeLeft } from './dates.ts';

describe('dates of a tour', () => {
  it.each([
    ['2027-06-14', '2027-06-21', 'en-US', false, 'Jun 14 – 21'],
    ['2027-06-28', '2027-07-05', 'en-US', false, 'Jun 28 – Jul 5'],
    ['2027-06-14', '2027-06-21', 'en-GB', false, '14 – 21 Jun'],
    ['2027-06-14', '2027-06-21', 'en-GB', true, '14 – 21 Jun 2027'],
  ])('%s to %s in %s', (start, end, locale, withYear, shown) => {
    expect(formatDates(start, end, locale, { withYear })).toBe(shown);
  });
});

describe('a deadline', () => {
  it.each([
    { minutes: 24 * 60 - 20, left: { hours: 23, minutes: 40 } },
    { minutes: 59, left: { hours: 0, minutes: 59 } },
    { minutes: 0, left: { hours: 0, minutes: 0 } },
    { minutes: -1, left: null },
  ])('$minutes minutes away leaves $left', ({ minutes, left }) => {
    const now = Date.parse('2027-01-01T10:00:00Z');
    expect(timeLeft(new Date(now + minutes * 60_000).toISOString(), now)).toEqual(left);
  });
});
