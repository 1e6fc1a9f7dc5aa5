import { describe, expect, it } from '@jest/globals';
import { samplePlace } from '../../../testing/sample-tours.ts';
import { listingCrumbs } from './listing-crumbs.ts';

const WORDS = { home: 'Home', tours: 'Tours', collections: 'Collections', cruises: 'Cruises' };
const way = (place: Parameters<typeof listingCrumbs>[0]) =>
  listingCrumbs(place, WORDS).map(({ label, href }) => (href ? `${label} ${href}` : label));

describe('the way to a listing', () => {
  it.each([
    ['all tours', null, ['Home /', 'Tours']],
    [
      'a city below its country and region',
      samplePlace({
        kind: 'cities',
        name: 'Mestia',
        parents: [
          { id: 2, name: 'Georgia', slug: 'georgia' },
          { id: 4, name: 'Svaneti', slug: 'svaneti' },
        ],
      }),
      ['Home /', 'Tours /tours', 'Georgia /georgia', 'Svaneti /svaneti', 'Mestia'],
    ],
    [
      'a collection',
      samplePlace({ kind: 'collections', name: 'Coast paths' }),
      ['Home /', 'Tours /tours', 'Collections /collections', 'Coast paths'],
    ],
    [
      'a ship',
      samplePlace({ kind: 'ships', name: 'MV Tawaki' }),
      ['Home /', 'Tours /tours', 'Cruises /tours?isCruisesSearch=1', 'MV Tawaki'],
    ],
  ])('%s', (_title, place, expected) => {
    expect(way(place)).toEqual(expected);
  });
});
