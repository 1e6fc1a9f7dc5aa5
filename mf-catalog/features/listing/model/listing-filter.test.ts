import { listingHref } from '@cairn/shared-contracts/domain/filter-address';
import { describe, expect, it } from '@jest/globals';
import { changed, cleared, listingFilter, toggled } from './listing-filter.ts';

const at = (slug: string | undefined, query = '') => listingFilter(slug, new URLSearchParams(query));

describe('the filter of a listing’s address', () => {
  it.each([
    ['all tours have no place', at('tours'), '/tours'],
    ['the path says the place', at('georgia', 'difficulty=2'), '/georgia?difficulty=2'],
    ['a place in the query is not believed', at('georgia', 'slug=norway'), '/georgia'],
    [
      'repeated keys of a form sent without scripts are a list',
      at('tours', 'difficulty=2&difficulty=1'),
      '/tours?difficulty=1,2',
    ],
    [
      'ticking adds an option and starts at page 1',
      toggled(at('georgia', 'difficulty=2&page=3'), 'difficulty', '4'),
      '/georgia?difficulty=2,4',
    ],
    [
      'ticking again takes it away',
      toggled(at('georgia', 'difficulty=2,4'), 'difficulty', '2'),
      '/georgia?difficulty=4',
    ],
    ['the last option leaves nothing behind', toggled(at('georgia', 'comfort=base'), 'comfort', 'base'), '/georgia'],
    [
      'dates are dropped together',
      changed(at('tours', 'dateFrom=2027-06-01&dateTo=2027-06-30'), { dateFrom: undefined, dateTo: undefined }),
      '/tours',
    ],
    ['clearing keeps place and order', cleared(at('georgia', 'difficulty=2&sort=price&page=2')), '/georgia?sort=price'],
  ])('%s', (_title, filter, href) => {
    expect(listingHref(filter)).toBe(href);
  });
});
