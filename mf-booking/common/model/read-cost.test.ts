import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { readBooking } from '@cairn/shared-contracts/domain/read-booking';
import { describe, expect, it } from '@jest/globals';
import { booking } from '../../testing/samples.ts';
import { readCost } from './read-cost.ts';

const cost: Booking['cost'] = [
  { kind: 'tour', per_person: 104_700, amount: 314_100, percent: null },
  { kind: 'discount', per_person: -15_700, amount: -47_100, percent: 15 },
  { kind: 'variant', per_person: 9_050, amount: 27_150, percent: null },
];
const three = { cost, tourists_count: 3, price_per_person: 98_050, total: 294_150 };

describe('what a total is made of, as it is read', () => {
  it.each([null, 1.09, 0.917, 7.31])('adds up to the total at a rate of %s', (value) => {
    const rate = value === null ? null : { from: 'EUR', to: 'USD', value, day: '2026-11-22' };
    const one = booking({ ...three, rate });
    const lines = readCost(one);
    expect(lines.map(({ kind }) => kind)).toEqual(['tour', 'discount', 'variant']);
    expect(lines.reduce((sum, { money }) => sum + money.amount, 0)).toBe(readBooking(one).total.amount);
    for (const { perPerson, money } of lines) expect(money.amount).toBe(perPerson.amount * 3);
  });

  it.each([null, 1.09, 0.917])('with add-ons, each as often as it was booked, at a rate of %s', (value) => {
    const rate = value === null ? null : { from: 'EUR', to: 'USD', value, day: '2026-11-22' };
    const one = booking({
      ...{ tourists_count: 3, price_per_person: 89_000, total: 267_000 + 2 * 3_550 + 7_100, rate },
      cost: [
        { kind: 'tour', per_person: 89_000, amount: 267_000, percent: null },
        { kind: 'add_on', per_person: 3_550, amount: 7_100, percent: null, name: 'Sleeping bag', quantity: 2 },
        { kind: 'add_on', per_person: 7_100, amount: 7_100, percent: null, name: 'Transfer', quantity: 1 },
      ],
    });
    const [tour, ...addOns] = readCost(one);
    expect(addOns.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Sleeping bag', 2],
      ['Transfer', 1],
    ]);
    expect(tour?.money.amount).toBe(readBooking(one).perPerson.amount * 3);
    const extras = addOns.reduce((sum, { money }) => sum + money.amount, 0);
    expect((tour?.money.amount ?? 0) + extras).toBe(readBooking(one).total.amount);
    expect(extras / 14_200 / (value ?? 1)).toBeCloseTo(1, 1);
  });
});
