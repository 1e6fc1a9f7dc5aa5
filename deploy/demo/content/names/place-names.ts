import { countryNames, type PlaceNames } from '@cairn/shared-contracts/domain/country-names';
import type { Row } from '../../seeding/bulk-insert.ts';
import type { Atlas } from '../atlas/model.ts';
import { ACTIVITY_NAMES } from './activities.ts';
import { COLLECTION_NAMES } from './collections.ts';
import type { Names } from './model.ts';

type NameColumns = Pick<Row<'places'>, 'names' | 'other_names'>;

const columnsOf = (names: PlaceNames, also = ''): NameColumns => ({
  names,
  other_names: [...Object.values(names), also].join(' ').trim(),
});
const byHand = ({ also, ...names }: Names): NameColumns => columnsOf(names, also);

/** By place: countries of CLDR, activities and collections by hand. Regions, towns and peaks keep the name that their own people write. */
export function placeNames(atlas: Atlas): ReadonlyMap<number, NameColumns> {
  const map = new Map<number, NameColumns>();
  for (const { place, iso2 } of atlas.countries) map.set(place.id, columnsOf(countryNames(iso2)));
  for (const [slug, { id }] of atlas.restKinds) {
    const names = ACTIVITY_NAMES[slug];
    if (names) map.set(id, byHand(names));
  }
  for (const [slug, { id }] of atlas.collections) {
    const names = COLLECTION_NAMES[slug];
    if (names) map.set(id, byHand(names));
  }
  return map;
}
