import { describe, expect, it } from '@jest/globals';
import { heldInWorld, latOf, planeX, planeY, type View, WORLD_PX } from '../../domain/mercator.ts';
import { around, boundsOf, fitted, metresPerPx, type Size, toPlane, viewOf } from './mercator.ts';

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

  it('reach as far on the ground to every side', () => {
    const { west, south, east, north } = around(KARAKOL, 10_000);
    expect([(north - south) / 2, (west + east) / 2]).toEqual([expect.closeTo(0.0898, 4), expect.closeTo(78.39)]);
    expect((east - west) / (north - south)).toBeCloseTo(1 / Math.cos((42.49 * Math.PI) / 180));
    const across = (planeX(east) - planeX(west)) * WORLD_PX * 2 ** 9;
    expect(across * metresPerPx(KARAKOL.lat, 9)).toBeCloseTo(20_000, 0);
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

const PHONE = { width: 390, height: 560 };
const SCREEN = { width: 820, height: 850 };
const LOW = { width: 1600, height: 300 };
const SIZES = [
  ['a phone', PHONE],
  ['a screen', SCREEN],
  ['a low map', LOW],
] as const;

/** what a map of this size shows */
function shownIn({ lng, lat, zoom }: View, { width, height }: Size) {
  const world = WORLD_PX * 2 ** zoom;
  const [x, y] = [planeX(lng), planeY(lat)];
  return {
    left: x - width / 2 / world,
    right: x + width / 2 / world,
    top: y - height / 2 / world,
    bottom: y + height / 2 / world,
    world,
  };
}

describe('a map that shows bounds', () => {
  const margin = { top: 48, bottom: 48, left: 64, right: 100 };
  // from California to New Zealand, from Patagonia to Lapland
  const everywhere = { west: -135, south: -51, east: 175.5, north: 69.6 };

  it.each(SIZES)('has all of them in sight, and the world once: %s', (_what, size) => {
    const view = heldInWorld(viewOf(everywhere, size, { margin, maxZoom: 8 }), size);
    const { left, right, top, bottom, world } = shownIn(view, size);
    expect(left).toBeLessThan(planeX(everywhere.west));
    expect(right).toBeGreaterThan(planeX(everywhere.east));
    expect(top).toBeLessThan(planeY(everywhere.north));
    expect(bottom).toBeGreaterThan(planeY(everywhere.south));
    if (size !== LOW) expect(world).toBeGreaterThanOrEqual(size.width - 1e-6);
  });

  it('keeps the margin around what is smaller', () => {
    const bounds = { west: 40, south: 41, east: 47, north: 44 };
    const { left, right, world } = shownIn(viewOf(bounds, SCREEN, { margin, maxZoom: 12 }), SCREEN);
    expect((planeX(40) - left) * world).toBeCloseTo(64);
    expect((right - planeX(47)) * world).toBeCloseTo(100);
  });
});

describe('a map that is moved', () => {
  it.each(SIZES)('leaves neither end of the world: %s', (_what, size) => {
    for (const lat of [-85, 85]) {
      for (const zoom of [-2, 0, 2, 6]) {
        const { top, bottom } = shownIn(heldInWorld({ lng: 20, lat, zoom }, size), size);
        // either the ends are beyond its edges, or both are in it
        const isFilled = top >= planeY(82) - 1e-9 && bottom <= planeY(-60) + 1e-9;
        const holdsBoth = top <= planeY(82) + 1e-9 && bottom >= planeY(-60) - 1e-9;
        expect(isFilled || holdsBoth).toBe(true);
      }
    }
  });

  it('stays where it is put between them', () => {
    const view = { lng: 77, lat: 42, zoom: 6 };
    const held = heldInWorld(view, SCREEN);
    expect(held.lat).toBeCloseTo(42, 9);
    expect([held.lng, held.zoom]).toEqual([77, 6]);
    expect(latOf(planeY(42))).toBeCloseTo(42, 9);
  });
});
