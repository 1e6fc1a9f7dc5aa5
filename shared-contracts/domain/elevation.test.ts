import { describe, expect, it } from '@jest/globals';
import type { TourDay } from '../api/tours.schema.ts';
import { descentOf, elevationOf } from './elevation.ts';
import { elevationPath, HEIGHT, WIDTH } from './elevation-path.ts';

const aDay: TourDay = {
  id: 1,
  day: 1,
  title: 'To the lake',
  text: '',
  distance_km: 10,
  ascent_m: 600,
  hours: 5,
  profile: [],
  sleep: 'Tent',
  meals: 'Breakfast',
  images: [],
};

const program = [
  { ...aDay, day: 1, distance_km: 10, profile: [1800, 2000, 2200] },
  { ...aDay, day: 2, distance_km: 0, profile: [] },
  { ...aDay, day: 3, distance_km: 30, profile: [2200, 3759, 2600, 2400] },
];

describe('elevation profile', () => {
  it('joins the days that walk, as wide as they are long', () => {
    const elevation = elevationOf(program);
    expect(elevation?.days).toEqual([
      { day: 1, share: 0.25 },
      { day: 3, share: 0.75 },
    ]);
    expect(elevation?.points[0]).toEqual({ x: 0, metres: 1800 });
    expect(elevation?.points.at(-1)).toEqual({ x: 1, metres: 2400 });
  });

  it('knows its highest point and the day that reaches it', () => {
    expect(elevationOf(program)).toMatchObject({ start: 1800, end: 2400, highest: 3759, highestDay: 3 });
  });

  it('has nothing to say about a tour without walking', () => {
    expect(elevationOf([{ ...aDay, profile: [] }])).toBeNull();
  });

  it.each([
    [1560, 960],
    [600, null],
  ])('with %d m up, goes down %s m', (ascent, down) => {
    const elevation = elevationOf(program);
    expect(elevation && descentOf(elevation, ascent)).toBe(down);
  });

  it('draws inside its box, also over flat land', () => {
    for (const days of [program, [{ ...aDay, profile: [5, 5, 5] }]]) {
      const elevation = elevationOf(days);
      const path = elevation ? elevationPath(elevation) : undefined;
      const numbers = [...(path?.line ?? '').matchAll(/-?[\d.]+ -?[\d.]+/g)].map(([pair]) =>
        pair.split(' ').map(Number),
      );
      expect(numbers.length).toBeGreaterThan(2);
      for (const [x = Number.NaN, y = Number.NaN] of numbers) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(WIDTH);
        expect(y).toBeGreaterThanOrEqual(-20);
        expect(y).toBeLessThanOrEqual(HEIGHT);
      }
    }
  });
});
