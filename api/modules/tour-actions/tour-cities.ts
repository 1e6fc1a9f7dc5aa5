import type { Cities } from '@cairn/shared-contracts/api/places.schema';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../../platform/db.ts';

interface Row {
  id: number;
  name: string;
  region: string | null;
  country: string | null;
}

/** Cities that a tour starts or ends in, the start first; else the cities that it is listed under. */
export async function readTourCities(db: DatabaseHandle, tourId: number): Promise<Cities> {
  const { rows } = await sql<Row>`
    WITH listed AS (
      SELECT p.id, p.name, r.name AS region, c.name AS country,
        CASE WHEN plain(split_part(t.start_place, ',', 1)) = plain(p.name) THEN 0
             WHEN plain(split_part(t.end_place, ',', 1)) = plain(p.name) THEN 1 ELSE 2 END AS place
      FROM tours t
      JOIN tour_places tp ON tp.tour_id = t.id
      JOIN places p ON p.id = tp.place_id AND p.kind = 'cities'
      LEFT JOIN places r ON r.id = p.parent_id AND r.kind = 'regions'
      LEFT JOIN places c ON c.id = p.country_id
      WHERE t.id = ${tourId}
    )
    SELECT id, name, region, country FROM listed
    WHERE place < 2 OR NOT EXISTS (SELECT 1 FROM listed WHERE place < 2)
    ORDER BY place, name, id`.execute(db);
  return {
    data: rows.map(({ region, country, ...city }) => ({
      ...city,
      region: region === null ? null : { name: region },
      country: country === null ? null : { name: country },
    })),
  };
}
