import { describe, expect, it } from '@jest/globals';
import { type Amounts, readBooking, readPayment } from './read-booking.ts';

const RATE = { from: 'EUR', to: 'USD', value: 1.09, day: '2026-11-22' };
const usd = (amount: number) => ({ amount, currency: 'USD' });
const eur = (amount: number) => ({ amount, currency: 'EUR' });

const booking = (more: Partial<Amounts> = {}): Amounts => ({
  ...{ currency: 'EUR', price_per_person: 89_000, tourists_count: 2, total: 178_000 },
  ...{ prepayment: 26_700, prepayment_percent: 15, paid: 0, refunded: 0, ...more },
});

describe('the amounts of a booking', () => {
  it('are what is charged to whoever pays in their own currency', () => {
    expect(readBooking(booking())).toMatchObject({
      total: eur(178_000),
      prepayment: eur(26_700),
      balance: eur(151_300),
    });
  });

  it('read as they did before the request, and add up', () => {
    const read = readBooking(booking({ rate: RATE }));
    // €890 are $970, twice
    expect(read).toMatchObject({ perPerson: usd(97_000), total: usd(194_000), prepayment: usd(29_100) });
    expect(read.prepayment.amount + read.balance.amount).toBe(read.total.amount);
  });

  it('have the add-ons in them', () => {
    const total = 178_000 + 10_000;
    const read = readBooking(booking({ rate: RATE, total, prepayment: 28_200 }));
    expect(read).toMatchObject({ perPerson: usd(97_000), total: usd(194_000 + 10_900), prepayment: usd(30_700) });
    expect(read.prepayment.amount + read.balance.amount).toBe(read.total.amount);
  });

  it.each([
    ['the prepayment', { paid: 26_700 }, usd(29_100), usd(164_900)],
    ['everything', { paid: 178_000 }, usd(194_000), usd(0)],
    ['another sum', { paid: 100_000 }, usd(109_000), usd(85_000)],
  ])('after %s was paid', (_what, part, paid, balance) => {
    expect(readBooking(booking({ rate: RATE, ...part }))).toMatchObject({ paid, balance });
  });

  it('tell what comes next', () => {
    expect(readPayment(booking({ rate: RATE }), { type: 'prepayment', money: eur(26_700) })).toEqual(usd(29_100));
    const prepaid = booking({ rate: RATE, paid: 26_700 });
    expect(readPayment(prepaid, { type: 'payment', money: eur(151_300) })).toEqual(usd(164_900));
  });
});
