import type { UnavailableTour } from '@cairn/shared-contracts/api/favourites.schema';
import { sql } from 'kysely';
import type { Services } from '../../platform/services.ts';

/** Those of the tours that cannot be booked any more, in the order of `ids`. Unknown ids are passed over. */
export async function readUnavailable({ db, clock }: Services, ids: readonly number[]): Promise<UnavailableTour[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<UnavailableTour>`
    SELECT t.id, t.name, t.content_language, CASE t.status WHEN 'published' THEN 'past' ELSE 'unpublished' END AS reason
    FROM tours t
    WHERE t.id = ANY(${[...ids]}::int[]) AND (t.status <> 'published' OR NOT EXISTS (
      SELECT 1 FROM departures d WHERE d.tour_id = t.id AND d.starts_on > ${clock.today()}::date))
    ORDER BY array_position(${[...ids]}::int[], t.id)`.execute(db);
  return rows;
}
