import { listingHref } from '@cairn/shared-contracts/domain/filter-params';
import { describe, expect, it } from '@jest/globals';
import { appliedFilters } from './applied-filters.ts';
import { listingFilter } from './listing-filter.ts';

const applied = (query: string) => appliedFilters(listingFilter('georgia', new URLSearchParams(query)));

describe('filters in force', () => {
  it.each([
    ['nothing', '', []],
    ['the order of tours and the page are no filters', 'sort=price&page=2', []],
    ['dates are one', 'dateFrom=2027-06-14&dateTo=2027-06-28', [['dates', '/georgia']]],
    [
      'a price without an upper end',
      'priceMin=250&difficulty=2',
      [
        ['price', '/georgia?difficulty=2'],
        ['difficulty-2', '/georgia?priceMin=250'],
      ],
    ],
    [
      'options of a list one by one',
      'restKinds=11,12',
      [
        ['restKinds-11', '/georgia?restKinds=12'],
        ['restKinds-12', '/georgia?restKinds=11'],
      ],
    ],
    ['author tours by either parameter', 'operatorType=author', [['author', '/georgia']]],
    ['parameters without a control share one', 'radius=50&lat=42.6&lng=44.6&type=2', [['other', '/georgia']]],
    [
      'days and ages',
      'daysMax=7&minAge=10',
      [
        ['days', '/georgia?minAge=10'],
        ['minAge', '/georgia?daysMax=7'],
      ],
    ],
  ])('%s', (_title, query, expected) => {
    expect(applied(query).map(({ id, without }) => [id, listingHref(without)])).toEqual(expected);
  });
});
