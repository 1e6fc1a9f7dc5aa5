import { describe, expect, it } from '@jest/globals';
import { formatDay, formatMonth, formatRange } from './dates.ts';

describe('dates of departures and reviews', () => {
  it.each([
    ['2027-06-14', '2027-06-21', false, 'Jun 14 – 21'],
    ['2027-06-28', '2027-07-05', false, 'Jun 28 – Jul 5'],
    ['2027-12-28', '2028-01-04', true, 'Dec 28, 2027 – Jan 4, 2028'],
    ['2027-06-14', '2027-06-14', false, 'Jun 14'],
  ])('%s to %s reads as the traveller would write it', (start, end, withYear, text) => {
    expect(formatRange('en-US', start, end, withYear)).toBe(text);
  });

  it('keeps a calendar date on its day, whatever the time zone of the machine', () => {
    expect(formatDay('en-US', '2027-03-01')).toBe('Mar 1');
    expect(formatMonth('en-US', '2027-03-01')).toBe('March 2027');
  });
});
