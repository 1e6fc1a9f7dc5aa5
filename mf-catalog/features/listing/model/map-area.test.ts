import { listingHref } from '@cairn/shared-contracts/domain/filter-address';
import { describe, expect, it } from '@jest/globals';
import { listingFilter } from './listing-filter.ts';
import { areaOf, withArea } from './map-area.ts';

describe('the part of the world that a map shows', () => {
  it.each([
    ['around Kazbegi', { west: 43.6, east: 45.6, south: 42.2, north: 43.2 }, { lat: 42.7, lng: 44.6, radius: 82 }],
    ['over the date line', { west: 179, east: 183, south: -1, north: 1 }, { lat: 0, lng: -179, radius: 223 }],
    ['one place alone', { west: 10, east: 10, south: 50, north: 50 }, { lat: 50, lng: 10, radius: 1 }],
    ['half the old world', { west: 0, east: 90, south: -11, north: 66 }, { lat: 27.5, lng: 45, radius: 4439 }],
    ['the whole world is no area', { west: -170, east: 180, south: -56, north: 74 }, null],
  ])('%s', (_title, bounds, area) => {
    expect(areaOf(bounds)).toEqual(area);
  });

  it('takes the place of an area before, from page 1 on', () => {
    const filter = listingFilter(
      undefined,
      new URLSearchParams('lat=1&lng=1&radius=9&placeName=x&page=3&difficulty=2'),
    );
    const bounds = { west: 43.6, east: 45.6, south: 42.2, north: 43.2 };
    expect(listingHref(withArea(filter, bounds))).toBe('/tours?lat=42.7&lng=44.6&radius=82&difficulty=2');
    const world = { west: -170, east: 180, south: -56, north: 74 };
    expect(listingHref(withArea(filter, world))).toBe('/tours?difficulty=2');
  });
});
