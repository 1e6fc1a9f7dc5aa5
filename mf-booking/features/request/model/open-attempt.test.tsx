import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Asked, beginAttempt, endAttempt, openAttempt } from './open-attempt.ts';

const shown = {
  ...{ start: '2027-06-14', end: '2027-06-21', price: 89_000, discount_percent: 0, prepayment_percent: 15 },
  ...{ balance_due_on: null, instalments: 1, not_guaranteed: false, flight_included: false, variant_delta: 0 },
};
const june: Asked = { tour_id: 7, date_id: 1, tourists_count: 2, shown };
const HOUR_MS = 3_600_000;

describe('the request whose answer is not known yet', () => {
  beforeEach(() => localStorage.clear());

  it('keeps its key while the same is asked for, whatever its price is by now', () => {
    const key = beginAttempt(7, june);
    expect(beginAttempt(7, { ...june, shown: { ...shown, price: 90_000 } })).toBe(key);
    expect(openAttempt(7)).toMatchObject({ key, asked: { date_id: 1 } });
  });

  it.each([
    ['another departure', { date_id: 2 }],
    ['another party', { tourists_count: 3 }],
    ['another variant', { variant_id: 8 }],
    ['add-ons', { add_ons: [{ id: 12, quantity: 1, price: 4_000 }] }],
  ])('has another key for %s', (_what, change) => {
    expect(beginAttempt(7, { ...june, ...change })).not.toBe(beginAttempt(7, june));
  });

  it('is over with an answer', () => {
    const key = beginAttempt(7, june);
    endAttempt(7);
    expect(openAttempt(7)).toBeNull();
    expect(beginAttempt(7, june)).not.toBe(key);
  });

  it('is of its tour, and is forgotten when the organizer’s time is over', () => {
    beginAttempt(7, june, () => 0);
    expect(openAttempt(8, () => 0)).toBeNull();
    expect(openAttempt(7, () => 47 * HOUR_MS)).not.toBeNull();
    expect(openAttempt(7, () => 48 * HOUR_MS)).toBeNull();
  });

  it.each(['not json', '7', '{}'])('survives a store that was spoiled: %s', (text) => {
    localStorage.setItem('cairn:own:request:7', text);
    expect(openAttempt(7)).toBeNull();
  });
});
