import { describe, expect, it } from '@jest/globals';
import { priceOf } from '../../../common/model/price-of.ts';
import { addOn, departure, variant } from '../../../testing/samples.ts';
import { instalmentsOf, quoteFor } from './quote.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const usd = (amount: number) => ({ amount, currency: 'USD' });
const RATE = { from: 'EUR', to: 'USD', value: 1.09, day: '2026-11-22' };

describe('what a request costs', () => {
  it.each([
    { tourists: 1, delta: 0, perPerson: 89_000, total: 89_000, prepayment: 13_400 },
    { tourists: 2, delta: 0, perPerson: 89_000, total: 178_000, prepayment: 26_700 },
    { tourists: 2, delta: 9_000, perPerson: 98_000, total: 196_000, prepayment: 29_400 },
  ])(
    '$tourists tourists with a supplement of $delta pay $total',
    ({ tourists, delta, perPerson, total, prepayment }) => {
      const quote = quoteFor(
        { date: departure(), variant: variant({ price_delta: delta, original_price_delta: delta }), tourists },
        null,
      );
      expect(quote).toMatchObject({
        perPerson: eur(perPerson),
        total: eur(total),
        prepayment: eur(prepayment),
        charged: eur(total),
        rate: null,
      });
    },
  );

  it('is read in one currency throughout, with what is charged beside it', () => {
    const date = departure({ currency: 'USD', price: 97_000, original_currency: 'EUR', original_price: 89_000 });
    const quote = quoteFor({ date, variant: null, tourists: 2 }, RATE);
    expect(quote).toMatchObject({
      perPerson: usd(97_000),
      total: usd(194_000),
      prepayment: usd(29_100),
      balance: { money: usd(164_900) },
      charged: eur(178_000),
    });
    // as the list of departures shows it
    expect(priceOf(date, null, RATE)).toEqual(usd(date.price));
  });

  it('keeps the supplement out of the discount', () => {
    const date = departure({ original_price: 75_700, original_price_without_discount: 89_000 });
    const quote = quoteFor({ date, variant: variant({ original_price_delta: 9_000 }), tourists: 1 }, null);
    expect([quote.perPerson.amount, quote.withoutDiscount.amount]).toEqual([84_700, 98_000]);
    // 15 % off the departure are 13.6 % off what is paid
    expect(quote.discountPercent).toBe(13);
    expect(quoteFor({ date, variant: null, tourists: 1 }, null).discountPercent).toBe(15);
  });

  it.each([
    ['in the currency that is charged', null, 178_000, [8_000, 9_100], 195_100],
    // each line is what the sum goes up by: lines that are added up come to the total
    ['as it is read', RATE, 194_000, [8_700, 9_900], 212_600],
  ])('has the add-ons in it, %s', (_how, rate, party, addOns, total) => {
    const chosen = [
      { addOn: addOn(), quantity: 2 },
      { addOn: addOn({ id: 14, per: 'booking', original_price: 9_100 }), quantity: 1 },
    ];
    const quote = quoteFor({ date: departure(), variant: null, tourists: 2, addOns: chosen }, rate);
    expect([quote.party.amount, quote.addOns.map(({ money }) => money.amount)]).toEqual([party, addOns]);
    expect([quote.total.amount, quote.charged]).toEqual([total, eur(195_100)]);
    expect(quote.prepayment.amount + (quote.balance?.money.amount ?? 0)).toBe(total);
  });
});

describe('a balance in instalments', () => {
  const now = Date.parse('2027-01-15T10:00:00Z');
  const parts = (part: Parameters<typeof departure>[0], rate: Parameters<typeof quoteFor>[1] = null) => {
    const date = departure(part);
    const quote = quoteFor({ date, variant: null, tourists: 2 }, rate);
    return { parts: instalmentsOf(date, quote, now), balance: quote.balance?.money.amount };
  };

  it('is the plan that the api agrees on: it ends on the day of the balance', () => {
    expect(parts({ instalments: 3 }).parts).toEqual([
      { number: 1, money: eur(50_400), dueOn: '2027-02-24' },
      { number: 2, money: eur(50_400), dueOn: '2027-04-05' },
      { number: 3, money: eur(50_500), dueOn: '2027-05-15' },
    ]);
  });

  it('adds up to the balance as it is read', () => {
    const { parts: read, balance } = parts({ instalments: 3 }, RATE);
    expect(read.reduce((sum, { money }) => sum + money.amount, 0)).toBe(balance);
    expect(new Set(read.map(({ money }) => money.currency))).toEqual(new Set(['USD']));
  });

  it.each([
    ['is not offered', {}],
    ['has one part', { instalments: 1 }],
    ['everything is due at once', { instalments: 3, prepayment_size: 100, balance_due_on: null }],
    ['there is no time for two parts', { instalments: 3, balance_due_on: '2027-01-27' }],
  ])('is none where it %s', (_why, part) => {
    expect(parts(part).parts).toEqual([]);
  });
});
