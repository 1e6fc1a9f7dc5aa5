import { describe, expect, it } from '@jest/globals';
import { boundsOf, fitted, toPlane } from './mercator.ts';

const KARAKOL = { lng: 78.39, lat: 42.49 };
const BISHKEK = { lng: 74.6, lat: 42.87 };

describe('the plane of Web Mercator', () => {
  it.each([
    [
      { lng: 0, lat: 0 },
      { x: 0.5, y: 0.5 },
    ],
    [
      { lng: -180, lat: 85.0511 },
      { x: 0, y: 0 },
    ],
    [
      { lng: 180, lat: -85.0511 },
      { x: 1, y: 1 },
    ],
    [
      { lng: 90, lat: 66.51326 },
      { x: 0.75, y: 0.25 },
    ],
    [
      { lng: 0, lat: -90 },
      { x: 0.5, y: 1 },
    ],
  ])('%j lies at %j', (place, point) => {
    const { x, y } = toPlane(place);
    expect(x).toBeCloseTo(point.x, 3);
    expect(y).toBeCloseTo(point.y, 3);
  });
});

describe('bounds', () => {
  it('hold all points', () => {
    expect(boundsOf([KARAKOL, BISHKEK])).toEqual({ west: 74.6, east: 78.39, south: 42.49, north: 42.87 });
    expect(boundsOf([])).toBeNull();
  });
});

describe('a still map', () => {
  const size = { width: 800, height: 400 };

  it('shows all points inside its margin, the widest stretch from edge to edge', () => {
    const place = fitted({ west: 74.6, east: 78.39, south: 42.49, north: 42.87 }, size, { padding: 40, maxZoom: 12 });
    expect(place(BISHKEK).x).toBeCloseTo(40);
    expect(place(KARAKOL).x).toBeCloseTo(760);
    expect(place(BISHKEK).y).toBeLessThan(place(KARAKOL).y);
  });

  it('comes no closer to a single place than it may', () => {
    const here = { west: 74.6, east: 74.6, south: 42.87, north: 42.87 };
    const place = fitted(here, size, { padding: 40, maxZoom: 6 });
    expect(place(BISHKEK)).toEqual({ x: 400, y: 200 });
    expect(place({ ...BISHKEK, lng: 75.6 }).x).toBeCloseTo(400 + (512 * 2 ** 6) / 360);
  });
});
