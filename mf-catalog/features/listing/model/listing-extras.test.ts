import { describe, expect, it } from '@jest/globals';
import { extrasOf, withExtras } from './listing-extras.ts';

describe('what a listing’s address says beside the filter', () => {
  it.each([
    ['', { people: 2, ages: [], view: 'list', flex: 0 }],
    ['view=map&flex=3&people=4', { people: 4, ages: [], view: 'map', flex: 3 }],
    ['people=4&ages=5,9', { people: 4, ages: [5, 9], view: 'list', flex: 0 }],
    ['view=globe&flex=99&people=x', { people: 2, ages: [], view: 'list', flex: 0 }],
  ])('%s', (query, extras) => {
    expect(extrasOf(new URLSearchParams(query))).toEqual(extras);
  });

  it.each([
    ['the usual is left out', '/tours', { people: 2, ages: [], view: 'list', flex: 0 }, '/tours'],
    [
      'grace goes with dates',
      '/tours?dateFrom=2027-06-01',
      { people: 2, ages: [], view: 'list', flex: 3 },
      '/tours?dateFrom=2027-06-01&flex=3',
    ],
    ['and not without', '/tours?difficulty=2', { people: 2, ages: [], view: 'list', flex: 3 }, '/tours?difficulty=2'],
    ['map and party', '/georgia', { people: 4, ages: [], view: 'map', flex: 0 }, '/georgia?view=map&people=4'],
  ] as const)('%s', (_title, href, extras, expected) => {
    expect(withExtras(href, extras)).toBe(expected);
  });
});
