import { expect, it } from '@jest/globals';
import { daysOfMonth, spanInMonth } from './month-span.ts';

it.each([
  ['2027-02', 28],
  ['2028-02', 29],
  ['2027-12', 31],
])('%s has %d days', (month, days) => {
  expect(daysOfMonth(month)).toBe(days);
});

it.each([
  ['2027-07-05', '2027-07-11', { at: 4, days: 7 }],
  ['2027-06-28', '2027-07-02', { at: 0, days: 2 }],
  ['2027-07-30', '2027-08-04', { at: 29, days: 2 }],
  ['2027-06-01', '2027-06-30', null],
  ['2027-08-01', '2027-08-03', null],
])('%s to %s lies in July 2027 at %j', (from, to, span) => {
  expect(spanInMonth('2027-07', from, to)).toEqual(span);
});
