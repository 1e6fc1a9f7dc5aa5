import { planeX, planeY } from '@cairn/shared-contracts/domain/mercator';
import { createRandom } from '@cairn/shared-contracts/testing/random';
import { describe, expect, it } from '@jest/globals';
import type { MapHit } from './pin-grid.ts';
import { type EachHit, MOST_PINS, pinsOf } from './pins-of.ts';

const SIZE = { width: 800, height: 800 };
const EVERYWHERE = { ...SIZE, window: null };

const hit = (id: number, lat: number, lng: number, units = id * 100): MapHit => ({
  ...{ id, name: `Tour ${id}`, units, lat, lng },
  ...{ x: planeX(lng), y: planeY(lat) },
});
const each =
  (...hits: MapHit[]): EachHit =>
  (visit) =>
    hits.forEach(visit);

const KAZBEGI = [42.66, 44.64] as const;
const MESTIA = [43.05, 42.73] as const;
const REYKJAVIK = [64.15, -21.94] as const;
const FIJI = [-17.8, 178.9] as const;
const SAMOA = [-13.8, -171.8] as const;

describe('pins of a map', () => {
  it.each([
    ['nothing is found', each(), { total: 0, shown: 0, bounds: null, pins: [] }],
    [
      'one tour has its name and price',
      each(hit(1, ...KAZBEGI, 893.5)),
      {
        ...{ total: 1, shown: 1, bounds: { west: 44.64, east: 44.64, south: 42.66, north: 42.66 } },
        pins: [{ id: 1, count: 1, name: 'Tour 1', units: 893.5, lat: 42.66, lng: 44.64, box: expect.anything() }],
      },
    ],
    [
      'tours of one village share a pin with the lowest price, named after none of them',
      each(hit(3, ...MESTIA, 700), hit(1, ...MESTIA, 500), hit(2, ...MESTIA, 900)),
      {
        ...{ total: 3, shown: 3, bounds: expect.anything() },
        pins: [
          {
            ...{ id: 3, count: 3, units: 500, lat: 43.05, lng: 42.73 },
            box: { west: 42.73, east: 42.73, south: 43.05, north: 43.05 },
          },
        ],
      },
    ],
  ])('%s', (_title, eachHit, expected) => {
    expect(pinsOf(eachHit, EVERYWHERE)).toEqual(expected);
  });

  const ids = (eachHit: EachHit, window: [west: number, south: number, east: number, north: number]) => {
    const [west, south, east, north] = window;
    const { pins, shown, total } = pinsOf(eachHit, { ...SIZE, window: { west, south, east, north } });
    expect({ total, shown }).toEqual({ total: 2, shown: pins.reduce((sum, { count }) => sum + count, 0) });
    return pins.map(({ id, count }) => (count > 1 ? `${id} and ${count - 1} more` : `${id}`));
  };

  it.each([
    ['Georgia and Iceland', [-30, 30, 60, 70], ['1', '2']],
    ['Georgia alone', [40, 40, 48, 45], ['1']],
    ['the sea between', [-20, 40, 0, 60], []],
    ['its very edge', [44.64, 42.66, 50, 50], ['1']],
    ['Georgia, seen from the other side', [-320, 40, -312, 45], ['1']],
    ['more than one world', [-400, -80, 400, 80], ['1', '2']],
  ] as const)('a window shows %s', (_title, [...window], expected) => {
    expect(ids(each(hit(1, ...KAZBEGI), hit(2, ...REYKJAVIK)), window)).toEqual(expected);
  });

  it.each([
    ['over the date line, eastward', [170, -25, 195, -5], ['1', '2']],
    ['over the date line, westward', [-190, -25, -165, -5], ['1', '2']],
    ['this side of it', [170, -25, 180, -5], ['1']],
  ] as const)('a window reaches %s', (_title, [...window], expected) => {
    expect(ids(each(hit(1, ...FIJI), hit(2, ...SAMOA)), window)).toEqual(expected);
  });

  it.each([
    ['far away', [-180, -80, 180, 80], ['1 and 1 more']],
    ['near', [42, 42, 46, 44], ['1', '2']],
  ] as const)('neighbours seen from %s', (_title, [...window], expected) => {
    expect(ids(each(hit(1, ...KAZBEGI), hit(2, ...MESTIA)), window)).toEqual(expected);
  });

  it('stand for all tours and never are too many', () => {
    const random = createRandom('pins');
    const hits = Array.from({ length: 5000 }, (_, id) =>
      hit(id, random.int(-7000, 7000) / 100, random.int(-18000, 18000) / 100),
    );
    for (const window of [
      null,
      { west: -180, south: -60, east: 180, north: 75 },
      { west: 5, south: 40, east: 30, north: 55 },
    ]) {
      const { pins, shown } = pinsOf(each(...hits), { window, width: 4096, height: 4096 });
      expect(pins.length).toBeGreaterThanOrEqual(Math.min(shown * 0.9, MOST_PINS / 4));
      expect(pins.length).toBeLessThanOrEqual(MOST_PINS);
      expect(pins.reduce((sum, { count }) => sum + count, 0)).toBe(shown);
      for (const { box, lat, lng } of pins) {
        expect(lat >= box.south - 1e-5 && lat <= box.north + 1e-5).toBe(true);
        expect(lng >= box.west - 1e-5 && lng <= box.east + 1e-5).toBe(true);
      }
    }
  });

  it('stay where they are while the map moves', () => {
    const random = createRandom('still');
    const hits = Array.from({ length: 400 }, (_, id) =>
      hit(id, random.int(4000, 5000) / 100, random.int(500, 2500) / 100),
    );
    const seen = (west: number) =>
      pinsOf(each(...hits), { ...SIZE, window: { west, east: west + 16, south: 41, north: 49 } }).pins;
    const before = new Map(seen(6).map((pin) => [pin.id, pin]));
    const kept = seen(7).filter(({ id, box }) => before.has(id) && box.west > 8 && box.east < 21);
    expect(kept.length).toBeGreaterThan(20);
    for (const pin of kept) expect(pin).toEqual(before.get(pin.id));
  });
});
