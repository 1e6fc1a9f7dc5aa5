import type { TourCard } from '@cairn/shared-contracts/api/tours.schema';
import { SIMILAR_TOURS_MAX } from '@cairn/shared-contracts/domain/limits';
import { sql } from 'kysely';
import type { Services } from '../../platform/services.ts';
import { priceView } from './price-view.ts';
import type { PageSources } from './tours-page.ts';

/** comparing a tour with all others takes tens of milliseconds at fifty thousand tours, and likeness changes little in a minute */
const KEEP_MS = 60_000;
/** tours whose likes are cached */
const CACHE_MAX = 1_000;

/** shared places weigh most, then country, level and length */
async function findSimilar({ db, clock }: Services, id: number): Promise<number[]> {
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
      AND EXISTS (SELECT 1 FROM departures d WHERE d.tour_id = t.id AND d.starts_on > ${clock.today()}::date AND d.free_seats > 0 AND NOT d.is_busy)
    ORDER BY coalesce(s.places, 0) * 3 + (t.country_id = me.country_id)::int * 2
      - abs(t.difficulty - me.difficulty) - abs(t.days - me.days) / 3.0 DESC, t.score DESC, t.id
    LIMIT ${SIMILAR_TOURS_MAX}`.execute(db);
  return rows.map((row) => row.id);
}

/** Tours like this one, the likest first. Never the tour itself. */
export type ReadSimilar = (id: number, limit: number, currency: string) => Promise<TourCard[]>;

/** Which ones are alike is cached for a minute; their cards are always those of now. Without word of changes nothing is cached. */
export function createSimilarTours({ services, search, cards }: PageSources): ReadSimilar {
  const cached = new Map<number, { ids: number[]; until: number }>();
  search.changes?.subscribe({ tours() {}, everything: () => cached.clear() });

  async function similarTo(id: number): Promise<number[]> {
    const known = cached.get(id);
    if (known && performance.now() < known.until) return known.ids;
    const ids = await findSimilar(services, id);
    if (search.changes) {
      cached.delete(id);
      const [oldest] = cached.size < CACHE_MAX ? [] : cached.keys();
      if (oldest !== undefined) cached.delete(oldest);
      cached.set(id, { ids, until: performance.now() + KEEP_MS });
    }
    return ids;
  }

  return async (id, limit, currency) => {
    const [ids, view] = await Promise.all([similarTo(id), priceView(services, currency)]);
    return cards.read(ids.slice(0, limit), view);
  };
}
