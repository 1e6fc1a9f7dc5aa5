import { describe, expect, it } from '@jest/globals';
import { COLLECTIONS } from '../collections.ts';
import { REST_KINDS } from '../rest-kinds.ts';
import { buildAtlas } from './build.ts';

const atlas = buildAtlas();

describe('the atlas', () => {
  it('gives every place an id and an address of its own', () => {
    expect(new Set(atlas.places.map(({ id }) => id)).size).toBe(atlas.places.length);
    expect(new Set(atlas.places.map(({ slug }) => slug)).size).toBe(atlas.places.length);
  });

  it('has no address that would be read as a tour', () => {
    for (const { slug } of atlas.places) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(atlas.places.filter(({ slug }) => /-\d+$/.test(slug))).toEqual([]);
  });

  it('knows 60 destinations, Kyrgyzstan first, and all countries for the telephone input', () => {
    expect(atlas.destinations).toHaveLength(60);
    expect(atlas.destinations[0]?.country.iso).toBe('KG');
    expect(atlas.countries.length).toBeGreaterThan(190);
    const codes = Object.fromEntries(atlas.countries.map(({ iso2, phoneCode }) => [iso2, phoneCode]));
    expect(codes).toMatchObject({ KG: '+996', CZ: '+420', US: '+1', RU: '+7', KZ: '+7', GB: '+44' });
  });

  it('has 120 organizers and every activity and collection', () => {
    expect(atlas.organizers).toHaveLength(120);
    expect(atlas.restKinds.size).toBe(REST_KINDS.length);
    expect(atlas.collections.size).toBe(COLLECTIONS.length);
  });

  it('finds real coordinates for villages', () => {
    const [lat = 0, lng = 0] = atlas.locate('KG', 'Karakol', [42.3, 78.4]) ?? [];
    expect(Math.abs(lat - 42.49)).toBeLessThan(0.1);
    expect(Math.abs(lng - 78.39)).toBeLessThan(0.1);
  });

  it('places parents before their children', () => {
    const seen = new Set<number>();
    for (const { id, parentId, countryId } of atlas.places) {
      for (const parent of [parentId, countryId]) expect(parent === null || seen.has(parent)).toBe(true);
      seen.add(id);
    }
  });
});
