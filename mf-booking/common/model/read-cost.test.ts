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
});
