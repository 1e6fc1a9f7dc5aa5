import { describe, expect, it } from '@jest/globals';
import { formatDate, formatDates, formatDay, formatMonth, formatSpan, monthName } from './dates.ts';

describe('calendar dates', () => {
  it.each([
    ['2027-06-14', '2027-06-21', 'en-US', false, 'Jun 14 – 21'],
    ['2027-06-28', '2027-07-05', 'en-US', false, 'Jun 28 – Jul 5'],
    ['2027-12-28', '2028-01-04', 'en-US', true, 'Dec 28, 2027 – Jan 4, 2028'],
    ['2027-06-14', '2027-06-14', 'en-US', false, 'Jun 14'],
    ['2027-06-14', '2027-06-21', 'en-GB', false, '14 – 21 Jun'],
    ['2027-06-14', '2027-06-21', 'en-GB', true, '14 – 21 Jun 2027'],
    ['2027-06-14', '2027-06-21', 'zh-CN', true, '2027年6月14日 – 21日'],
    ['2027-06-28', '2027-07-05', 'zh-CN', true, '2027年6月28日 – 7月5日'],
    ['2027-12-28', '2028-01-04', 'zh-CN', true, '2027年12月28日 – 2028年1月4日'],
    ['2027-12-28', '2028-01-04', 'zh-CN', false, '12月28日 – 1月4日'],
  ])('%s to %s in %s, with its year: %s', (start, end, locale, withYear, text) => {
    expect(formatDates(start, end, locale, { withYear })).toBe(text);
  });

  it.each([
    ['2027-06-14', '2027-06-28', 'en-US', 'Jun 14 – Jun 28'],
    ['2027-06-14', '2027-06-28', 'de-DE', '14. Juni – 28. Juni'],
    ['2027-06-14', '2027-06-14', 'en-US', 'Jun 14'],
  ])('as the ends of a search: %s to %s in %s', (start, end, locale, text) => {
    expect(formatSpan(start, end, locale)).toBe(text);
  });

  it('with the days of the week, in Chinese too as each date is written', () => {
    const withBoth = { withYear: true, withWeekday: true };
    expect(formatDates('2027-06-14', '2027-07-05', 'zh-CN', withBoth)).toBe('2027年6月14日周一 – 7月5日周一');
  });

  it('stay on their day, whatever the time zone of the machine', () => {
    expect(formatDay('2027-03-01', 'en-US')).toBe('Mar 1');
    expect(formatDate('2027-03-01', 'en-US')).toBe('Mar 1, 2027');
    expect(formatDate('2027-03-01', 'de', 'long')).toBe('1. März 2027');
    expect(formatMonth('2027-03-01', 'en-US')).toBe('March 2027');
    expect(monthName(12, 'de', 'long')).toBe('Dezember');
  });
});
