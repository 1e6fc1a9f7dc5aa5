import { zoomOf } from '@cairn/shared-contracts/domain/mercator';
import { describe, expect, it } from '@jest/globals';
import { listingFilter } from './listing-filter.ts';
import { isInside, mapFilter, shownAround, windowFor } from './map-window.ts';

const SIZE = { width: 820, height: 830 };
const GEORGIA = { west: 40, south: 41, east: 47, north: 44 };

describe('the window that is asked for', () => {
  it.each([
    ['a country', GEORGIA],
    ['over the date line', { west: 170, south: -25, east: 195, north: -5 }],
    ['a village', { west: 44.6, south: 42.6, east: 44.7, north: 42.7 }],
    ['almost the world', { west: -170, south: -60, east: 170, north: 75 }],
  ])('holds what is shown, and not much more: %s', (_title, shown) => {
    const { window, width, height } = windowFor(shown, SIZE);
    expect(window).toBeDefined();
    if (!window) return;
    expect(window.west <= shown.west && window.east >= shown.east).toBe(true);
    expect(window.south <= shown.south && window.north >= shown.north).toBe(true);
    expect(width <= 4096 && height <= 4096).toBe(true);
    // pins as close together as the screen has room for, at most twice as close
    const zoom = zoomOf(window, width, height);
    expect(Math.abs(zoom - Math.round(zoom))).toBeLessThan(0.01);
    const drawn = Math.log2((SIZE.width * 360) / (shown.east - shown.west) / 512);
    expect(Math.round(zoom) - drawn).toBeGreaterThanOrEqual(0);
    expect(Math.round(zoom) - drawn).toBeLessThan(1);
  });

  it('is the same after a small move', () => {
    const moved = { ...GEORGIA, west: GEORGIA.west + 0.05, east: GEORGIA.east + 0.05 };
    expect(windowFor(moved, SIZE)).toEqual(windowFor(GEORGIA, SIZE));
  });

  it('is the world once when more than the world is shown', () => {
    const { window } = windowFor({ west: -300, south: -80, east: 300, north: 80 }, SIZE);
    expect(window).toMatchObject({ west: -180, east: 180 });
  });

  it('is no larger than the api draws, on any screen', () => {
    const { width, height } = windowFor(GEORGIA, { width: 3840, height: 2160 });
    expect(width <= 4096 && height <= 4096).toBe(true);
  });
});

describe('a map that goes to a box', () => {
  it('shows it with room around', () => {
    const shown = shownAround(GEORGIA, SIZE);
    expect(shown.west < GEORGIA.west && shown.east > GEORGIA.east).toBe(true);
    expect(shown.south < GEORGIA.south && shown.north > GEORGIA.north).toBe(true);
    expect(shown.east - shown.west).toBeLessThan(14);
  });
  it('does not come closer to a place than to a few streets', () => {
    const { west, east } = shownAround({ west: 44, east: 44, south: 42, north: 42 }, SIZE);
    expect(east - west).toBeCloseTo(0.14, 2);
  });
});

describe('what is in sight', () => {
  it.each([
    [{ lat: 42, lng: 44 }, GEORGIA, true],
    [{ lat: 45, lng: 44 }, GEORGIA, false],
    [{ lat: 42, lng: 50 }, GEORGIA, false],
    [{ lat: -13.8, lng: -171.8 }, { west: 170, south: -25, east: 195, north: -5 }, true],
    [{ lat: 42, lng: 44 }, { west: -320, south: 41, east: -313, north: 44 }, true],
  ])('%j in %j: %p', (place, bounds, inside) => {
    expect(isInside(bounds, place)).toBe(inside);
  });
});

it('the map asks for all pages, and for every place when the part in sight stands for the area', () => {
  const filter = listingFilter(
    'georgia',
    new URLSearchParams('page=3&sort=price&difficulty=2&lat=42&lng=44&radius=90'),
  );
  expect(mapFilter(filter, false)).toEqual({
    ...{ slug: 'georgia', difficulty: [2], lat: 42, lng: 44, radius: 90, operatorType: 'any', type: 1 },
  });
  expect(mapFilter(filter, true)).toEqual({ slug: 'georgia', difficulty: [2], operatorType: 'any', type: 1 });
});
