import { otherNamesOf } from '@cairn/api/places/other-names';
import { countryNames, type PlaceNames } from '@cairn/shared-contracts/domain/country-names';
import type { Row } from '../../seeding/bulk-insert.ts';
import type { Atlas, PlaceEntry } from '../atlas/model.ts';
import { ACTIVITY_NAMES } from './activities.ts';
import CITY_NAMES from './cities.json' with { type: 'json' };
import { COLLECTION_CAPTIONS, COLLECTION_NAMES } from './collections.ts';
import { countryBodies } from './country-bodies.ts';
import { COUNTRY_CAPTIONS } from './country-captions.ts';
import { endonyms } from './endonyms.ts';
import { countryHeadings, regionHeadings } from './headings.ts';
import type { NameRow, Names } from './model.ts';
import { MORE_TOWNS } from './more-towns.ts';
import { REGION_NAMES } from './regions.ts';
import { SIGHT_NAMES } from './sights.ts';
import { TOWN_NAMES } from './towns.ts';
import { WATER_NAMES } from './waters.ts';

type NameColumns = Pick<Row<'places'>, 'names' | 'other_names' | 'captions' | 'headings' | 'bodies'>;

export const NO_NAMES: NameColumns = { names: {}, other_names: '', captions: {}, headings: {}, bodies: {} };

const columnsOf = (names: PlaceNames, more: Partial<NameColumns> = {}, also = ''): NameColumns => ({
  ...NO_NAMES,
  names,
  other_names: otherNamesOf(names, also),
  ...more,
});
const byHand = ({ also, ...names }: Names, more: Partial<NameColumns> = {}): NameColumns =>
  columnsOf(names, more, also);
const named = ([de, ru, zh]: NameRow): PlaceNames => ({ de, ru, zh });

/** towns by their address, as Natural Earth calls them */
const CITIES: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(CITY_NAMES));

const townNames = ({ name, slug }: PlaceEntry) => TOWN_NAMES[name] ?? CITIES.get(slug) ?? MORE_TOWNS.get(name);
const rowOf = ([de, ru, zh]: readonly string[]): NameRow | undefined => (de && ru && zh ? [de, ru, zh] : undefined);

function ownNames(place: PlaceEntry): PlaceNames | undefined {
  const { kind, name } = place;
  const row = {
    cities: townNames(place),
    regions: REGION_NAMES[name],
    showplaces: SIGHT_NAMES.get(name),
    water_objects: WATER_NAMES[name],
  };
  const found = kind in row ? row[kind as keyof typeof row] : undefined;
  const said = rowOf(found ?? []);
  return said && named(said);
}

/**
 * By place: countries of CLDR and what people there call them, towns of Natural Earth, regions, sights, waters, activities and collections by hand.
 */
export function placeNames(atlas: Atlas): ReadonlyMap<number, NameColumns> {
  const map = new Map<number, NameColumns>();
  for (const place of atlas.places) {
    const names = ownNames(place);
    if (names) map.set(place.id, columnsOf(names));
  }
  for (const { place, iso2 } of atlas.countries) {
    const names = countryNames(iso2);
    map.set(place.id, columnsOf(names, { headings: countryHeadings(iso2, names) }, endonyms(iso2).join(' ')));
  }
  const towns = new Map(atlas.places.filter(({ kind }) => kind === 'cities').map((place) => [place.name, place]));
  for (const { entry, country: told, regions } of atlas.destinations) {
    const country = countryNames(entry.iso2);
    const gateway = towns.get(told.gateway);
    const [de = '', ru = '', zh = ''] = COUNTRY_CAPTIONS[told.iso] ?? [];
    map.set(entry.place.id, {
      ...(map.get(entry.place.id) ?? NO_NAMES),
      captions: { de, ru, zh },
      bodies: countryBodies(told, rowOf((gateway && townNames(gateway)) ?? [])),
    });
    for (const { place } of regions) {
      const names = ownNames(place);
      if (names) map.set(place.id, columnsOf(names, { headings: regionHeadings(entry.iso2, country, names) }));
    }
  }
  for (const [slug, { id }] of atlas.restKinds) {
    const names = ACTIVITY_NAMES[slug];
    if (names) map.set(id, byHand(names));
  }
  for (const [slug, { id }] of atlas.collections) {
    const names = COLLECTION_NAMES[slug];
    if (names) map.set(id, byHand(names, { captions: COLLECTION_CAPTIONS[slug] ?? {} }));
  }
  return map;
}
