import { expect, it } from '@jest/globals';
import {
  DEPARTURE_COLUMNS,
  deriveOffers,
  LIMIT_COLUMNS,
  NO_PRICE,
  OFFER_COLUMNS,
  storeDepartures,
} from './departures.ts';
import { Ragged } from './ragged.ts';

/** as the database tells them: first day, last day, price, whether it can be booked, kind of discount, percent, limits */
const DEPARTURES = [
  '100,107,10000,1,4,10,0,0',
  '110,110,20000,0',
  '120,127,10000,1,1,20,90,0',
  '130,131,10000,1,2,30,25,0',
  '140,145,10000,0,3,40,135,139',
  '150,155,10000,1,3,50,145,160',
].join(';');

function offersOn(today: number, text: string | null = DEPARTURES) {
  const lists = { departures: new Ragged(4, DEPARTURE_COLUMNS), limits: new Ragged(4, LIMIT_COLUMNS) };
  const offers = new Ragged(4, OFFER_COLUMNS);
  // one before it: where a list begins matters
  storeDepartures(lists, 0, '1,2,300,1,4,90,0,0');
  storeDepartures(lists, 1, text);
  const { isLive, price } = deriveOffers(lists, 1, { today, unit: 100 }, offers);
  const first = offers.starts[1] ?? 0;
  const rows = Array.from({ length: offers.sizes[1] ?? 0 }, (_, at) =>
    [0, 1, 2].map((column) => offers.column(column)[first + at]),
  );
  return { isLive, price, rows };
}

it.each([
  {
    today: 90,
    price: 5000,
    rows: [
      [100, 107, 9000],
      [120, 127, 8000],
      [130, 131, 7000],
      [150, 155, 5000],
    ],
  },
  // the first one has left, with its discount; two others are over
  {
    today: 106,
    price: 5000,
    rows: [
      [120, 127, 10000],
      [130, 131, 10000],
      [150, 155, 5000],
    ],
  },
  { today: 149, price: 5000, rows: [[150, 155, 5000]] },
])('knows the discounts of each departure on day $today', ({ today, price, rows }) => {
  expect(offersOn(today)).toEqual({ isLive: true, price, rows });
});

it('has no offers once all have left, and of a tour that goes nowhere', () => {
  const nothing = { isLive: false, price: NO_PRICE, rows: [] };
  expect([offersOn(150), offersOn(90, null)]).toEqual([nothing, nothing]);
});

it('tells the lowest price of all when none can be booked', () => {
  expect(offersOn(90, '100,101,700,0;102,103,600,0')).toEqual({ isLive: true, price: 600, rows: [] });
});

it('reads as many departures as there are, and days before 1970', () => {
  const many = Array.from({ length: 1_000 }, (_, at) => `${at - 10},${at - 9},${500 + at},1`).join(';');
  const { rows } = offersOn(-20, many);
  expect([rows.length, rows[0], rows.at(-1)]).toEqual([1_000, [-10, -9, 500], [989, 990, 1499]]);
});
