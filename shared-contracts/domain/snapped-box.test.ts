import { describe, expect, it } from '@jest/globals';
import { snappedBox } from './snapped-box.ts';

describe('a box on a grid', () => {
  it.each([
    ['a valley', { west: 44.61, south: 42.62, east: 44.69, north: 42.69 }],
    ['a country', { west: 40, south: 41, east: 47, north: 44 }],
    ['over the date line', { west: 170, south: -25, east: 195, north: -5 }],
    ['almost the world', { west: -170, south: -60, east: 170, north: 75 }],
    ['one place', { west: 10, south: 50, east: 10, north: 50 }],
  ])('holds %s, and is at most three times as wide', (_case, box) => {
    const snapped = snappedBox(box);
    expect(snapped.west <= box.west && snapped.east >= box.east).toBe(true);
    expect(snapped.south <= box.south && snapped.north >= box.north).toBe(true);
    expect(snapped.south >= -90 && snapped.north <= 90).toBe(true);
    const side = Math.max(box.east - box.west, box.north - box.south, 1 / 64);
    expect(snapped.east - snapped.west).toBeLessThanOrEqual(3 * side);
  });

  it('stays the same after a small move', () => {
    const box = { west: 40.3, south: 41.2, east: 47.1, north: 44.4 };
    expect(snappedBox({ ...box, west: 40.4, east: 47.2 })).toEqual(snappedBox(box));
  });
});
