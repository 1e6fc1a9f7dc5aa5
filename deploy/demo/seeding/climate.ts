import type { Database } from '@cairn/api/database-types';
import type { Kysely } from 'kysely';
import type { Atlas } from '../content/atlas/model.ts';
import { climatePlaces } from '../content/climate/places.ts';
import { climateYear } from '../content/climate/year.ts';
import { bulkInsert } from './bulk-insert.ts';

export async function insertClimate(db: Kysely<Database>, atlas: Atlas): Promise<void> {
  const rows = [...climatePlaces(atlas)].map(([place, setting]) => ({
    place_id: place.id,
    altitude_m: setting.altitude,
    ...climateYear(setting, place.slug),
  }));
  await bulkInsert(db, 'place_climate', rows);
}
