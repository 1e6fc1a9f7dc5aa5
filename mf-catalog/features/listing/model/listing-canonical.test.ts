import { parseFilter } from '@cairn/shared-contracts/domain/filter-params';
import { describe, expect, it } from '@jest/globals';
import { listingCanonical } from './listing-canonical.ts';

describe('the address of a listing that search engines keep', () => {
  it.each([
    ['all tours', undefined, {}, '/tours'],
    ['a place', 'georgia', { slug: 'georgia' }, '/georgia'],
    ['its third page', 'georgia', { slug: 'georgia', page: '3' }, '/georgia?page=3'],
    ['narrowed', 'georgia', { slug: 'georgia', difficulty: '2' }, '/georgia'],
    ['the third page of it narrowed', undefined, { difficulty: '2', page: '3' }, '/tours'],
    ['the third page of it sorted', undefined, { sort: '-price', page: '3' }, '/tours'],
    ['values that say nothing', undefined, { sort: 'default', page: '1' }, '/tours'],
  ])('%s', (_what, slug, query, expected) => {
    expect(listingCanonical(slug, parseFilter(query))).toBe(expected);
  });
});
