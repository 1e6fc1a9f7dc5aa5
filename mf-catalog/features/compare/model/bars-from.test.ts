import type { ComparedTour } from '@cairn/shared-contracts/api/comparison.schema';
import { expect, it } from '@jest/globals';
import { barsFrom } from './bars-from.ts';

const judged = (...ratings: number[]) =>
  // nothing else is read
  ({ aspects: ratings.map((rating) => ({ name: 'program', rating })) }) as ComparedTour;

it.each([
  [[judged(4.9, 5), judged(4.5)], 4],
  [[judged(4.9), judged(3.4)], 3],
  // a bar of the least is not empty
  [[judged(4.9), judged(4)], 3],
  [[judged(1)], 0],
  [[judged()], null],
  [[{} as ComparedTour], null],
])('bars of %j begin at %s', (tours, from) => {
  expect(barsFrom(tours)).toBe(from);
});
