import { createRandom } from '@cairn/shared-contracts/testing/random';
import { expect, it } from '@jest/globals';
import type { FacetGroup } from '../tour-search.ts';
import { type Bits, createBits, hasBit, setBit } from './bitset.ts';
import { nearMisses } from './near-misses.ts';
import { probeOf } from './probe.ts';
import { Scratch } from './scratch.ts';

const ROWS = 500;
const random = createRandom('misses');
const filled = (share: number): Bits => {
  const bits = createBits(ROWS);
  for (let row = 0; row < ROWS; row++) if (random.chance(share)) setBit(bits, row);
  return bits;
};
const rowsOf = (bits: Bits): number[] =>
  Array.from({ length: ROWS }, (_, row) => row).filter((row) => hasBit(bits, row));

it.each([0, 1, 2, 5])('of %i filters tells who misses none and who misses one', (count) => {
  const base = filled(0.8);
  const group: FacetGroup = 'age';
  const filters = Array.from({ length: count }, () => ({ group, bits: filled(0.6) }));
  const found = nearMisses(new Scratch(ROWS), probeOf(base), filters);
  const missing = (misses: number): number[] =>
    rowsOf(base).filter((row) => filters.filter(({ bits }) => !hasBit(bits, row)).length === misses);
  expect([rowsOf(found.none), rowsOf(found.one)]).toEqual([missing(0), missing(1)]);
  expect(missing(0).length).toBeGreaterThan(0);
});
