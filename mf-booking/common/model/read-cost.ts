import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import type { Money } from '@cairn/shared-contracts/domain/money';
import { readBooking } from '@cairn/shared-contracts/domain/read-booking';
import { readBy, readParts } from '@cairn/shared-contracts/domain/reading';

export interface ReadCost {
  kind: Booking['cost'][number]['kind'];
  perPerson: Money;
  money: Money;
  /** of a discount */
  percent: number | null;
  /** of an add-on */
  name?: string;
  quantity?: number;
}

/** What a total is made of, as it is read: the price takes what rounding leaves, so that the lines add up to the total that is shown. */
export function readCost(booking: Booking): ReadCost[] {
  const { cost, currency, rate, tourists_count: count } = booking;
  const { total } = readBooking(booking);
  const [first, ...others] = cost.filter(({ kind }) => kind !== 'add_on');
  if (!first) return [];
  const rest = others.map(({ kind, per_person, percent }): ReadCost => {
    const perPerson = readBy({ amount: per_person, currency }, rate);
    return { kind, perPerson, money: { ...perPerson, amount: perPerson.amount * count }, percent };
  });
  const extras = cost.filter(({ kind }) => kind === 'add_on');
  const moneys = readParts(
    extras.map(({ amount }) => ({ amount, currency })),
    rate,
  );
  const addOns = extras.map(({ kind, per_person, name = '', quantity = 1 }, index): ReadCost => {
    const perPerson = readBy({ amount: per_person, currency }, rate);
    return { kind, perPerson, money: moneys[index] ?? perPerson, percent: null, name, quantity };
  });
  const amount = total.amount - [...rest, ...addOns].reduce((sum, { money }) => sum + money.amount, 0);
  const perPerson = { ...total, amount: Math.round(amount / count) };
  return [{ kind: first.kind, perPerson, money: { ...total, amount }, percent: null }, ...rest, ...addOns];
}
