import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ALL_CURRENCIES } from './currencies.ts';
import { INSTALMENTS_MAX, instalmentPlan, nextInstalment } from './instalments.ts';
import { minorUnits } from './money.ts';

const money = (amount: number, currency = 'EUR') => ({ amount, currency });

describe('a balance in instalments', () => {
  it('is spread evenly until the day the whole is due', () => {
    expect(instalmentPlan(money(151_300), '2027-01-15', '2027-05-15', 3)).toEqual([
      { number: 1, amount: 50_400, due_on: '2027-02-24' },
      { number: 2, amount: 50_400, due_on: '2027-04-05' },
      { number: 3, amount: 50_500, due_on: '2027-05-15' },
    ]);
  });

  it('has whole yen', () => {
    expect(instalmentPlan(money(10_000, 'JPY'), '2027-01-15', '2027-05-15', 3).map(({ amount }) => amount)).toEqual([
      3333, 3333, 3334,
    ]);
  });

  it.each([
    ['there is no time for several', money(100_000), '2027-05-10', 1],
    ['the time is enough for two', money(100_000), '2027-04-30', 2],
    ['there is only one unit', money(100), '2027-01-15', 1],
  ])('when %s', (_case, balance, from, parts) => {
    expect(instalmentPlan(balance, from, '2027-05-15', 6)).toHaveLength(parts);
  });

  it('adds up to the minor unit, in order, in every currency', () => {
    const day = fc.integer({ min: 0, max: 900 });
    const date = (days: number) => new Date(Date.UTC(2027, 0, 1 + days)).toISOString().slice(0, 10);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.constantFrom(...ALL_CURRENCIES),
        day,
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 1, max: 12 }),
        (amount, currency, start, days, wanted) => {
          const [from, dueOn] = [date(start), date(start + days)];
          const plan = instalmentPlan(money(amount, currency), from, dueOn, wanted);
          expect(plan.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
          expect(plan.length).toBeLessThanOrEqual(Math.min(wanted, INSTALMENTS_MAX));
          expect(plan.at(-1)?.due_on).toBe(dueOn);
          for (const [index, part] of plan.entries()) {
            expect(part.number).toBe(index + 1);
            expect(part.amount).toBeGreaterThan(0);
            expect(part.due_on >= (plan[index - 1]?.due_on ?? from)).toBe(true);
            if (index < plan.length - 1) expect(part.amount % minorUnits(currency)).toBe(0);
          }
        },
      ),
    );
  });

  it('is paid part by part, whatever was paid at once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 1, max: 6 }), (amount, wanted) => {
        const plan = instalmentPlan(money(amount), '2027-01-01', '2027-12-01', wanted);
        let paid = 0;
        for (let next = nextInstalment(plan, paid); next; next = nextInstalment(plan, paid)) paid += next.amount;
        expect(paid).toBe(amount);
      }),
    );
    const plan = instalmentPlan(money(30_000), '2027-01-01', '2027-12-01', 3);
    expect(nextInstalment(plan, 15_000)).toMatchObject({ number: 2, amount: 5_000 });
  });
});
