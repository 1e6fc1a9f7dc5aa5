import type { PlaceClimate } from '@cairn/shared-contracts/api/climate.schema';
import { expect, it } from '@jest/globals';
import { guideYear } from './guide-year.ts';

const option = (value: string, count: number) => ({ value, name: value, count });
const MONTH = { low_c: 0, rain_mm: 0, rain_days: 0, sun_hours: 0, sea_c: null };
const climate: PlaceClimate = {
  place: { id: 1, slug: 'georgia', name: 'Georgia', kind: 'countries', parents: [], altitude_m: 0 },
  months: Array.from({ length: 12 }, (_, index) => ({ ...MONTH, high_c: index })),
  best_months: [6, 9],
};

it('is twelve months, whatever there is', () => {
  const year = guideYear([], undefined);
  expect(year.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(new Set(year.map(({ tours, share, isBest, dates }) => [tours, share, isBest, dates].join()))).toEqual(
    new Set(['0,0,false,']),
  );
});

it('a month that comes twice is the next one, and without tours the one after', () => {
  const year = guideYear(
    [option('2026-12', 4), option('2027-02', 0), option('2027-12', 9), option('2028-02', 2)],
    undefined,
  );
  expect(year[11]).toMatchObject({ tours: 4, share: 1, dates: { from: '2026-12-01', to: '2026-12-31' } });
  // a leap year
  expect(year[1]).toMatchObject({ tours: 2, share: 0.5, dates: { from: '2028-02-01', to: '2028-02-29' } });
  expect(year[0]).toMatchObject({ tours: 0, dates: undefined });
});

it('the weather says what each is like, and which are best', () => {
  const year = guideYear([], climate);
  expect(year.filter(({ isBest }) => isBest).map(({ month }) => month)).toEqual([6, 9]);
  expect(year[5]?.high).toBe(5);
});
