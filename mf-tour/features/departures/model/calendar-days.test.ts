import { describe, expect, it } from '@jest/globals';
import { aDate } from '../../../testing/sample-tour.ts';
import { departuresByDay, shortPrice } from './calendar-days.ts';

describe('departures in a calendar', () => {
  it('are those that can be booked, the cheapest of a day', () => {
    const days = departuresByDay([
      { ...aDate, id: 1, price: 90_000 },
      { ...aDate, id: 2, price: 80_000 },
      { ...aDate, id: 3, price: 10_000, is_busy: true },
      { ...aDate, id: 4, start: '2027-07-01', number_of_free_seats: 0 },
    ]);
    expect([...days.entries()].map(([day, { id }]) => [day, id])).toEqual([['2027-06-14', 2]]);
  });

  it.each([
    [89_000, 'EUR', '€890'],
    [105_000, 'EUR', '€1.1K'],
    [10_500_000, 'RUB', '₽105K'],
    [143_000, 'JPY', '¥143K'],
    [89_000, 'SHF', 'CHF 890'],
  ])('%d %s fits under a day as %s', (price, currency, text) => {
    expect(shortPrice('en-US', { price, currency }).replace(/\u00a0/g, ' ')).toBe(text);
  });
});
