import { describe, expect, it } from '@jest/globals';
import { latOf, lngOf, planeX, planeY, WORLD_PX, zoomOf } from './mercator.ts';

describe('the plane of Web Mercator', () => {
  it.each([
    [0, 0],
    [42.49, 78.39],
    [-54.8, -68.3],
    [84.9, 179.99],
  ])('%d, %d there and back', (lat, lng) => {
    expect(latOf(planeY(lat))).toBeCloseTo(lat, 9);
    expect(lngOf(planeX(lng))).toBeCloseTo(lng, 9);
  });

  it('ends where the world is a square', () => {
    expect(planeY(90)).toBeCloseTo(0, 3);
    expect(planeY(-90)).toBeCloseTo(1, 3);
  });

  it('fits a box into a picture', () => {
    const world = { west: -180, east: 180, south: -85.05, north: 85.05 };
    expect(zoomOf(world, WORLD_PX, WORLD_PX)).toBeCloseTo(0, 2);
    expect(zoomOf(world, WORLD_PX * 4, WORLD_PX * 2)).toBeCloseTo(1, 2);
    expect(zoomOf({ west: 0, east: 90, south: 0, north: 1 }, WORLD_PX, WORLD_PX)).toBeCloseTo(2, 2);
    expect(zoomOf({ west: 5, east: 5, south: 5, north: 5 }, 800, 600)).toBe(Number.POSITIVE_INFINITY);
  });
});
