import { minorUnits } from '@cairn/shared-contracts/domain/money';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { type RawBuilder, sql } from 'kysely';
import type { PriceView } from '../../departures.ts';

/** the same rule as domain/discount: isDiscountActive and discounted; a test holds the two together */
const discountedPrice = (today: string): RawBuilder<number> => sql`
  CASE WHEN CASE d.discount->>'kind'
      WHEN 'early_booking_dates' THEN ${today}::date <= (d.discount->>'until')::date
      WHEN 'early_booking_days' THEN d.starts_on - ${today}::date >= (d.discount->>'days_before')::int
      WHEN 'seasonal' THEN d.starts_on >= coalesce((d.discount->>'season_from')::date, d.starts_on)
        AND d.starts_on <= coalesce((d.discount->>'season_to')::date, d.starts_on)
      WHEN 'on_tour_date' THEN true
      ELSE false END
  THEN (d.price::bigint * (100 - (d.discount->>'percent')::int) + 50 * t.minor) / (100 * t.minor) * t.minor
  ELSE d.price END`;

/** the same rule as domain/money: convertMoney, in whole units of the visitor's currency */
const convertedUnits = (minor: RawBuilder<number>, { currency, rates }: PriceView): RawBuilder<number> => sql`
  CASE WHEN t.currency = ${currency} THEN ${minor} / t.minor::float8
  ELSE floor(${minor} / t.minor::float8 / t.per_euro * ${rates[currency] ?? 1}::float8 + 0.5) END`;

/** relation `rate`: units of a currency for one EUR, and minor units of one */
export function ratesOf({ rates }: PriceView): RawBuilder<unknown> {
  const currencies = Object.keys(rates);
  return sql`unnest(${currencies}::text[], ${Object.values(rates)}::float8[], ${currencies.map(minorUnits)}::bigint[])
    rate(currency, per_euro, minor)`;
}

const EARLIEST = '1900-01-01';

/** departures of all candidates that are still to come, with today's price in the visitor's currency */
export const offersOf = (view: PriceView): RawBuilder<unknown> => sql`
  SELECT d.tour_id, d.starts_on, d.ends_on, d.free_seats > 0 AND NOT d.is_busy AS bookable,
    ${convertedUnits(sql`(${discountedPrice(view.today)})`, view)} AS units
  FROM departures d JOIN candidate t ON t.id = d.tour_id
  WHERE d.starts_on > ${view.today}::date`;

/** each tour's price: within the visitor's dates, null when nothing bookable is there; without dates all departures count */
export function pricesOf({ dateFrom, dateTo }: SearchFilter): RawBuilder<unknown> {
  if (dateFrom === undefined && dateTo === undefined) {
    return sql`SELECT tour_id, coalesce(min(units) FILTER (WHERE bookable), min(units)) AS units FROM offer GROUP BY tour_id`;
  }
  const inside = [
    // PostgreSQL knows no year 0
    ...(dateFrom ? [sql`starts_on >= ${dateFrom < EARLIEST ? EARLIEST : dateFrom}::date`] : []),
    ...(dateTo ? [sql`ends_on <= ${dateTo < EARLIEST ? EARLIEST : dateTo}::date`] : []),
  ];
  return sql`SELECT tour_id, min(units) FILTER (WHERE bookable AND ${sql.join(inside, sql` AND `)}) AS units FROM offer GROUP BY tour_id`;
}
