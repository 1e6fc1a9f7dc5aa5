import { describe, expect, it } from '@jest/globals';
import { buildAtlas } from '../atlas/build.ts';
import { placeNames } from './place-names.ts';
import { stopNames } from './stop-names.ts';

const atlas = buildAtlas();
const places = placeNames(atlas);
const named = new Set(atlas.places.filter(({ id }) => places.get(id)?.names?.zh).map(({ name }) => name));
const stops = stopNames();

describe('villages, camps and huts of trails', () => {
  it('have names in other languages, all of them', () => {
    const said = new Set([...named, ...stops.map(({ name }) => name)]);
    const passed = atlas.destinations.flatMap(({ regions }) => regions.flatMap(({ region }) => region.stops));
    expect(passed.filter(({ name }) => !said.has(name)).map(({ name }) => name)).toEqual([]);
  });

  it('are written in the letters of the language', () => {
    const strange = stops.filter(
      ({ names: { ru, zh } }) => !/^[\p{Script=Cyrillic}\d\s’-]+$/u.test(ru) || !/^[\p{Script=Han}·]+$/u.test(zh),
    );
    expect(strange).toEqual([]);
  });

  it('have one name each: none is named as a place of the site already', () => {
    expect(stops.filter(({ name }) => named.has(name)).map(({ name }) => name)).toEqual([]);
  });
});
