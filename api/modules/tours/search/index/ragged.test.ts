import { createRandom } from '@cairn/shared-contracts/testing/random';
import { expect, it } from '@jest/globals';
import { Ragged } from './ragged.ts';

const ROWS = 300;
const random = createRandom('lists');

const listOf = (lists: Ragged, row: number): number[] => {
  const first = lists.starts[row] ?? 0;
  return Array.from(lists.column(0).subarray(first, first + (lists.sizes[row] ?? 0)));
};

const someNumbers = (most: number): number[] =>
  Array.from({ length: random.int(0, most) }, () => random.int(0, 1_000_000));

it.each([1, 40, 4_000])('keeps lists of up to %s items while they are loaded, afterwards and changed', (most) => {
  const lists = new Ragged(ROWS, 1);
  const all = Array.from({ length: ROWS }, () => someNumbers(most));
  const put = (row: number, numbers: number[]): void => {
    all[row] = numbers;
    lists.set(row, [Int32Array.from(numbers)], numbers.length);
  };
  for (const [row, numbers] of all.entries()) put(row, numbers);
  expect(all.map((_, row) => listOf(lists, row))).toEqual(all);
  lists.trim();
  expect(all.map((_, row) => listOf(lists, row))).toEqual(all);
  for (let change = 0; change < ROWS; change++) put(random.int(0, ROWS - 1), someNumbers(most));
  expect(all.map((_, row) => listOf(lists, row))).toEqual(all);
});

it('takes little more room than is needed, whatever came first', () => {
  const lists = new Ragged(ROWS, 1);
  const most = 10_000;
  for (let row = 0; row < ROWS; row++) lists.set(row, [new Int32Array(most)], row === 0 ? most : 1);
  lists.trim();
  expect(lists.column(0).length).toBeLessThan((most + ROWS + 1024) * 1.3);
});
