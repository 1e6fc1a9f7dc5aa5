import { describe, expect, it } from '@jest/globals';
import { aDay } from '../../../testing/sample-tour.ts';
import { dayAt, standingAt, walkOf } from './route-walk.ts';

const at = (name: string, lat: number, lng: number, day: number) => ({ name, lat, lng, day });
const route = [at('A', 42, 78, 1), at('B', 42, 78.1, 1), at('C', 42, 78.4, 3)];
const program = [
  { ...aDay, day: 1, title: 'To B', distance_km: 10, ascent_m: 600, profile: [1800, 2000, 2200] },
  { ...aDay, day: 2, title: 'Rest', distance_km: 2, ascent_m: 0, profile: [] },
  { ...aDay, day: 3, title: 'To C', distance_km: 30, ascent_m: 900, profile: [2200, 3000, 2400] },
];
const walk = walkOf({ program, route });

describe('a walk along a route', () => {
  it('goes by the days that have heights, as wide as the profile draws them', () => {
    expect(walk?.days.map(({ day, from, to, before }) => [day, from, to, before])).toEqual([
      [1, 0, 0.25, 0],
      [3, 0.25, 1, 12],
    ]);
    expect(walk?.days.map(({ descent }) => descent)).toEqual([200, 700]);
  });

  it.each([
    [0, { day: 1, kilometres: 0, metres: 1800 }, 78],
    [0.125, { day: 1, kilometres: 5, metres: 2000 }, 78.05],
    [0.625, { day: 3, kilometres: 27, metres: 3000 }, 78.25],
    [1, { day: 3, kilometres: 42, metres: 2400 }, 78.4],
    [7, { day: 3, kilometres: 42, metres: 2400 }, 78.4],
  ])('at %f of the profile stands in step on the map', (x, standing, lng) => {
    const found = walk && standingAt(walk, x);
    expect(found).toMatchObject(standing);
    expect(found?.at?.lng).toBeCloseTo(lng, 2);
  });

  it('knows the day of a place on the profile', () => {
    expect(walk && [0, 0.25, 0.26, 1].map((x) => dayAt(walk, x)?.day)).toEqual([1, 1, 3, 3]);
  });

  it('without heights is none; without a route it has no place on the map', () => {
    expect(walkOf({ program: [{ ...aDay, profile: [] }], route })).toBeNull();
    const placeless = walkOf({ program, route: [] });
    expect(placeless && standingAt(placeless, 0.5)?.at).toBeUndefined();
  });
});
