import { describe, expect, it } from '@jest/globals';
import { sampleFacets } from '../../../testing/sample-tours.ts';
import { listingFilter } from './listing-filter.ts';
import { suspects } from './rescue.ts';

const at = (query: string) => listingFilter(undefined, new URLSearchParams(query));
const option = (value: string, count: number) => ({ value, name: value, count });

const EMPTY = sampleFacets({
  difficulty: [option('1', 3), option('4', 0)],
  duration: [option('1-3', 4), option('4-7', 5)],
  dates: [option('2027-06', 2)],
  price: { currency: 'EUR', min: 0, max: 5000, histogram: [0, 0, 0] },
  group_size: [option('1', 0), option('4', 0)],
});

describe('who keeps the tours away', () => {
  it('stands first as far as the facets know, and who keeps none away is not asked', () => {
    const query = 'difficulty=4&daysMax=3&dateFrom=2027-06-01&priceMax=100&maxGroupSize=1&organizer=7';
    expect(suspects(at(query), EMPTY).map(({ id }) => id)).toEqual(['days', 'difficulty-4', 'dates', 'organizer']);
  });

  it('is anybody when there are no facets', () => {
    expect(suspects(at('difficulty=4&priceMax=100'), undefined).map(({ id }) => id)).toEqual(['price', 'difficulty-4']);
  });
});
