import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/db-types.ts';

/** A published tour as the index reads it. Lists are texts: reading them ourselves costs a tenth of what the driver would. */
export interface TourRecord {
  id: number;
  type: number;
  organizer_id: number;
  country_id: number;
  region_id: number | null;
  difficulty: number;
  comfort: string;
  /** joined by commas */
  accommodation: string;
  languages: string;
  min_age: number;
  days: number;
  group_max: number;
  lat: number;
  lng: number;
  start_city: string;
  returns: boolean;
  is_cruise: boolean;
  is_author: boolean;
  currency: string;
  score: number;
  name: string;
  folded: string;
  /** place numbers joined by commas */
  places: string | null;
  /** kinds joined by commas */
  variants: string | null;
  /**
   * Departures to come by start, joined by ";": first and last day since 1970, price, whether it can be booked, then kind of discount,
   * percent and its two limits.
   */
  departures: string | null;
}

/** kinds as departures.ts numbers them; limits that are missing are never or always kept */
const discount = sql`CASE discount->>'kind'
  WHEN 'early_booking_dates' THEN concat_ws(',', 1, coalesce(discount->>'percent', '0'), coalesce((discount->>'until')::date - '1970-01-01'::date, -1000000), 0)
  WHEN 'early_booking_days' THEN concat_ws(',', 2, coalesce(discount->>'percent', '0'), coalesce((discount->>'days_before')::int, 1000000), 0)
  WHEN 'seasonal' THEN concat_ws(',', 3, coalesce(discount->>'percent', '0'), coalesce((discount->>'season_from')::date - '1970-01-01'::date, -1000000),
    coalesce((discount->>'season_to')::date - '1970-01-01'::date, 10000000))
  WHEN 'on_tour_date' THEN concat_ws(',', 4, coalesce(discount->>'percent', '0'), 0, 0) END`;

/** parameters stand in the text: a cursor takes none */
export function records(today: string, which: RawBuilder<unknown>): RawBuilder<TourRecord> {
  return sql<TourRecord>`
    SELECT t.id, t.type, t.organizer_id, t.country_id, t.region_id, t.difficulty, t.comfort, array_to_string(t.accommodation, ',') AS accommodation,
      array_to_string(t.languages, ',') AS languages, t.min_age, t.days, t.group_max, t.lat, t.lng, split_part(t.start_place, ',', 1) AS start_city,
      t.start_place = t.end_place AS returns, t.is_cruise, t.is_author, t.currency, t.score, t.name, folded(t.name) AS folded,
      p.places, v.variants, d.departures
    FROM tours t
    LEFT JOIN LATERAL (SELECT string_agg(place_id::text, ',') AS places FROM tour_places tp WHERE tp.tour_id = t.id) p ON true
    LEFT JOIN LATERAL (SELECT string_agg(DISTINCT kind, ',') AS variants FROM tour_variants tv WHERE tv.tour_id = t.id AND tv.withdrawn_at IS NULL) v ON true
    LEFT JOIN LATERAL (
      SELECT string_agg(concat_ws(',', starts_on - '1970-01-01'::date, ends_on - '1970-01-01'::date, price,
        (free_seats > 0 AND NOT is_busy)::int, ${discount}), ';' ORDER BY starts_on) AS departures
      FROM departures dep WHERE dep.tour_id = t.id AND dep.starts_on > ${sql.lit(today)}::date
    ) d ON true
    WHERE t.status = 'published' AND ${which}`;
}

/** the published ones among these tours as they are now */
export async function readTours(db: Kysely<Database>, ids: readonly number[], today: string): Promise<TourRecord[]> {
  const { rows } = await records(today, sql`t.id = ANY(${ids}::int[])`).execute(db);
  return rows;
}

const FETCH = 2_000;

/** All published tours, neighbours beside one another, a batch at a time, through a cursor of the transaction. */
export async function* streamTours(trx: Kysely<Database>, today: string): AsyncGenerator<TourRecord[]> {
  const all = sql`true ORDER BY t.country_id, t.region_id, t.id`;
  await sql`DECLARE tours_to_index NO SCROLL CURSOR FOR ${records(today, all)}`.execute(trx);
  const fetch = () => sql<TourRecord>`FETCH ${sql.lit(FETCH)} FROM tours_to_index`.execute(trx);
  // while one batch is read the database prepares the next
  let next = fetch();
  for (;;) {
    const { rows } = await next;
    if (rows.length === 0) return;
    next = fetch();
    // whoever stops early does not ask for it any more
    next.catch(() => {});
    yield rows;
  }
}
