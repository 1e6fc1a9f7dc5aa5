import type { Money } from '@cairn/shared-contracts/domain/money';

/** One of the two prices of a request that was refused because they differ. Per person, in the currency that is charged. */
export interface ToldPrice {
  perPerson: Money;
  prepaymentPercent: number;
  /** calendar date; null when everything is due at once */
  balanceDueOn: string | null;
  start: string;
  end: string;
  /** parts that the balance may be paid in, at most */
  instalments: number;
  isNotGuaranteed: boolean;
  isFlightIncluded: boolean;
}

export interface PriceChange {
  shown: ToldPrice;
  now: ToldPrice;
}

/** An add-on costs something else by now. In the currency that is charged, for one of it. */
export interface AddOnPriceChange {
  id: number;
  shown: Money;
  now: Money;
}

/** @param fields of the refusal `price_changed`; none when it is not about add-ons */
export function addOnPriceChangesOf(fields: Readonly<Record<string, readonly string[]>>): AddOnPriceChange[] {
  const currency = fields.currency?.[0] ?? '';
  return Object.entries(fields).flatMap(([name, [amount]]) => {
    const id = /^add_on_(\d+)$/.exec(name)?.[1];
    if (id === undefined) return [];
    const money = (text: string | undefined): Money => ({ amount: Number(text), currency });
    return [{ id: Number(id), shown: money(fields[`shown_${name}`]?.[0]), now: money(amount) }];
  });
}

/** @param fields of the refusal `price_changed` */
export function priceChangeOf(fields: Readonly<Record<string, readonly string[]>>): PriceChange {
  const read = (name: string): string => fields[name]?.[0] ?? '';
  const told = (prefix: string): ToldPrice => ({
    perPerson: { amount: Number(read(`${prefix}price_per_person`)), currency: read('currency') },
    prepaymentPercent: Number(read(`${prefix}prepayment_percent`)),
    balanceDueOn: read(`${prefix}balance_due_on`) || null,
    start: read(`${prefix}start`),
    end: read(`${prefix}end`),
    instalments: Number(read(`${prefix}instalments`)) || 1,
    isNotGuaranteed: read(`${prefix}not_guaranteed`) !== '',
    isFlightIncluded: read(`${prefix}flight_included`) !== '',
  });
  return { shown: told('shown_'), now: told('') };
}
