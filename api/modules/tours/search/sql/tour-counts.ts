import { TOUR_TYPE } from '@cairn/shared-contracts/domain/enumerations';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../../../../platform/db.ts';
import type { TourCounts } from '../tour-search.ts';
import { liveTours } from './place-counts.ts';

type Counts = TourCounts['withoutExcursions'];

const COUNTS = sql`count(*)::int AS all,
  count(*) FILTER (WHERE type = ${TOUR_TYPE.tour} AND NOT is_cruise)::int AS tours,
  count(*) FILTER (WHERE is_cruise)::int AS cruises, count(*) FILTER (WHERE is_author)::int AS "byAuthors",
  count(DISTINCT region_id)::int AS regions, count(DISTINCT country_id)::int AS countries`;

export async function countTours(db: DatabaseHandle, today: string): Promise<TourCounts> {
  const { rows } = await sql<Counts & { excursions: boolean }>`
    WITH live AS MATERIALIZED (${liveTours(today)})
    SELECT true AS excursions, ${COUNTS} FROM live
    UNION ALL SELECT false, ${COUNTS} FROM live WHERE type = ${TOUR_TYPE.tour}`.execute(db);
  const [all, without] = [true, false].map((wanted) => rows.find(({ excursions }) => excursions === wanted));
  if (!all || !without) throw new Error('counting gave no row');
  const { excursions: _with, ...counts } = all;
  const { excursions: _without, ...withoutExcursions } = without;
  return { ...counts, withoutExcursions };
}
