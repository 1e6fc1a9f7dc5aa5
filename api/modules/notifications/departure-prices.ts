import { OPEN_STATUSES } from '@cairn/shared-contracts/domain/booking-graph';
import { sql } from 'kysely';
import type { Services } from '../../platform/services.ts';
import { priceToday } from '../tours/departures.ts';
import type { NewsReader } from './news-message.ts';
import { tooSoon } from './turns.ts';

/** Keeps what every departure to come costs today, discounts included, where that is not what it cost before. */
export async function notePrices({ db, clock }: Services, asOf: Date): Promise<void> {
  const today = clock.today();
  await db.transaction().execute(async (trx) => {
    // another node that looks at the same moment waits, and then finds nothing that is new
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('prices of departures', 0))`.execute(trx);
    await sql`
      DELETE FROM departure_prices p USING all_departures d
      WHERE d.id = p.departure_id AND d.starts_on <= ${today}::date`.execute(trx);
    const departures = await trx
      .selectFrom('departures as d')
      .innerJoin('tours as t', 't.id', 'd.tour_id')
      .select(['d.id', 'd.starts_on', 'd.price', 'd.discount', 't.currency as tour_currency'])
      .select((eb) =>
        eb
          .selectFrom('departure_prices as p')
          .select('p.price')
          .whereRef('p.departure_id', '=', 'd.id')
          .orderBy('p.noted_at', 'desc')
          .limit(1)
          .as('noted'),
      )
      .where('t.status', '=', 'published')
      .where('d.starts_on', '>', today)
      .execute();
    const changed = departures
      .map((one) => ({ id: one.id, noted: one.noted, price: priceToday(one, today).originalPrice }))
      .filter(({ noted, price }) => noted !== price);
    await sql`
      INSERT INTO departure_prices (departure_id, price, noted_at)
      SELECT id, price, ${asOf} FROM unnest(
        ${changed.map(({ id }) => id)}::bigint[], ${changed.map(({ price }) => price)}::int[]) AS one (id, price)
      ON CONFLICT (departure_id, noted_at) DO UPDATE SET price = excluded.price`.execute(trx);
  });
}

/** A departure that costs a reader less than when they saved its tour, or were told last. Minor units of `currency`. */
export interface PriceDrop extends NewsReader {
  tour: string;
  slug: string;
  starts_on: string;
  ends_on: string;
  currency: string;
  price: number;
  before: number;
}

/** by reader, for those who may be told now; only what can be booked, and is not booked by them already */
export async function readDrops({ db, clock }: Services, asOf: Date): Promise<PriceDrop[]> {
  const { rows } = await sql<PriceDrop>`
    WITH latest AS (
      SELECT DISTINCT ON (departure_id) departure_id, price FROM departure_prices ORDER BY departure_id, noted_at DESC
    ), fallen AS (
      SELECT l.departure_id, l.price FROM latest l WHERE EXISTS (
        SELECT 1 FROM departure_prices p WHERE p.departure_id = l.departure_id AND p.price > l.price)
    )
    SELECT u.id, u.email, u.email_verified_at, u.language, u.timezone, u.site,
      t.name AS tour, t.slug, t.currency, d.starts_on, d.ends_on, l.price, b.price AS before
    FROM fallen l
    JOIN departures d ON d.id = l.departure_id AND d.starts_on > ${clock.today()}::date AND d.free_seats > 0 AND NOT d.is_busy
    JOIN tours t ON t.id = d.tour_id AND t.status = 'published'
    JOIN favourites f ON f.tour_id = t.id
    JOIN users u ON u.id = f.user_id AND NOT 'price_drops' = ANY(u.muted_notifications)
    LEFT JOIN notice_turns n ON n.user_id = u.id AND n.kind = 'price_drops'
    CROSS JOIN LATERAL (
      SELECT p.price FROM departure_prices p WHERE p.departure_id = d.id
      -- what it cost at that moment; of a departure that is younger, its first price
      ORDER BY p.noted_at > greatest(f.created_at, n.since),
        CASE WHEN p.noted_at > greatest(f.created_at, n.since) THEN p.noted_at END,
        p.noted_at DESC LIMIT 1) b
    WHERE (n.told_at IS NULL OR n.told_at <= ${tooSoon(asOf)})
      -- less than a percent is nothing to write about
      AND l.price::bigint * 100 <= b.price::bigint * 99
      AND NOT EXISTS (
        SELECT 1 FROM requests r
        WHERE r.user_id = u.id AND r.departure_id = d.id AND r.status = ANY(${OPEN_STATUSES}::int[]))
    ORDER BY u.id, (b.price - l.price)::real / b.price DESC, d.starts_on, d.id`.execute(db);
  return rows;
}
