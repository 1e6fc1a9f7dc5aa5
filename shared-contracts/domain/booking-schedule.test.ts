import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bookingSchedule, cancellationRules, dueTerms, freeCancelUntil, paymentParts } from './booking-schedule.ts';

const iso = (instant: number) => new Date(instant).toISOString().slice(0, 16);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

describe('what is due when', () => {
  const row = (start: string, days: number, percent = 15) => {
    const made = bookingSchedule(
      { start, prepaymentPercent: percent, balanceDays: days },
      Date.parse('2026-11-22T12:00:00Z'),
    );
    const { confirmBy, prepayBy, freeCancelUntil: free, prepaymentPercent, balanceDueOn } = made;
    return [iso(confirmBy), iso(prepayBy), iso(free), prepaymentPercent, balanceDueOn];
  };

  it.each([
    {
      says: 'months ahead: the steps take all their hours, the balance its days',
      given: row('2027-06-14', 30),
      expected: ['2026-11-24T12:00', '2026-11-25T12:00', '2026-11-27T12:00', 15, '2027-05-15'],
    },
    {
      says: 'the balance on the day after the last prepayment still stands alone',
      given: row('2026-12-26', 30),
      expected: ['2026-11-24T12:00', '2026-11-25T12:00', '2026-11-27T12:00', 15, '2026-11-26'],
    },
    {
      says: 'a balance on the day of the last prepayment: everything at once',
      given: row('2026-12-25', 30),
      expected: ['2026-11-24T12:00', '2026-11-25T12:00', '2026-11-27T12:00', 100, null],
    },
    {
      says: 'a balance that was due before today: everything at once',
      given: row('2026-12-10', 45),
      expected: ['2026-11-24T12:00', '2026-11-25T12:00', '2026-11-27T12:00', 100, null],
    },
    {
      says: 'paid in full anyway',
      given: row('2027-06-14', 30, 100),
      expected: ['2026-11-24T12:00', '2026-11-25T12:00', '2026-11-27T12:00', 100, null],
    },
    {
      says: 'a week ahead: shorter steps',
      given: row('2026-11-28', 0),
      expected: ['2026-11-23T10:00', '2026-11-23T19:10', '2026-11-25T19:10', 15, '2026-11-28'],
    },
    {
      says: 'tomorrow: two hours to confirm, free cancellation ends with the start',
      given: row('2026-11-23', 30),
      expected: ['2026-11-22T14:00', '2026-11-22T14:50', '2026-11-23T00:00', 100, null],
    },
  ])('$says', ({ given, expected }) => {
    expect(given).toEqual(expected);
  });

  it('nothing in the past, nothing in the wrong order, nothing beyond the start, whenever it is booked', () => {
    const noon = Date.parse('2027-01-01T00:00:00Z');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500 * 24 * 60 }),
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 0, max: 365 }),
        fc.integer({ min: 0, max: 100 }),
        (minutes, daysAhead, prepaymentPercent, balanceDays, paidAfter) => {
          const now = noon + minutes * 60_000;
          const start = dateOf(now + daysAhead * DAY_MS);
          const begins = Date.parse(start);
          const made = bookingSchedule({ start, prepaymentPercent, balanceDays }, now);
          const paidAt = now + ((begins - now) * paidAfter) / 100;

          expect(made.confirmBy).toBeGreaterThan(now);
          expect(made.prepayBy).toBeGreaterThan(made.confirmBy);
          expect(made.prepayBy).toBeLessThan(begins);
          expect(made.freeCancelUntil).toBeGreaterThanOrEqual(made.prepayBy);
          expect(freeCancelUntil(start, paidAt)).toBeLessThanOrEqual(begins);
          expect(made.prepaymentPercent === 100).toBe(made.balanceDueOn === null);
          if (made.balanceDueOn !== null) {
            expect(made.balanceDueOn > dateOf(made.prepayBy)).toBe(true);
            expect(made.balanceDueOn <= start).toBe(true);
          }
        },
      ),
    );
  });

  it('the terms are those of the day: the same from its first to its last minute', () => {
    const terms = { start: '2026-12-26', prepaymentPercent: 15, balanceDays: 30 };
    const at = (time: string) => bookingSchedule(terms, Date.parse(`2026-11-22T${time}Z`)).balanceDueOn;
    expect([at('00:00:00'), at('23:59:59'), dueTerms(terms, '2026-11-22').balanceDueOn]).toEqual(
      Array(3).fill('2026-11-26'),
    );
  });

  it('both parts make the whole in every currency', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000_000 }),
        fc.integer({ min: 1, max: 100 }),
        fc.constantFrom('EUR', 'KZT', 'JPY', 'USD'),
        (amount, percent, currency) => {
          const { prepayment, balance } = paymentParts({ amount, currency }, percent);
          expect(prepayment.amount + balance.amount).toBe(amount);
          expect(Math.min(prepayment.amount, balance.amount)).toBeGreaterThanOrEqual(0);
          if (percent === 100) expect(balance.amount).toBe(0);
        },
      ),
    );
  });
});

describe('what a cancellation costs', () => {
  const paid = Date.parse('2027-01-10T12:00:00Z');

  it.each([
    ['before a payment', '2027-06-14', '2027-05-15', null, ['free', 'prepayment_kept 2027-05-15']],
    ['paid months ahead', '2027-06-14', '2027-05-15', paid, ['free 2027-01-12T12:00', 'prepayment_kept 2027-05-15']],
    ['all at once', '2027-01-20', null, paid, ['free 2027-01-12T12:00']],
    ['the free hours end with the start', '2027-01-11', null, paid, ['free 2027-01-11T00:00']],
    ['the free hours outlast the balance', '2027-01-20', '2027-01-11', paid, ['free 2027-01-12T12:00']],
  ])('%s', (_says, start, balanceDueOn, firstPaidAt, expected) => {
    const said = cancellationRules({ start, balanceDueOn }, firstPaidAt).map((one) => {
      const until = 'until' in one && one.until !== null ? one.until : '';
      return `${one.rule} ${typeof until === 'number' ? iso(until) : until}`.trim();
    });
    expect(said).toEqual([...expected, 'no_refund', 'organizer_cancels']);
  });
});
