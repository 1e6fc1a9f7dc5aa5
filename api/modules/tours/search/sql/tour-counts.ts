import { TOUR_TYPE } from '@cairn/shared-contracts/domain/enumerations';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../../../../platform/db.ts';
import type { TourCounts } from '../tour-search.ts';
import { liveTours } from './place-counts.ts';

export async function countTours(db: DatabaseHandle, today: string): Promise<TourCounts> {
  const { rows } = await sql<TourCounts>`
    WITH live AS MATERIALIZED (${liveTours(today)})
    SELECT count(*)::int AS all, count(*) FILTER (WHERE type = ${TOUR_TYPE.tour})::int AS "withoutExcursions",
      count(*) FILTER (WHERE type = ${TOUR_TYPE.tour} AND NOT is_cruise)::int AS tours,
      count(*) FILTER (WHERE is_cruise)::int AS cruises, count(*) FILTER (WHERE is_author)::int AS "byAuthors",
      count(DISTINCT region_id)::int AS regions, count(DISTINCT country_id)::int AS countries
    FROM live`.execute(db);
  const counts = rows[0];
  if (!counts) throw new Error('counting gave no row');
  return counts;
}
