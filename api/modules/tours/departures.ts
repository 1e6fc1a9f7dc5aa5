import type { TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { dueTerms } from '@cairn/shared-contracts/domain/booking-schedule';
import { type Discount, discounted, isDiscountActive } from '@cairn/shared-contracts/domain/discount';
import { convertMoney, type RatesPerEuro } from '@cairn/shared-contracts/domain/money';
import type { Selectable } from 'kysely';
import type { DatabaseHandle } from '../../platform/db.ts';
import type { Database } from '../../platform/db-types.ts';
import type { Services } from '../../platform/services.ts';
import { sealDeparture } from './price-seal.ts';

export type DepartureRow = Selectable<Database['departures']> & { tour_currency: string; tour_group_min: number };

/** what tells when a departure is, whether it can be booked and what it costs */
export type Offer = Pick<
  DepartureRow,
  'starts_on' | 'ends_on' | 'price' | 'free_seats' | 'is_busy' | 'discount' | 'tour_currency'
>;

/** what a price on a page depends on beside the departure itself */
export interface PriceView {
  /** the visitor's */
  currency: string;
  rates: RatesPerEuro;
  /** calendar date of the booking: discounts depend on it */
  today: string;
}

export interface DeparturePrice {
  price: number;
  priceWithoutDiscount: number;
  originalPrice: number;
  discount: Discount | null;
}

/** The price per person today, in the tour's own currency, and the discount that makes it. */
export function priceToday(
  {
    price,
    discount: given,
    starts_on,
    tour_currency,
  }: Pick<Offer, 'price' | 'discount' | 'starts_on' | 'tour_currency'>,
  today: string,
): Pick<DeparturePrice, 'originalPrice' | 'discount'> {
  const discount = given && isDiscountActive(given, starts_on, today) ? given : null;
  const money = { amount: price, currency: tour_currency };
  return { originalPrice: discount ? discounted(money, discount.percent).amount : price, discount };
}

/** The price per person today, in the visitor's currency and in the tour's own. */
export function departurePrice(row: Offer, { currency, rates, today }: PriceView): DeparturePrice {
  const { originalPrice, discount } = priceToday(row, today);
  const convert = (amount: number) => convertMoney({ amount, currency: row.tour_currency }, currency, rates).amount;
  return { price: convert(originalPrice), priceWithoutDiscount: convert(row.price), originalPrice, discount };
}

export const isBookable = (row: Offer): boolean => row.free_seats > 0 && !row.is_busy;

/** departures that are still to come, by start */
export const upcomingDepartures = (
  db: DatabaseHandle,
  tourIds: readonly number[],
  today: string,
): Promise<DepartureRow[]> =>
  db
    .selectFrom('departures as d')
    .innerJoin('tours as t', 't.id', 'd.tour_id')
    .selectAll('d')
    .select(['t.currency as tour_currency', 't.group_min as tour_group_min'])
    .where('d.tour_id', 'in', [...tourIds])
    .where('d.starts_on', '>', today)
    .orderBy('d.starts_on')
    .orderBy('d.id')
    .execute();

/** a part at booking and the balance later, or everything at once */
const PREPAYMENT_TYPE = { percent: { id: 1, name: 'percent' }, full: { id: 2, name: 'full' } } as const;

const DAY_MS = 86_400_000;
const daysOf = (row: DepartureRow): number =>
  Math.round((Date.parse(row.ends_on) - Date.parse(row.starts_on)) / DAY_MS) + 1;

/** @param signer seals what is shown, so that it holds for a while */
export function toTourDate(signer: Pick<Services, 'env' | 'clock'>, row: DepartureRow, view: PriceView): TourDate {
  const { price, priceWithoutDiscount, originalPrice, discount } = departurePrice(row, view);
  const { prepaymentPercent, balanceDueOn } = dueTerms(
    { start: row.starts_on, prepaymentPercent: row.prepayment_percent, balanceDays: row.full_payment_days },
    view.today,
  );
  return {
    id: row.id,
    tour_id: row.tour_id,
    duration: daysOf(row),
    start: row.starts_on,
    end: row.ends_on,
    currency: view.currency,
    price,
    original_currency: row.tour_currency,
    original_price: originalPrice,
    price_without_discount: priceWithoutDiscount,
    original_price_without_discount: row.price,
    is_busy: row.is_busy,
    flight_included: row.flight_included,
    not_guaranteed: row.not_guaranteed,
    runs_from: row.tour_group_min,
    people_so_far: row.seats - row.free_seats,
    is_discount_auto: row.is_discount_auto,
    prepayment_type: prepaymentPercent >= 100 ? PREPAYMENT_TYPE.full : PREPAYMENT_TYPE.percent,
    prepayment_size: prepaymentPercent,
    full_payment_days: row.full_payment_days,
    balance_due_on: balanceDueOn,
    instalments: row.instalments,
    price_seal: sealDeparture(signer, {
      id: row.id,
      start: row.starts_on,
      end: row.ends_on,
      price: originalPrice,
      discount_percent: discount?.percent ?? 0,
      prepayment_percent: prepaymentPercent,
      balance_due_on: balanceDueOn,
      instalments: row.instalments,
    }),
    number_of_seats: row.seats,
    number_of_free_seats: row.is_busy ? 0 : row.free_seats,
    is_cashback_available: row.is_cashback_available,
    is_discount_exist: discount !== null,
    discount,
  };
}
