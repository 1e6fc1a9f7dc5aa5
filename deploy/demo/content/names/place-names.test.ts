import { LOCALE_CODES } from '@cairn/shared-contracts/i18n/locales';
import { describe, expect, it } from '@jest/globals';
import { buildAtlas } from '../atlas/build.ts';
import { placeNames } from './place-names.ts';

const atlas = buildAtlas();
const columns = placeNames(atlas);
/** boats are called by their own name everywhere */
const places = atlas.places.filter(({ kind }) => kind !== 'ships');
const LANGUAGES = LOCALE_CODES.filter((code) => code !== 'en-US');
const named = places.map((place) => ({ place, names: columns.get(place.id)?.names ?? {} }));

/** what a German map would have translated; where people speak English it may stay */
const ENGLISH_WORD =
  /\b(?:pass|lakes?|falls|waterfall|gorge|valley|peak|bridge|monastery|fort|springs?|ridge|caves?|dunes?|mountains?|river|island|bay|desert|beach)$/i;
const SPEAK_ENGLISH = ['AU', 'CA', 'GB', 'IE', 'IN', 'LK', 'NA', 'NZ', 'TZ', 'US', 'ZA'];
const countryCodes = new Map(atlas.countries.map(({ place, iso2 }) => [place.id, iso2]));

describe('names of places', () => {
  it.each(LANGUAGES)('are there for every place in %s', (code) => {
    expect(named.filter(({ names }) => !names[code]).map(({ place }) => `${place.kind}: ${place.name}`)).toEqual([]);
  });

  it.each(LANGUAGES)('come with a caption and a text for every country that is travelled to in %s', (code) => {
    const told = atlas.destinations.map(({ entry, regions }) => ({ entry, regions, ...columns.get(entry.place.id) }));
    expect(told.filter(({ captions }) => !captions?.[code]).map(({ entry }) => entry.iso2)).toEqual([]);
    const silent = told.flatMap(({ bodies, regions }) =>
      regions.filter(({ place }) => !bodies?.[code]?.includes(columns.get(place.id)?.names?.[code] ?? place.name)),
    );
    expect(silent.map(({ place }) => place.name)).toEqual([]);
    expect(told.filter(({ bodies }) => (bodies?.[code]?.match(/<p>/g) ?? []).length !== 2)).toEqual([]);
  });

  it('are written in the letters of their language', () => {
    const strange = named.filter(
      ({ names: { de = '', ru = '', zh = '' } }) =>
        /[^\p{Script=Latin}\p{M}\d\s\p{P}&]/u.test(de.replace(/[‘ʻ]/g, '')) ||
        /[^\p{Script=Cyrillic}\d\s\p{P}&]/u.test(ru) ||
        !/\p{Script=Han}/u.test(zh) ||
        /\p{Script=Cyrillic}/u.test(zh),
    );
    expect(strange.map(({ place, names }) => [place.name, names])).toEqual([]);
  });

  it('keep an English word in German only where people speak English', () => {
    const kept = named.filter(
      ({ place, names }) =>
        ['cities', 'showplaces', 'water_objects'].includes(place.kind) &&
        names.de === place.name &&
        ENGLISH_WORD.test(place.name) &&
        !SPEAK_ENGLISH.includes(countryCodes.get(place.countryId ?? 0) ?? ''),
    );
    expect(kept.map(({ place }) => place.name)).toEqual([]);
  });

  it('are the same for places of the same English name: the api says them by it', () => {
    const byName = new Map<string, Set<string>>();
    for (const { place, names } of named) {
      const said = byName.get(place.name) ?? new Set();
      byName.set(place.name, said.add(LANGUAGES.map((code) => names[code]).join(' · ')));
    }
    expect([...byName].filter(([, said]) => said.size > 1).map(([name, said]) => [name, ...said])).toEqual([]);
  });
});
