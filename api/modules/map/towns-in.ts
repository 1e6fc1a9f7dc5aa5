import type { GeoBox } from '@cairn/shared-contracts/domain/mercator';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../../platform/db.ts';

/** more names than a map has room for */
const MOST = 80;

export interface Town {
  name: string;
  slug: string;
  lat: number;
  lng: number;
}

/** Towns in a part of the world, also over the date line: those that tours begin from first, then as the site orders them. */
export async function townsIn(db: DatabaseHandle, { west, south, east, north }: GeoBox): Promise<Town[]> {
  const { rows } = await sql<Town>`
    SELECT name, slug, lat, lng
    FROM places
    WHERE kind = 'cities' AND lat BETWEEN ${south} AND ${north}
      AND lng - ${west}::float8 - 360 * floor((lng - ${west}::float8) / 360) <= ${east - west}::float8
    ORDER BY (parent_id IS NULL), position, id
    LIMIT ${MOST}`.execute(db);
  return rows;
}
