import type { TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { formatDate, formatDates } from '@cairn/shared-contracts/domain/dates';

/** Words for when a discount holds: a key of `departures.condition` and what it is filled with. */
export type DiscountCondition =
  | { key: 'earlyDates'; values: { date: string } }
  | { key: 'earlyDays'; values: { days: number } }
  | { key: 'season'; values: { dates: string } }
  | { key: 'onDate'; values: Record<never, never> };

/** What has to be so for the discount, by its kind (specification §3); null without a discount. */
export function discountCondition(locale: string, { discount, start }: TourDate): DiscountCondition | null {
  switch (discount?.kind) {
    case undefined:
      return null;
    case 'early_booking_dates':
      return discount.until ? { key: 'earlyDates', values: { date: formatDate(discount.until, locale) } } : ON_DATE;
    case 'early_booking_days':
      return discount.days_before === undefined
        ? ON_DATE
        : { key: 'earlyDays', values: { days: discount.days_before } };
    case 'seasonal': {
      const { season_from: from = start, season_to: to = start } = discount;
      return { key: 'season', values: { dates: formatDates(from, to, locale, { withYear: true }) } };
    }
    case 'on_tour_date':
      return ON_DATE;
  }
}

const ON_DATE: DiscountCondition = { key: 'onDate', values: {} };
