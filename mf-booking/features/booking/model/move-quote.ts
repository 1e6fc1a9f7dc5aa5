import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import type { TourDate, TourVariant } from '@cairn/shared-contracts/api/tours.schema';
import type { Money } from '@cairn/shared-contracts/domain/money';
import { readBooking } from '@cairn/shared-contracts/domain/read-booking';
import { readAmounts, readBy, readParts } from '@cairn/shared-contracts/domain/reading';
import { chargedPrice, type PricedVariant } from '../../../common/model/price-of.ts';

/** What a booking would cost on another date, as it is read; the api agrees on the same. */
export interface MoveQuote {
  party: Money;
  /** go along at the price that was agreed */
  addOns: readonly { name: string; quantity: number; money: Money }[];
  total: Money;
  /** of the new total to the one now: dearer is positive */
  difference: Money;
  /** of what is paid, what the new date does not need: it comes back. Zero as long as nothing is. */
  refund: Money;
  /** what is still to be paid after what is paid, and until when: a calendar date, or null for at once */
  rest: { money: Money; dueOn: string | null };
}

/** The variant that was booked goes along, also when it is sold no more. */
export function bookedVariant({ variant, cost }: Booking, offered: readonly TourVariant[]): PricedVariant | null {
  if (variant === null) return null;
  const delta = cost.find(({ kind }) => kind === 'variant')?.per_person ?? 0;
  return offered.find(({ id }) => id === variant.id) ?? { original_price_delta: delta };
}

export function moveQuote(booking: Booking, date: TourDate, variant: PricedVariant | null): MoveQuote {
  const { currency, rate, tourists_count: count, paid } = booking;
  const own = chargedPrice(date, variant);
  const extras = booking.cost.filter(({ kind }) => kind === 'add_on');
  const extrasCharged = extras.reduce((sum, { amount }) => sum + amount, 0);
  const { perPerson, total } = readAmounts(
    { perPerson: own, count, prepaymentPercent: date.prepayment_size, extras: extrasCharged },
    rate,
  );
  const moneys = readParts(
    extras.map(({ amount }) => ({ amount, currency })),
    rate,
  );
  const before = readBooking(booking);
  const charged = own.amount * count + extrasCharged;
  const refund = readBy({ amount: Math.max(0, paid - charged), currency }, rate);
  const left = paid >= charged ? 0 : Math.max(0, total.amount - before.paid.amount);
  return {
    party: { ...perPerson, amount: perPerson.amount * count },
    addOns: extras.map(({ name = '', quantity = 1 }, index) => ({ name, quantity, money: moneys[index] ?? total })),
    total,
    difference: { ...total, amount: total.amount - before.total.amount },
    refund,
    rest: { money: { ...total, amount: left }, dueOn: date.balance_due_on },
  };
}
