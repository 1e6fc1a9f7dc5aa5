import { createRandom } from '@cairn/shared-contracts/testing/random';
import { expect, it, jest } from '@jest/globals';
import { createBits, hasBit, setBit } from './bitset.ts';
import { OFFER_COLUMNS } from './departures.ts';
import { type Dates, OfferStarts } from './offer-starts.ts';
import { probeOf } from './probe.ts';
import { Ragged } from './ragged.ts';
import { Scratch } from './scratch.ts';
import { SectionWriter } from './snapshot/sections.ts';

interface Offer {
  start: number;
  end: number;
  price: number;
}

const ROWS = 400;
const FIRST = 20_000;
const random = createRandom('offers');

/** most tours cost the same whenever they start and are of one length; some have many prices, some mix lengths */
function tour(): Offer[] {
  const length = random.int(1, 16);
  const prices = random.chance(0.2) ? [9, 8, 7, 6, 5] : [9, random.int(7, 9), random.int(7, 9)];
  const isMixed = random.chance(0.1);
  return Array.from({ length: random.int(0, 12) }, () => FIRST + random.int(0, 300))
    .sort((a, b) => a - b)
    .map((start) => ({
      start,
      end: start + length - 1 + (isMixed ? random.int(0, 5) : 0),
      price: random.pick(prices),
    }));
}

function marked(isLoading = false) {
  const tours = Array.from({ length: ROWS }, tour);
  const offers = new Ragged(ROWS, OFFER_COLUMNS);
  const starts = new OfferStarts(ROWS, undefined, isLoading);
  const put = (row: number, those: readonly Offer[]): void => {
    tours[row] = [...those];
    starts.clear({ offers }, row);
    const columns = [those.map(({ start }) => start), those.map(({ end }) => end), those.map(({ price }) => price)];
    offers.set(
      row,
      columns.map((values) => Int32Array.from(values)),
      those.length,
    );
    starts.mark({ offers }, row);
  };
  for (const [row, those] of tours.entries()) put(row, those);
  starts.finish();
  return { tours, starts, put };
}

const cheapestOf = (offers: readonly Offer[], { from, to }: Dates): number | undefined => {
  const prices = offers.filter(({ start, end }) => start >= from && end <= to).map(({ price }) => price);
  return prices.length === 0 ? undefined : Math.min(...prices);
};

/** of each tour the price that is told, "perhaps", or nothing */
function told(starts: OfferStarts, dates: Dates): (number | 'perhaps' | undefined)[] {
  const all = createBits(ROWS);
  for (let row = 0; row < ROWS; row++) setBit(all, row);
  const { levels, perhaps } = starts.within(probeOf(all), dates, new Scratch(ROWS));
  return Array.from({ length: ROWS }, (_, row) => {
    const level = levels.findIndex((bits) => hasBit(bits, row));
    if (level !== -1) return starts.priceOf(row, level);
    return hasBit(perhaps, row) ? 'perhaps' : undefined;
  });
}

const DATES: Dates[] = [
  { from: -(2 ** 30), to: 2 ** 30 - 1 },
  { from: FIRST + 50, to: 2 ** 30 - 1 },
  { from: -(2 ** 30), to: FIRST + 180 },
  ...Array.from({ length: 60 }, () => {
    const from = FIRST + random.int(-20, 310);
    return { from, to: from + random.int(0, 90) };
  }),
];

it.each([
  { rows: 'one by one', isLoading: false },
  { rows: 'all at once', isLoading: true },
])('tells prices in any dates, and no offers where there are none, of rows that came $rows', ({ isLoading }) => {
  const { tours, starts } = marked(isLoading);
  let [known, unknown] = [0, 0];
  for (const dates of DATES) {
    for (const [row, price] of told(starts, dates).entries()) {
      if (price === 'perhaps') unknown += 1;
      else expect(price).toBe(cheapestOf(tours[row] ?? [], dates));
      if (typeof price === 'number') known += 1;
    }
  }
  // else everything might be "perhaps"
  expect(known).toBeGreaterThan(unknown);
});

it('needs to look at offers only of tours that mix lengths or have many prices, whatever the dates', () => {
  const { tours, starts } = marked();
  const isPlain = (offers: readonly Offer[]) =>
    new Set(offers.map(({ start, end }) => end - start)).size < 2 &&
    new Set(offers.map(({ price }) => price)).size <= 3;
  for (const dates of DATES) {
    const unknown = [...told(starts, dates).entries()].filter(([, price]) => price === 'perhaps');
    expect(unknown.filter(([row]) => isPlain(tours[row] ?? []))).toEqual([]);
  }
});

it('needs to look at no offers when the dates have no end on either side', () => {
  const { tours, starts } = marked();
  const always: Dates = { from: -(2 ** 30), to: 2 ** 30 - 1 };
  const mixed = told(starts, always).filter((price) => price === 'perhaps').length;
  const lengths = (offers: readonly Offer[]) => new Set(offers.map(({ start, end }) => end - start)).size;
  expect(mixed).toBe(tours.filter((offers) => lengths(offers) > 1).length);
});

it.each([false, true])('tells of a tour as it is after its offers changed (rows were loaded: %s)', (isLoading) => {
  const { starts, put } = marked(isLoading);
  const between = { from: FIRST, to: FIRST + 60 };
  const until = { from: -(2 ** 30), to: FIRST + 60 };
  const since = { from: FIRST + 61, to: 2 ** 30 - 1 };
  const toldFirst = () => [between, until, since].map((dates) => told(starts, dates)[0]);
  put(0, [{ start: FIRST + 14, end: FIRST + 20, price: 5 }]);
  expect(toldFirst()).toEqual([5, 5, undefined]);
  put(0, [{ start: FIRST + 14, end: FIRST + 20, price: 6 }]);
  expect(toldFirst()).toEqual([6, 6, undefined]);
  put(0, [{ start: FIRST + 90, end: FIRST + 96, price: 6 }]);
  expect(toldFirst()).toEqual([undefined, undefined, 6]);
  put(0, []);
  expect(toldFirst()).toEqual([undefined, undefined, undefined]);
});

it('forgets days on which nothing starts any more', () => {
  const { starts, put } = marked();
  for (let row = 0; row < ROWS; row++) put(row, []);
  const daysOf = (): number => {
    const writer = new SectionWriter();
    const saved = jest.spyOn(writer, 'json');
    starts.save(writer);
    const values = saved.mock.calls.flatMap(([name, days]) =>
      name.startsWith('starts') && Array.isArray(days) ? days : [],
    );
    return values.length;
  };
  expect(daysOf()).toBeGreaterThan(300);
  starts.letGo();
  expect(daysOf()).toBe(0);
});
