import type { TourCard } from '@cairn/shared-contracts/api/tours.schema';
import { sql } from 'kysely';
import { priceView } from './price-view.ts';
import type { PageSources } from './tours-page.ts';

/** Tours like this one: shared places weigh most, then country, level and length. Never the tour itself. */
export async function readSimilarTours(
  { services, cards }: Pick<PageSources, 'services' | 'cards'>,
  id: number,
  limit: number,
  currency: string,
): Promise<TourCard[]> {
  const view = await priceView(services, currency);
  const { rows } = await sql<{ id: number }>`
    WITH shared AS (
      SELECT other.tour_id, count(*) AS places FROM tour_places mine
      JOIN tour_places other ON other.place_id = mine.place_id AND other.tour_id <> mine.tour_id
      WHERE mine.tour_id = ${id} GROUP BY other.tour_id
    )
    SELECT t.id FROM tours me
    JOIN tours t ON t.id <> me.id AND t.status = 'published' AND t.type = me.type
    LEFT JOIN shared s ON s.tour_id = t.id
    WHERE me.id = ${id} AND (s.tour_id IS NOT NULL OR t.country_id = me.country_id)
      AND EXISTS (SELECT 1 FROM departures d WHERE d.tour_id = t.id AND d.starts_on > ${view.today}::date AND d.free_seats > 0 AND NOT d.is_busy)
    ORDER BY coalesce(s.places, 0) * 3 + (t.country_id = me.country_id)::int * 2
      - abs(t.difficulty - me.difficulty) - abs(t.days - me.days) / 3.0 DESC, t.score DESC, t.id
    LIMIT ${limit}`.execute(services.db);
  return cards.read(
    rows.map((row) => row.id),
    view,
  );
}
