import type { TourDate } from '@cairn/shared-contracts/api/tours.schema';
import { paymentParts } from '@cairn/shared-contracts/domain/booking-schedule';
import type { Money } from '@cairn/shared-contracts/domain/money';

/** What a seat costs and when it is paid for, in the organizer's own currency. */
export interface PriceExample {
  price: Money;
  percent: number;
  prepayment: Money;
  balance: Money;
  /** calendar date */
  balanceDueOn: string;
  days: number;
}

/** Of a departure that can be booked and is paid in two parts, rather of one at its full price; null where there is none. */
export function priceExample(dates: readonly TourDate[]): PriceExample | null {
  const inParts = dates.filter(({ is_busy, balance_due_on }) => !is_busy && balance_due_on !== null);
  const date = inParts.find(({ is_discount_exist }) => !is_discount_exist) ?? inParts[0];
  if (!date?.balance_due_on) return null;
  const price = { amount: date.original_price, currency: date.original_currency };
  return {
    ...{ price, percent: date.prepayment_size, days: date.duration, balanceDueOn: date.balance_due_on },
    ...paymentParts(price, date.prepayment_size),
  };
}
