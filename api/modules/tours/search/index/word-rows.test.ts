import { expect, it } from '@jest/globals';
import { createBits, hasBit } from './bitset.ts';
import { Ragged } from './ragged.ts';
import { WordRows } from './word-rows.ts';

const ROWS = 64;

function names(given: readonly (readonly number[])[]) {
  const words = new Ragged(ROWS, 1);
  const found = new WordRows(words, ROWS);
  const name = (row: number, numbers: readonly number[]): void => {
    words.set(row, [Int32Array.from(numbers)], numbers.length);
    found.change(row);
  };
  for (const [row, numbers] of given.entries()) name(row, numbers);
  const rowsWith = (...wanted: number[]): number[] => {
    const bits = createBits(ROWS);
    found.addWhere(bits, (word) => wanted.includes(word));
    return Array.from({ length: ROWS }, (_, row) => row).filter((row) => hasBit(bits, row));
  };
  return { name, rowsWith };
}

it('finds the rows whose name holds one of the words', () => {
  const { rowsWith } = names([[3, 1], [2], [], [1, 1]]);
  expect([rowsWith(1), rowsWith(2, 3), rowsWith(0), rowsWith(9)]).toEqual([[0, 3], [0, 1], [], []]);
});

it('knows names that changed after it was asked: other words, new words and none', () => {
  const { name, rowsWith } = names([[1], [1], [2]]);
  expect(rowsWith(1)).toEqual([0, 1]);
  name(0, [2]);
  name(1, []);
  name(5, [7]);
  expect([rowsWith(1), rowsWith(2), rowsWith(7)]).toEqual([[], [0, 2], [5]]);
  name(0, [1]);
  expect(rowsWith(1)).toEqual([0]);
});

it('knows them after so many changes that it reads all names anew', () => {
  const { name, rowsWith } = names([[1], [1]]);
  expect(rowsWith(1)).toEqual([0, 1]);
  for (let row = 0; row < ROWS; row++) name(row, [row % 2]);
  expect(rowsWith(0)).toEqual(Array.from({ length: ROWS / 2 }, (_, at) => at * 2));
  name(0, [1]);
  expect(rowsWith(0)[0]).toBe(2);
});
