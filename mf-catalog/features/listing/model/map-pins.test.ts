import type { TourPin } from '@cairn/shared-contracts/api/tours-map.schema';
import { planeX, planeY } from '@cairn/shared-contracts/domain/mercator';
import { describe, expect, it } from '@jest/globals';
import { sampleTour } from '../../../testing/sample-tours.ts';
import { canPart, fittingScale, groupPins, PIN, pinOf, pinsOfPage, scaleIn, toursAt } from './map-pins.ts';

const tour = (id: number, lat: number, lng: number): TourPin => ({
  ...{ id, count: 1, name: `Tour ${id}`, price: id * 10_000, lat, lng },
});
/** tours of one village */
const village = (id: number, count: number, lat: number, lng: number): TourPin => ({
  ...{ id, count, price: 90_000, lat, lng },
});
/** of a map 600 px wide that shows so many degrees */
const across = (degrees: number) => scaleIn({ west: 0, east: degrees, south: 0, north: 1 }, 600);
const [MESTIA, KAZBEGI, OSLO] = [tour(1, 42, 44), tour(2, 42.1, 44.2), tour(3, 60, 10)];

describe('pins of a map', () => {
  it('are shared by those that would lie over one another, with the lowest price, where most of their tours are', () => {
    const pins = groupPins([MESTIA, KAZBEGI, OSLO], across(50));
    expect(pins).toMatchObject([
      { id: '1', ids: [1, 2], count: 2, name: undefined, price: 10_000, box: { west: 44, east: 44.2, south: 42 } },
      { id: '3', ids: [3], count: 1, name: 'Tour 3', price: 30_000, lat: 60, lng: 10 },
    ]);
    const [shared] = groupPins([MESTIA, village(9, 9, 42, 44.2)], across(50));
    expect(shared).toMatchObject({ id: '1', count: 10, ids: [1, 9], lat: 42, lng: 44.2 });
  });

  it('of a chain of neighbours do not all end in one', () => {
    const chain = Array.from({ length: 40 }, (_, id) => tour(id, 42, id * 4));
    // a pin is some 22 degrees wide, so each takes in what lies within 22 degrees of its middle
    expect(groupPins(chain, across(150)).length).toBeGreaterThan(4);
  });

  it('never lie over one another', () => {
    // spread by the golden ratio: everywhere, and the same each time
    const tours = Array.from({ length: 300 }, (_, id) => tour(id, 35 + ((id * 0.618) % 1) * 25, 40 * (id / 300) ** 2));
    const scale = across(60);
    const pins = groupPins(tours, scale);
    expect(pins.reduce((sum, { count }) => sum + count, 0)).toBe(300);
    const over = pins.flatMap((a, at) =>
      pins.slice(at + 1).filter((b) => {
        const apart = [planeX(a.lng) - planeX(b.lng), planeY(a.lat) - planeY(b.lat)].map(
          (part) => Math.abs(part) / scale,
        );
        return (apart[0] ?? 0) < PIN.width - 1 && (apart[1] ?? 0) < PIN.height - 1;
      }),
    );
    expect(over).toEqual([]);
  });

  it.each([
    ['the world', 1440, ['1']],
    ['a part of it', 50, ['1', '3']],
    ['two valleys', 0.5, ['1', '2', '3']],
  ])('part and meet again as the map is zoomed: %s', (_title, degrees, ids) => {
    expect(groupPins([MESTIA, KAZBEGI, OSLO], across(degrees)).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    ['one tour', [MESTIA], false],
    ['two valleys', [MESTIA, KAZBEGI], true],
    ['many tours of one village', [village(9, 583, 42, 44)], false],
    ['two houses of a village', [MESTIA, tour(2, 42.001, 44.001)], false],
    ['a village and the next one', [village(9, 583, 42, 44), tour(2, 42.05, 44.05)], true],
  ])('a closer look parts %s: %p', (_title, parts, parted) => {
    const pins = groupPins(parts, across(50));
    expect(pins.map(canPart)).toEqual([parted]);
  });

  it('stand for tours of the page, and know which', () => {
    const pins = groupPins([village(9, 5, 42, 44), OSLO], across(50));
    const [inVillage, alone, elsewhere] = [
      sampleTour({ id: 12, lat: 42, lng: 44 }),
      sampleTour({ id: 3, lat: 60, lng: 10 }),
      sampleTour({ id: 4, lat: 10, lng: 10 }),
    ];
    expect(pinOf(pins, inVillage)?.id).toBe('9');
    expect(pinOf(pins, alone)?.id).toBe('3');
    expect(pinOf(pins, elsewhere)).toBeUndefined();
    expect(pinOf(pins, undefined)).toBeUndefined();
    expect(toursAt(pins[0], [inVillage, alone, elsewhere])).toEqual([inVillage]);
    expect(toursAt(undefined, [inVillage])).toEqual([]);
  });

  it('are the page’s own where no others can be had; a tour without a price has none', () => {
    const tours = [sampleTour({ id: 1, lat: 42, lng: 44 }), sampleTour({ id: 2, price: null })];
    expect(pinsOfPage(tours)).toEqual([{ id: 1, count: 1, name: 'Ala-Kul trek 1', price: 89_000, lat: 42, lng: 44 }]);
  });

  it('begin no closer than a valley, however close the tours are', () => {
    const place = { west: 44, east: 44, south: 42, north: 42 };
    expect(fittingScale(place, { width: 600, height: 600 })).toBeCloseTo(1 / (512 * 2 ** 8.5), 12);
    expect(fittingScale({ ...place, east: 80 }, { width: 600, height: 600 })).toBeCloseTo(0.1 / 600, 9);
  });
});
