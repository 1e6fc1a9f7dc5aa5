import { describe, expect, it } from '@jest/globals';
import { booking, departure, variant } from '../../../testing/samples.ts';
import { bookedVariant, moveQuote } from './move-quote.ts';

const ADD_ON = { kind: 'add_on' as const, per_person: 4_000, amount: 8_000, percent: null, name: 'Bag', quantity: 2 };
const withBags = (part: object = {}) =>
  booking({ cost: [...booking().cost, ADD_ON], total: 186_000, balance: 186_000, ...part });
const at = (price: number) => departure({ id: 2, original_price: price, price });

describe('what another date costs', () => {
  it('is its own price for the party, with the add-ons as they were agreed', () => {
    const quote = moveQuote(withBags(), at(95_000), variant({ original_price_delta: 9_000 }));
    expect([quote.party.amount, quote.addOns.map(({ money }) => money.amount), quote.total.amount]).toEqual([
      208_000,
      [8_000],
      216_000,
    ]);
    expect(quote.difference).toEqual({ amount: 30_000, currency: 'EUR' });
  });

  it.each([
    ['nothing is paid', { paid: 0 }, 95_000, 0, 198_000],
    ['the prepayment is', { paid: 26_700 }, 95_000, 0, 171_300],
    ['all is, and the date is dearer', { paid: 186_000 }, 95_000, 0, 12_000],
    ['all is, and the date is cheaper', { paid: 186_000 }, 80_000, 18_000, 0],
    ['all is, and the date costs the same', { paid: 186_000 }, 89_000, 0, 0],
  ])('when %s', (_what, part, price, refund, rest) => {
    const quote = moveQuote(withBags(part), at(price), null);
    expect([quote.refund.amount, quote.rest.money.amount]).toEqual([refund, rest]);
  });

  it('is read in the currency of the page, and adds up in it', () => {
    const rate = { from: 'EUR', to: 'USD', value: 1.09, day: '2026-11-22' };
    const quote = moveQuote(withBags({ rate }), at(95_000), null);
    expect(quote.total.currency).toBe('USD');
    const lines = [quote.party, ...quote.addOns.map(({ money }) => money)];
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.total.amount);
  });
});

describe('the variant that goes along', () => {
  const single = { variant: { id: 5, name: 'Single tent' } };
  const delta = { kind: 'variant' as const, per_person: 9_000, amount: 18_000, percent: null };

  it.each([
    ['none was booked', {}, [], null],
    ['it is offered, at its price now', single, [variant({ id: 5, original_price_delta: 9_500 })], 9_500],
    ['it is sold no more', { ...single, cost: [...booking().cost, delta] }, [variant({ id: 1 })], 9_000],
  ])('when %s', (_what, part, offered, expected) => {
    expect(bookedVariant(booking(part), offered)?.original_price_delta ?? null).toBe(expected);
  });
});
