import { describe, expect, it } from '@jest/globals';
import type { MapColours } from './map-colours.ts';
import { mapStyle, tiledStyle } from './map-style.ts';

// every colour is one: what is drawn where does not depend on them
const COLOURS = new Proxy({}, { get: () => '#888888' }) as MapColours;
const TILES = { url: 'https://tiles.test/{z}/{x}/{y}.png', attribution: 'Tiles by somebody' };

describe('what a map is laid with', () => {
  it('is the data that comes with the site: no address leads outside', () => {
    expect(JSON.stringify(mapStyle(COLOURS, true))).not.toMatch(/https?:/);
  });

  it('is the pictures of the site, with the route above them', () => {
    const { sources, layers } = tiledStyle(COLOURS, TILES);
    expect(layers.map(({ id }) => id)).toEqual(['background', 'tiles', 'route-casing', 'route', 'route-day']);
    expect(sources.tiles).toMatchObject({ type: 'raster', tiles: [TILES.url] });
    expect(Object.keys(sources).sort()).toEqual(['route', 'tiles']);
  });
});
