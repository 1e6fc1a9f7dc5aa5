import { describe, expect, it } from '@jest/globals';
import { dayStops, MAP, placeRoute, routeLine } from './route-line.ts';

const point = (name: string, lat: number, lng: number, day: number) => ({ name, lat, lng, day });

const east = [
  point('Karakol', 42.49, 78.39, 1),
  point('Jety-Oguz', 42.34, 78.2, 2),
  point('Altyn-Arashan', 42.37, 78.61, 3),
];
const loop = [point('Start', 10, 10, 1), point('Far', 10.2, 10.1, 2), point('End', 10, 10, 3)];
const one = [point('Camp', -30, 20, 1)];

/** one point a day */
const days = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('route on the drawing', () => {
  it.each([
    ['marks where each day begins, and where the last one ends', [1, 1, 2, 2, 3, 3], [0, 2, 5]],
    ['marks every day of one point', [1, 2, 3], [0, 1, 2]],
    ['marks both ends of a single day', [1, 1, 1], [0, 2]],
    ['marks each day of two weeks', days(14), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]],
    ['marks every other day of fifteen, and the end', days(15), [0, 2, 4, 6, 8, 10, 12, 14]],
    ['marks every other day of twenty, the last but one not', days(20), [0, 2, 4, 6, 8, 10, 12, 14, 16, 19]],
    ['marks every third day of thirty', days(30), [0, 3, 6, 9, 12, 15, 18, 21, 24, 29]],
    ['has nothing to mark', [], []],
  ])('%s', (_case, days, marked) => {
    const route = days.map((day, index) => point(`Point ${index}`, 42, 78, day));
    expect(dayStops(route).map(({ name }) => name)).toEqual(marked.map((index) => `Point ${index}`));
  });

  it('keeps north up and east right', () => {
    const [karakol, jetyOguz, altynArashan] = placeRoute(east);
    expect(karakol?.y).toBeLessThan(jetyOguz?.y ?? 0);
    expect(jetyOguz?.x).toBeLessThan(altynArashan?.x ?? 0);
  });

  it('keeps a start and an end in the same place readable', () => {
    const [start, , end] = placeRoute(loop);
    expect(Math.hypot((end?.x ?? 0) - (start?.x ?? 0), (end?.y ?? 0) - (start?.y ?? 0))).toBeGreaterThan(50);
  });

  it.each([
    ['a route', east],
    ['a loop', loop],
    ['a single camp', one],
    [
      'twelve days in one valley',
      Array.from({ length: 12 }, (_, day) => point(`Camp ${day}`, 42 + day * 1e-4, 78, day + 1)),
    ],
  ])('keeps %s inside the frame', (_case, route) => {
    for (const { x, y } of placeRoute(route)) {
      expect(x).toBeGreaterThanOrEqual(26);
      expect(x).toBeLessThanOrEqual(MAP.width - 26);
      expect(y).toBeGreaterThanOrEqual(26);
      expect(y).toBeLessThanOrEqual(MAP.height - 26);
    }
  });

  it('draws one curve a leg', () => {
    expect(routeLine(placeRoute(east)).match(/C/g)).toHaveLength(2);
    expect(routeLine([])).toBe('');
  });
});
