import type { TourDate, TourVariant } from '@cairn/shared-contracts/api/tours.schema';
import type { Money } from '@cairn/shared-contracts/domain/money';
import { type Rate, readBy } from '@cairn/shared-contracts/domain/reading';

/** what of a variant is in the price; one that is sold no more has no seal */
export type PricedVariant = Pick<TourVariant, 'original_price_delta'> & { price_seal?: string };

/** per person with the variant, as it is charged */
export const chargedPrice = (date: TourDate, variant: PricedVariant | null): Money => ({
  amount: date.original_price + (variant?.original_price_delta ?? 0),
  currency: date.original_currency,
});

/** Of one person, in the visitor's currency: the same in the list of departures, the panel and the review. */
export const priceOf = (date: TourDate, variant: PricedVariant | null, rate: Rate): Money =>
  readBy(chargedPrice(date, variant), rate);
