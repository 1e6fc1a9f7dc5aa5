import type { Money } from '@cairn/shared-contracts/domain/money';

/** One of the two prices of a request that was refused because they differ. Per person, in the currency that is charged. */
export interface ToldPrice {
  perPerson: Money;
  prepaymentPercent: number;
  /** calendar date; null when everything is due at once */
  balanceDueOn: string | null;
  start: string;
  end: string;
}

export interface PriceChange {
  shown: ToldPrice;
  now: ToldPrice;
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
  });
  return { shown: told('shown_'), now: told('') };
}
