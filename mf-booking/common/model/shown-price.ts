import type { CreateRequestBody } from '@cairn/shared-contracts/api/request.schema';
import type { TourDate } from '@cairn/shared-contracts/api/tours.schema';
import type { PricedVariant } from './price-of.ts';

/** What the panel shows of the price, as it goes with the request: nothing else is agreed to. */
export const shownPrice = (date: TourDate, variant: PricedVariant | null): CreateRequestBody['shown'] => ({
  start: date.start,
  end: date.end,
  price: date.original_price,
  discount_percent: date.discount?.percent ?? 0,
  prepayment_percent: date.prepayment_size,
  balance_due_on: date.balance_due_on,
  instalments: date.instalments ?? 1,
  not_guaranteed: date.not_guaranteed,
  flight_included: date.flight_included,
  seal: date.price_seal,
  variant_delta: variant?.original_price_delta ?? 0,
  ...(variant?.price_seal ? { variant_seal: variant.price_seal } : {}),
});
