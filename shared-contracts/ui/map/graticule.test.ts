import { describe, expect, it } from '@jest/globals';
import { gridLines, stepFor } from './graticule.ts';

describe('the grid of meridians and parallels', () => {
  it.each([
    [360 / 512, 30],
    [0.08, 10],
    [0.01, 2],
    [0.001, 0.25],
    [0.0001, 0.05],
  ])('at %f degrees a pixel stands every %f degrees', (degreesPerPixel, step) => {
    expect(stepFor(degreesPerPixel)).toBe(step);
  });

  it('covers what is shown, and ends before the poles', () => {
    expect(gridLines({ west: 74.2, east: 75.3, south: 42.1, north: 42.8 }, 0.5)).toEqual([
      { axis: 'lng', degree: 74.5 },
      { axis: 'lng', degree: 75 },
      { axis: 'lat', degree: 42.5 },
    ]);
    const lats = gridLines({ west: 0, east: 1, south: -90, north: 90 }, 30).filter(({ axis }) => axis === 'lat');
    expect(lats.map(({ degree }) => degree)).toEqual([-60, -30, 0, 30, 60]);
  });
});
