import { sql } from 'kysely';
import type { DatabaseHandle } from '../../platform/db.ts';
import { fold } from '../tours/search/text/fold.ts';

export interface City {
  id: number;
  name: string;
  region: { name: string } | null;
  country: { name: string } | null;
}

/** Cities whose name in any language starts like the query, or nearly so; an empty query finds nothing (specification §5). */
export async function findCities(db: DatabaseHandle, query: string, limit: number): Promise<City[]> {
  if (query === '') return [];
  const typed = fold(query);
  if (typed === '') return [];
  const begins = sql<boolean>`(' ' || folded(p.name || ' ' || p.other_names)) LIKE ${`% ${typed}%`}`;
  const likeness = sql<number>`greatest(similarity(folded(p.name), ${typed}),
    (SELECT max(similarity(folded(said), ${typed})) FROM jsonb_each_text(p.names) called(code, said)))`;
  const { rows } = await sql<{ id: number; name: string; region: string | null; country: string | null }>`
    SELECT p.id, p.name, r.name AS region, c.name AS country
    FROM places p
    LEFT JOIN places r ON r.id = p.parent_id AND r.kind = 'regions'
    LEFT JOIN places c ON c.id = p.country_id
    WHERE p.kind = 'cities' AND (${begins} OR ${likeness} > 0.4)
    ORDER BY ${begins} DESC, ${likeness} DESC, p.name, p.id
    LIMIT ${limit}`.execute(db);
  return rows.map(({ id, name, region, country }) => ({
    id,
    name,
    region: region === null ? null : { name: region },
    country: country === null ? null : { name: country },
  }));
}

export interface Country {
  id: number;
  iso_code: string;
  iso3: string;
  name: string;
  phone_code: string;
  is_primary: boolean;
}

/** countries for the phone input and profile forms, the usual ones first */
export const listCountries = (db: DatabaseHandle): Promise<Country[]> =>
  db
    .selectFrom('countries as c')
    .innerJoin('places as p', 'p.id', 'c.place_id')
    .select(['p.id', 'c.iso2 as iso_code', 'c.iso3', 'p.name', 'c.phone_code', 'c.is_primary'])
    .orderBy('c.is_primary', 'desc')
    .orderBy('p.name')
    .execute();
