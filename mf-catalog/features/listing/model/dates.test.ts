import { serializeFilter } from '@cairn/shared-contracts/domain/filter-address';
import { describe, expect, it } from '@jest/globals';
import { chosenDates, chosenMonth, type FlexDays, flexOf, monthDates, withDates } from './dates.ts';
import { listingFilter } from './listing-filter.ts';

const at = (query: string) => listingFilter(undefined, new URLSearchParams(query));

describe('dates with days of grace', () => {
  it.each<[string, string | null, FlexDays]>([
    ['none', null, 0],
    ['three', '3', 3],
    ['one that is not offered', '5', 0],
    ['no number', 'x', 0],
  ])('%s', (_title, text, days) => {
    expect(flexOf(text)).toBe(days);
  });

  it('widen the search on both sides, over the end of a month too', () => {
    const filter = withDates(at('page=3'), { start: '2027-06-01', end: '2027-06-28' }, 3);
    expect(serializeFilter(filter)).toEqual({ dateFrom: '2027-05-29', dateTo: '2027-07-01' });
    expect(chosenDates(filter, 3)).toEqual({ start: '2027-06-01', end: '2027-06-28' });
  });

  it('are taken away together', () => {
    expect(serializeFilter(withDates(at('dateFrom=2027-06-01&dateTo=2027-06-28'), null, 3))).toEqual({});
  });

  it('never turn round: more grace than dates is none', () => {
    expect(chosenDates(at('dateFrom=2027-06-01&dateTo=2027-06-04'), 7)).toEqual({
      start: '2027-06-01',
      end: '2027-06-04',
    });
    expect(chosenDates(at('dateFrom=2027-06-01'), 0)).toBeNull();
  });
});

describe('a month as dates', () => {
  it.each([
    ['2027-07', '2027-07-31'],
    ['2028-02', '2028-02-29'],
    ['2027-12', '2027-12-31'],
  ])('%s ends on %s', (month, end) => {
    expect(monthDates(month)).toEqual({ start: `${month}-01`, end });
    expect(chosenMonth(monthDates(month))).toBe(month);
  });

  it('is not part of one, nor two', () => {
    expect(chosenMonth({ start: '2027-07-01', end: '2027-07-30' })).toBeNull();
    expect(chosenMonth({ start: '2027-07-01', end: '2027-08-31' })).toBeNull();
    expect(chosenMonth(null)).toBeNull();
  });
});
