import { describe, expect, it } from '@jest/globals';
import { routeMarks } from './route-legs.ts';
import { MAP, placeRoute, routeLine } from './route-line.ts';

const point = (name: string, lat: number, lng: number, day: number) => ({ name, lat, lng, day, kind: 'day' as const });

const east = [
  point('Karakol', 42.49, 78.39, 1),
  point('Jety-Oguz', 42.34, 78.2, 2),
  point('Altyn-Arashan', 42.37, 78.61, 3),
];
const loop = [point('Start', 10, 10, 1), point('Far', 10.2, 10.1, 2), point('End', 10, 10, 3)];
const one = [point('Camp', -30, 20, 1)];

describe('route on the drawing', () => {
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

  it('draws one curve a mark', () => {
    const line = placeRoute([...east, { ...point('End', 42.4, 78.7, 3), kind: 'end' as const }]);
    expect(routeLine(line).match(/C/g)).toHaveLength(3);
    expect(routeLine([])).toBe('');
  });

  it('comes back to the start of a loop', () => {
    const placed = placeRoute(routeMarks(loop));
    expect(placed.map(({ kind }) => kind)).toEqual(['start', 'day', 'day']);
    const [start] = placed;
    expect(routeLine(placed).endsWith(`${start?.x.toFixed(1)} ${start?.y.toFixed(1)}`)).toBe(true);
  });
});
