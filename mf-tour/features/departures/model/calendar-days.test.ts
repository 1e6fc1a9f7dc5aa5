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
    ['en-US', 89_000, 'EUR', '€890'],
    ['en-US', 105_000, 'EUR', '€1.1K'],
    ['en-US', 10_500_000, 'RUB', '105K ₽'],
    ['en-US', 143_000, 'JPY', 'JP¥143K'],
    ['en-US', 89_000, 'SHF', 'CHF 890'],
    // the sign stands where it stands in every other price of the page
    ['de-DE', 89_000, 'EUR', '€890'],
    ['ru-RU', 89_000, 'EUR', '€890'],
    ['ru-RU', 10_500_000, 'RUB', '105 тыс. ₽'],
    ['de-DE', 105_000, 'EUR', '€1050'],
    ['zh-CN', 143_000, 'CNY', '¥1430'],
  ])('in %s %d %s fits under a day as %s', (locale, price, currency, text) => {
    expect(shortPrice(locale, { price, currency }).replace(/\u00a0/g, ' ')).toBe(text);
  });
});
