import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import type { AgreedAddOn } from './add-ons.ts';

interface Costs {
  /** null where only the reduced price is known */
  full_price: number | null;
  discount_percent: number;
  variant_delta: number;
  price_per_person: number;
  tourists_count: number;
  add_ons?: readonly Pick<AgreedAddOn, 'name' | 'price' | 'quantity'>[];
}

/** What a booking's total is made of: the amounts of the lines add up to it, whatever was rounded on the way. */
export function costLines(costs: Costs): Booking['cost'] {
  const { full_price, discount_percent, variant_delta, price_per_person, tourists_count, add_ons = [] } = costs;
  const reduced = price_per_person - variant_delta;
  const full = full_price ?? reduced;
  const line = (kind: Booking['cost'][number]['kind'], per_person: number, percent: number | null = null) => ({
    ...{ kind, per_person, amount: per_person * tourists_count, percent },
  });
  return [
    line('tour', full),
    ...(full === reduced ? [] : [line('discount', reduced - full, discount_percent)]),
    ...(variant_delta === 0 ? [] : [line('variant', variant_delta)]),
    ...add_ons.map(({ name, price, quantity }) => ({
      ...{ kind: 'add_on' as const, per_person: price, amount: price * quantity, percent: null, name, quantity },
    })),
  ];
}
