import type { Discount } from '@cairn/shared-contracts/domain/discount';
import { DISCOUNT_KINDS } from '@cairn/shared-contracts/domain/enumerations';
import { createRandom, type Random } from '@cairn/shared-contracts/testing/random';
import { describe, expect, it } from '@jest/globals';
import { priceToday } from '../../departures.ts';
import { dayNumber } from '../index/days.ts';
import { departuresOf, lowest, monthsOf, offersOf, type PriceStep, pricesOf } from './price-steps.ts';

const dateOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);
const START = dayNumber('2027-06-01');

interface Case {
  starts_on: string;
  ends_on: string;
  price: number;
  isBookable: boolean;
  discount: Discount | null;
}

/** as the query of tour-records.ts writes it */
function written({ starts_on, ends_on, price, isBookable, discount }: Case): string {
  const fields = [dayNumber(starts_on), dayNumber(ends_on), price, isBookable ? 1 : 0];
  switch (discount?.kind) {
    case 'early_booking_dates':
      return [...fields, 1, discount.percent, dayNumber(discount.until ?? ''), 0].join(',');
    case 'early_booking_days':
      return [...fields, 2, discount.percent, discount.days_before, 0].join(',');
    case 'seasonal':
      return [
        ...fields,
        ...[3, discount.percent, dayNumber(discount.season_from ?? ''), dayNumber(discount.season_to ?? '')],
      ].join(',');
    case 'on_tour_date':
      return [...fields, 4, discount.percent, 0, 0].join(',');
    default:
      return fields.join(',');
  }
}

function anyDeparture(random: Random): Case {
  const starts = START + random.int(0, 60);
  return {
    starts_on: dateOf(starts),
    ends_on: dateOf(starts + random.int(0, 20)),
    price: random.int(50, 900) * 100 + random.int(0, 99),
    isBookable: random.chance(0.7),
    discount: random.chance(0.3)
      ? null
      : {
          kind: random.pick(DISCOUNT_KINDS),
          percent: random.int(0, 40),
          until: dateOf(START + random.int(-60, 60)),
          days_before: random.int(0, 90),
          season_from: dateOf(START + 10),
          season_to: dateOf(START + 40),
        },
  };
}

const on = (steps: readonly PriceStep[], day: number): number[] =>
  steps.filter(({ since, until }) => since <= day && day <= until).map(({ price }) => price);

describe('prices by day', () => {
  it.each(['EUR', 'JPY'])('are what the rules of discounts say on that day, in %s', (currency) => {
    const random = createRandom(`steps ${currency}`);
    for (let n = 0; n < 25; n++) {
      const cases = Array.from({ length: random.int(0, 7) }, () => anyDeparture(random));
      const departures = departuresOf(cases.length > 0 ? cases.map(written).join(';') : null, currency);
      const prices = pricesOf(departures);
      const months = monthsOf(departures);
      for (let day = START - 70; day <= START + 85; day++) {
        const priced = cases
          .filter(({ starts_on }) => dayNumber(starts_on) > day)
          .map((one) => ({ ...one, ...priceToday({ ...one, tour_currency: currency }, dateOf(day)) }));
        const bookable = priced.filter(({ isBookable }) => isBookable);
        const costs = (bookable.length > 0 ? bookable : priced).map(({ originalPrice }) => originalPrice);
        expect([day, on(prices, day)]).toEqual([day, costs.length > 0 ? [Math.min(...costs)] : []]);
        expect(on(offersOf(departures), day).sort()).toEqual(bookable.map(({ originalPrice }) => originalPrice).sort());
        const within = bookable.filter(({ starts_on, ends_on }) => starts_on.slice(0, 7) === ends_on.slice(0, 7));
        const byMonth = Map.groupBy(within, ({ starts_on }) => starts_on.slice(0, 7));
        expect(on(months, day).sort()).toEqual(
          Array.from(byMonth.values(), (offers) => Math.min(...offers.map((one) => one.originalPrice))).sort(),
        );
      }
    }
  });

  it.each<[string, PriceStep[], PriceStep[]]>([
    ['nothing', [], []],
    ['one', [{ since: 1, until: 5, price: 7 }], [{ since: 1, until: 5, price: 7 }]],
    [
      'a gap between two',
      [
        { since: 1, until: 2, price: 7 },
        { since: 4, until: 5, price: 7 },
      ],
      [
        { since: 1, until: 2, price: 7 },
        { since: 4, until: 5, price: 7 },
      ],
    ],
    [
      'a cheaper one within a dearer one',
      [
        { since: 1, until: 9, price: 7 },
        { since: 3, until: 4, price: 5 },
      ],
      [
        { since: 1, until: 2, price: 7 },
        { since: 3, until: 4, price: 5 },
        { since: 5, until: 9, price: 7 },
      ],
    ],
    [
      'equal neighbours, which are one',
      [
        { since: 1, until: 2, price: 7 },
        { since: 3, until: 9, price: 7 },
      ],
      [{ since: 1, until: 9, price: 7 }],
    ],
  ])('the lowest of %s', (_title, steps, expected) => {
    expect(lowest(steps)).toEqual(expected);
  });
});
