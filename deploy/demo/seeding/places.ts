import type { Database } from '@cairn/api/database-types';
import { otherNamesOf } from '@cairn/api/places/other-names';
import type { StoredPicture } from '@cairn/api/stored-json';
import type { Kysely } from 'kysely';
import type { Atlas, PlaceEntry } from '../content/atlas/model.ts';
import { COLLECTIONS } from '../content/collections.ts';
import { NO_NAMES, placeNames } from '../content/names/place-names.ts';
import { stopNames } from '../content/names/stop-names.ts';
import { WORLD_PART_NAMES } from '../content/names/world-parts.ts';
import { placePictures } from '../content/place-pictures.ts';
import { countryText, regionText } from '../content/place-texts.ts';
import { REST_KINDS } from '../content/rest-kinds.ts';
import { WORLD_PARTS } from '../content/world/model.ts';
import { bulkInsert, type Row } from './bulk-insert.ts';

interface Editorial {
  readonly caption?: string;
  readonly heading?: string;
  readonly body?: string;
  readonly picture?: StoredPicture;
}

/** What the editors add to a place: heading, text and picture of its listing. */
function editorialOf(atlas: Atlas): ReadonlyMap<number, Editorial> {
  const map = new Map<number, Editorial>();
  const pictures = placePictures(atlas);
  for (const { entry, country, regions } of atlas.destinations) {
    const { id, name } = entry.place;
    map.set(id, {
      caption: country.caption,
      heading: `Treks and hikes in ${name}`,
      body: countryText(name, country),
      picture: pictures.get(id),
    });
    for (const { place, region } of regions) {
      map.set(place.id, {
        caption: region.trail,
        heading: `Guided walks in ${name}: ${region.name}`,
        body: regionText(region),
        picture: pictures.get(place.id),
      });
    }
  }
  for (const [slug, name, caption] of REST_KINDS) {
    const place = atlas.restKinds.get(slug);
    if (place)
      map.set(place.id, {
        caption,
        heading: name,
        body: `<p>${caption}. Every trip here is led by a local organizer who has walked it before selling it.</p>`,
        picture: pictures.get(place.id),
      });
  }
  for (const { slug, name, caption, text } of COLLECTIONS) {
    const place = atlas.collections.get(slug);
    if (place) map.set(place.id, { caption, heading: name, body: `<p>${text}</p>`, picture: pictures.get(place.id) });
  }
  return map;
}

const toRow = (
  { id, kind, parentId, countryId, name, slug, at, position }: PlaceEntry,
  editorial: Editorial = {},
): Row<'places'> => ({
  ...{ id, kind, name, slug, position },
  parent_id: parentId,
  country_id: countryId,
  lat: at?.[0] ?? null,
  lng: at?.[1] ?? null,
  caption: editorial.caption ?? '',
  heading: editorial.heading ?? '',
  body: editorial.body ?? '',
  picture: editorial.picture ?? null,
});

export async function insertPlaces(db: Kysely<Database>, atlas: Atlas): Promise<void> {
  const editorial = editorialOf(atlas);
  const names = placeNames(atlas);
  await bulkInsert(
    db,
    'world_parts',
    WORLD_PARTS.map((name, i) => {
      const names = WORLD_PART_NAMES[name];
      return { id: i + 1, name, position: i + 1, names, other_names: otherNamesOf(names) };
    }),
  );
  await bulkInsert(
    db,
    'places',
    // rows that are written together have the same columns
    atlas.places.map((place) => ({ ...toRow(place, editorial.get(place.id)), ...(names.get(place.id) ?? NO_NAMES) })),
  );
  await bulkInsert(db, 'stop_names', stopNames());
  await bulkInsert(
    db,
    'countries',
    atlas.countries.map(({ place, iso2, iso3, phoneCode, worldPartId, isPrimary }) => ({
      place_id: place.id,
      iso2,
      iso3,
      phone_code: phoneCode,
      world_part_id: worldPartId,
      is_primary: isPrimary,
    })),
  );
}
