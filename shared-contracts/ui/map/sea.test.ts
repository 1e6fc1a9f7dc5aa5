import { describe, expect, it } from '@jest/globals';
import { seaOf } from './sea.ts';
import { loadWorld } from './world-data.ts';

const square = (west: number, east: number): GeoJSON.Position[] => [
  [west, 0],
  [east, 0],
  [east, 10],
  [west, 10],
  [west, 0],
];
const land = (...rings: GeoJSON.Position[][]): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features: [{ type: 'Feature', properties: {}, geometry: { type: 'MultiPolygon', coordinates: [rings] } }],
});

describe('the sea', () => {
  it('is the world without its land, and what water lies in the land', () => {
    const { coordinates } = seaOf(land(square(0, 20), square(5, 8)));
    expect(coordinates.map((area) => area.length)).toEqual([2, 1]);
  });

  it('parts land that crosses the 180th meridian', () => {
    const [[, ...shores] = []] = seaOf(land(square(170, 190))).coordinates;
    const spans = shores.map((ring) => {
      const lngs = ring.map(([lng = 0]) => lng);
      return [Math.min(...lngs), Math.max(...lngs)];
    });
    expect(spans.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))).toEqual([
      [-180, -170],
      [170, 180],
    ]);
  });

  it('of the whole world stays in its frame', async () => {
    const { coordinates } = seaOf((await loadWorld('coarse')).land);
    const lngs = coordinates.flat(2).map(([lng = 0]) => lng);
    expect(Math.max(...lngs)).toBeLessThanOrEqual(180);
    expect(Math.min(...lngs)).toBeGreaterThanOrEqual(-180);
    // the Caspian
    const inland = coordinates.slice(1).flat(2);
    expect(inland.some(([lng = 0, lat = 0]) => lng > 46 && lng < 55 && lat > 36 && lat < 48)).toBe(true);
  });
});
