import { describe, expect, it } from '@jest/globals';
import { sampleFacets, samplePage } from '../../../testing/sample-tours.ts';
import { listingFacts } from './listing-facts.ts';

const month = (value: string, count: number) => ({ value, name: value, count });

describe('what a listing says of its place', () => {
  it('is read from its own counts', () => {
    const filters = sampleFacets({
      dates: [month('2027-05', 2), month('2027-06', 8), month('2027-07', 9), month('2027-09', 7), month('2028-06', 1)],
      age: [month('7', 0), month('8', 2), month('9', 3)],
    });
    expect(listingFacts(samplePage({ total: 9, filters }))).toEqual([
      { kind: 'price', count: 9, from: 210, currency: 'EUR' },
      { kind: 'season', months: [6, 7, 9] },
      {
        kind: 'difficulty',
        levels: [
          { level: '1', count: 21 },
          { level: '2', count: 34 },
          { level: '3', count: 29 },
        ],
      },
      { kind: 'length', short: 8, week: 50, long: 0 },
      { kind: 'children', age: 8, count: 2 },
      { kind: 'languages', codes: ['en'] },
    ]);
  });

  it('leaves out what it does not know', () => {
    const filters = sampleFacets({
      difficulty: [],
      duration: [],
      languages: [],
      price: { currency: 'EUR', min: 0, highest: 0, max: 5000, histogram: [] },
      dates: Array.from({ length: 12 }, (_, at) => month(`2027-${String(at + 1).padStart(2, '0')}`, 5)),
    });
    expect(listingFacts(samplePage({ filters }))).toEqual([]);
    expect(listingFacts(samplePage({ total: 0 }))).toEqual([]);
  });
});
