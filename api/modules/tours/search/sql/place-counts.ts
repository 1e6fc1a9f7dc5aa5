import { TOUR_TYPE } from '@cairn/shared-contracts/domain/enumerations';
import { type RawBuilder, sql } from 'kysely';
import type { DatabaseHandle } from '../../../../platform/db.ts';

/** published tours with a departure to come */
export const liveTours = (today: string): RawBuilder<unknown> => sql`
  SELECT t.id, t.type, t.is_cruise, t.is_author, t.country_id, t.region_id, t.organizer_id, t.score FROM tours t
  WHERE t.status = 'published' AND EXISTS (SELECT 1 FROM departures d WHERE d.tour_id = t.id AND d.starts_on > ${today}::date)`;

/** pairs of a tour and a place that it belongs to, each once; over the relation `live` */
export const membership: RawBuilder<unknown> = sql`
  SELECT id AS tour_id, country_id AS place_id FROM live
  UNION SELECT id, region_id FROM live WHERE region_id IS NOT NULL
  UNION SELECT tp.tour_id, tp.place_id FROM tour_places tp JOIN live ON live.id = tp.tour_id`;

export async function countPlaces(db: DatabaseHandle, today: string): Promise<Map<number, number>> {
  const { rows } = await sql<{ place_id: number; count: number }>`
    WITH live AS MATERIALIZED (${liveTours(today)} AND t.type = ${TOUR_TYPE.tour})
    SELECT place_id, count(*)::int AS count FROM (${membership}) member GROUP BY place_id`.execute(db);
  return new Map(rows.map(({ place_id, count }) => [place_id, count]));
}
