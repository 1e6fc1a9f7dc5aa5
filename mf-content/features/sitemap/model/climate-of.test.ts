import { describe, expect, it } from '@jest/globals';
import { climateOf } from './climate-of.ts';

const PLACES = [
  { slug: 'georgia', name: 'Georgien' },
  { slug: 'norway', name: 'Norwegen' },
];

describe('pages of the year', () => {
  it('are called as their places are', () => {
    expect(climateOf([{ path: '/norway/climate-and-weather' }], PLACES)).toEqual([
      { slug: 'norway/climate-and-weather', name: 'Norwegen' },
    ]);
  });

  it('are left out where nobody names the place', () => {
    expect(climateOf([{ path: '/svaneti/climate-and-weather' }], PLACES)).toEqual([]);
  });
});
