import type { PlaceClimate } from '@cairn/shared-contracts/api/climate.schema';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { readParents } from '../places/listing-place.ts';
import { bestMonths } from './best-months.ts';

const placeBySlug = (db: Services['db'], slug: string) =>
  db.selectFrom('places').select(['id', 'kind', 'name', 'slug']).where('slug', '=', slug).executeTakeFirst();

/** the place's own year, else that of the nearest place around it that has one */
async function findYear(db: Services['db'], nearestFirst: readonly number[]) {
  const rows = await db
    .selectFrom('place_climate')
    .selectAll()
    .where('place_id', 'in', [...nearestFirst])
    .execute();
  const byPlace = new Map(rows.map((row) => [row.place_id, row]));
  return nearestFirst.map((id) => byPlace.get(id)).find((row) => row !== undefined);
}

/** @throws ApiError 404 place_not_found; 404 climate_unknown, as for a collection, which is nowhere in particular */
export async function readClimate({ db }: Services, slug: string): Promise<PlaceClimate> {
  const place = await placeBySlug(db, slug);
  if (!place) throw notFound('place_not_found');
  const parents = await readParents(db, place.id);
  const year = await findYear(db, [place.id, ...parents.map(({ id }) => id).reverse()]);
  if (!year) throw notFound('climate_unknown');
  const months = year.high_c.map((high_c, month) => ({
    high_c,
    low_c: year.low_c[month] ?? high_c,
    rain_mm: year.rain_mm[month] ?? 0,
    rain_days: year.rain_days[month] ?? 0,
    sun_hours: year.sun_hours[month] ?? 0,
    sea_c: year.sea_c?.[month] ?? null,
  }));
  return { place: { ...place, parents, altitude_m: year.altitude_m }, months, best_months: bestMonths(months) };
}
