import type { TourCard } from '@cairn/shared-contracts/api/tours.schema';
import type { Money } from '@cairn/shared-contracts/domain/money';

/** The price in the organizer's own currency, when the one shown is a conversion. */
export const originalPrice = ({ original_price: amount, original_currency, currency }: TourCard): Money | null =>
  amount !== null && original_currency !== currency ? { amount, currency: original_currency } : null;
