import { createRandom } from '@cairn/shared-contracts/testing/random';
import { expect, it } from '@jest/globals';
import { FirstRows } from './first-rows.ts';

it.each([
  [1, 1],
  [1, 500],
  [12, 12],
  [12, 500],
  [100, 500],
  [500, 500],
  [500, 40],
])('the first %d of %d rows are those that sorting puts there', (most, count) => {
  const random = createRandom(`${most} of ${count}`);
  const keys = Array.from({ length: count }, () => random.int(0, 60));
  const compare = (a: number, b: number) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b;
  const rows = keys.map((_, row) => row);
  const first = new FirstRows(most, compare);
  for (const row of rows) first.add(row);
  expect(first.sorted()).toEqual(rows.toSorted(compare).slice(0, most));
});
