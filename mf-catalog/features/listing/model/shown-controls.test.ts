import { describe, expect, it } from '@jest/globals';
import { sampleFacets, samplePage, samplePlace } from '../../../testing/sample-tours.ts';
import { listingFilter } from './listing-filter.ts';
import { shownControls } from './shown-controls.ts';

const at = (slug: string | undefined, query = '') => listingFilter(slug, new URLSearchParams(query));
const country = (value: string) => ({ value, name: value, count: 5, slug: value });
const types = [{ value: '9011', name: 'Cruises', count: 40 }];

describe('controls of some listings only', () => {
  it.each([
    ['all tours', at(undefined), samplePage({ total: 40 }), []],
    [
      'an activity in two countries',
      at('trekking'),
      samplePage({ filters: sampleFacets({ tours_direction: [country('1'), country('2')] }) }),
      ['countries'],
    ],
    ['countries once ticked', at(undefined, 'countries=1,2'), samplePage(), ['countries']],
    ['a ship', at('mv-tawaki'), samplePage({ place: samplePlace({ kind: 'ships' }) }), ['ships']],
    [
      'nothing but cruises',
      at('cruises'),
      samplePage({ total: 40, filters: sampleFacets({ cruises_types: types }) }),
      ['ships'],
    ],
    [
      'cruises among others',
      at(undefined),
      samplePage({ total: 90, filters: sampleFacets({ cruises_types: types }) }),
      [],
    ],
    ['cruises asked for', at(undefined, 'isCruisesSearch=1'), samplePage({ total: 0 }), ['ships']],
  ])('%s', (_title, filter, answer, expected) => {
    const shown = shownControls(filter, answer);
    expect(['countries', 'ships'].filter((name) => shown.includes(name))).toEqual(expected);
  });
});
