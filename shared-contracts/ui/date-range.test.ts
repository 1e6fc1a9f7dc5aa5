import { CalendarDate } from '@internationalized/date';
import { describe, expect, it } from '@jest/globals';
import { boundOf, dateOf, isRuledOut, monthsFrom } from './date-range.ts';

describe('dates as text', () => {
  it('reads a calendar date and nothing else', () => {
    expect(dateOf('2027-06-14')?.toString()).toBe('2027-06-14');
    expect(dateOf('14.06.2027')).toBeUndefined();
    expect(dateOf('2027-13-40')).toBeUndefined();
  });

  it('knows today as a bound', () => {
    const now = new Date();
    expect(boundOf('today')?.day).toBe(now.getDate());
    expect(boundOf(undefined)).toBeUndefined();
  });
});

describe('days that cannot be chosen', () => {
  it.each([
    ['2027-06-14', {}, false],
    ['2027-06-14', { allowed: ['2027-06-14'] }, false],
    ['2027-06-15', { allowed: ['2027-06-14'] }, true],
    ['2027-06-14', { disabled: ['2027-06-14'] }, true],
    ['2027-06-14', { allowed: ['2027-06-14'], disabled: ['2027-06-14'] }, true],
  ])('%s with %j: %p', (date, limits, isOut) => {
    expect(isRuledOut(date, limits)).toBe(isOut);
  });
});

describe('months of a list', () => {
  const june = new CalendarDate(2027, 6, 9);
  it.each([
    [undefined, 12],
    [new CalendarDate(2027, 6, 30), 1],
    [new CalendarDate(2027, 7, 1), 2],
    [new CalendarDate(2028, 2, 1), 9],
    [new CalendarDate(2030, 1, 1), 12],
    [new CalendarDate(2026, 1, 1), 1],
  ])('until %s: %i', (last, months) => {
    expect(monthsFrom(june, last, 12)).toBe(months);
  });
});
