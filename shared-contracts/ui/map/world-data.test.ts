import { describe, expect, it } from '@jest/globals';
import { loadWorld, unwrapped } from './world-data.ts';

describe('the world', () => {
  it('has land, borders, and a place for the name of every country', async () => {
    const { land, borders, labels } = await loadWorld('coarse');
    expect(land.features.length).toBeGreaterThan(0);
    expect(borders.coordinates.length).toBeGreaterThan(100);
    const kyrgyzstan = labels.find(({ code }) => code === 'KG');
    expect(kyrgyzstan?.lng).toBeCloseTo(74.5, 0);
    expect(kyrgyzstan?.lat).toBeCloseTo(41.5, 0);
    expect(labels.length).toBeGreaterThan(160);
  });

  it('draws no line around the world where land crosses the 180th meridian', async () => {
    expect(
      unwrapped([
        [179, -16],
        [-179, -17],
        [179, -18],
        [179, -16],
      ]),
    ).toEqual([
      [179, -16],
      [181, -17],
      [179, -18],
      [179, -16],
    ]);
    const { land, labels } = await loadWorld('coarse');
    const rings = land.features.flatMap(({ geometry }) =>
      geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [],
    );
    const widest = rings.flatMap((ring) =>
      ring.map(([lng = 0], index) => Math.abs(lng - (ring[index + 1]?.[0] ?? lng))),
    );
    expect(Math.max(...widest)).toBeLessThan(90);
    expect(labels.find(({ code }) => code === 'FJ')?.width).toBeLessThan(5);
  });

  it.each(['coarse', 'fine'] as const)('ends before Antarctica, and has Tierra del Fuego: %s', async (detail) => {
    const { land, labels } = await loadWorld(detail);
    const lats = land.features.flatMap(({ geometry }) =>
      geometry.type === 'MultiPolygon' ? geometry.coordinates.flat(2).map(([, lat = 0]) => lat) : [],
    );
    expect(Math.min(...lats)).toBeGreaterThan(-60);
    expect(Math.min(...lats)).toBeLessThan(-55);
    expect(labels.map(({ code }) => code)).not.toContain('AQ');
  });

  it('has islands when somebody comes closer', async () => {
    const codes = new Set((await loadWorld('fine')).labels.map(({ code }) => code));
    for (const code of ['FO', 'CV', 'MV']) expect(codes).toContain(code);
  });
});
