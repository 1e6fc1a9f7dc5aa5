import { describe, expect, it } from '@jest/globals';
import { departure, variant } from '../../../testing/samples.ts';
import { quoteFor } from './quote.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' });

describe('what a request costs', () => {
  it.each([
    { tourists: 1, delta: 0, perPerson: 89_000, total: 89_000, prepayment: 13_400 },
    { tourists: 2, delta: 0, perPerson: 89_000, total: 178_000, prepayment: 26_700 },
    { tourists: 2, delta: 9_000, perPerson: 98_000, total: 196_000, prepayment: 29_400 },
  ])(
    '$tourists tourists with a supplement of $delta pay $total',
    ({ tourists, delta, perPerson, total, prepayment }) => {
      const quote = quoteFor(departure(), variant({ price_delta: delta, original_price_delta: delta }), tourists);
      expect(quote).toMatchObject({
        perPerson: eur(perPerson),
        total: eur(total),
        prepayment: eur(prepayment),
        charged: null,
      });
    },
  );

  it('says what is charged in the organizer’s currency when the visitor sees another one', () => {
    const date = departure({ currency: 'USD', price: 96_000, original_currency: 'EUR', original_price: 89_000 });
    expect(quoteFor(date, null, 2).charged).toEqual({ total: eur(178_000), prepayment: eur(26_700) });
  });

  it('keeps the supplement out of the discount', () => {
    const date = departure({ price: 75_700, price_without_discount: 89_000 });
    const quote = quoteFor(date, variant({ price_delta: 9_000 }), 1);
    expect([quote.perPerson.amount, quote.withoutDiscount.amount]).toEqual([84_700, 98_000]);
    // 15 % off the departure are 13.6 % off what is paid
    expect(quote.discountPercent).toBe(13);
    expect(quoteFor(date, null, 1).discountPercent).toBe(15);
  });
});
