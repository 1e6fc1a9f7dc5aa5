import { describe, expect, it } from '@jest/globals';
import { offerTerms, type PricedDeparture, quote } from './price.ts';

const departure: PricedDeparture = {
  currency: 'EUR',
  price: 89_000,
  discount: null,
  starts_on: '2027-06-14',
  ends_on: '2027-06-21',
  prepayment_percent: 15,
  full_payment_days: 30,
  instalments: 1,
  not_guaranteed: false,
  flight_included: false,
};
const early = { kind: 'early_booking_dates', percent: 10, until: '2027-01-31' } as const;

describe('price of a request', () => {
  it.each([
    {
      says: 'plain',
      given: {},
      delta: 0,
      tourists: 2,
      today: '2027-01-10',
      expected: [89_000, 178_000, 26_700, '2027-05-15'],
    },
    {
      says: 'discount on its last day',
      given: { discount: early },
      delta: 0,
      tourists: 1,
      today: '2027-01-31',
      expected: [80_100, 80_100, 12_000, '2027-05-15'],
    },
    {
      says: 'discount over',
      given: { discount: early },
      delta: 0,
      tourists: 1,
      today: '2027-02-01',
      expected: [89_000, 89_000, 13_400, '2027-05-15'],
    },
    {
      says: 'supplement is not discounted',
      given: { discount: early },
      delta: 9_000,
      tourists: 2,
      today: '2027-01-10',
      expected: [89_100, 178_200, 26_700, '2027-05-15'],
    },
    {
      says: 'a balance that was due before today: everything at once',
      given: {},
      delta: 0,
      tourists: 1,
      today: '2027-06-01',
      expected: [89_000, 89_000, 89_000, null],
    },
    {
      says: 'everything at once',
      given: { prepayment_percent: 100 },
      delta: 0,
      tourists: 3,
      today: '2027-01-10',
      expected: [89_000, 267_000, 267_000, null],
    },
  ])('$says', ({ given, delta, tourists, today, expected }) => {
    const { price_per_person, total, prepayment, balance_due_on } = quote(
      { terms: offerTerms({ ...departure, ...given }, today), delta, fullPrice: departure.price },
      'EUR',
      tourists,
    );
    expect([price_per_person, total, prepayment, balance_due_on]).toEqual(expected);
  });
});
