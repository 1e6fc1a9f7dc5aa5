import type { TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { formatDate, formatDates } from '@cairn/shared-contracts/domain/dates';
import { discountEndsOn } from '@cairn/shared-contracts/domain/discount';

/** Words for when a discount holds: a key of `departures.condition` and what it is filled with. */
export type DiscountCondition =
  | { key: 'early'; values: { date: string } }
  | { key: 'season'; values: { dates: string } }
  | { key: 'onDate'; values: Record<never, never> };

/** What has to be so for the discount, by its kind (specification §3); null without a discount. */
export function discountCondition(locale: string, { discount, start }: TourDate): DiscountCondition | null {
  if (!discount) return null;
  const ends = discountEndsOn(discount, start);
  if (ends) return { key: 'early', values: { date: formatDate(ends, locale) } };
  switch (discount.kind) {
    case 'seasonal': {
      const { season_from: from = start, season_to: to = start } = discount;
      return { key: 'season', values: { dates: formatDates(from, to, locale, { withYear: true }) } };
    }
    case 'early_booking_dates':
    case 'early_booking_days':
    case 'on_tour_date':
      return ON_DATE;
  }
}

const ON_DATE: DiscountCondition = { key: 'onDate', values: {} };
