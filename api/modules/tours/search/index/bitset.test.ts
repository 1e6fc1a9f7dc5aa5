import { createRandom } from '@cairn/shared-contracts/testing/random';
import { expect, it } from '@jest/globals';
import { type Bits, countBoth, createBits, hasBit, setBit } from './bitset.ts';

const ROWS = 32 * 41;
const random = createRandom('bits');

const filled = (share: number): Bits => {
  const bits = createBits(ROWS);
  for (let row = 0; row < ROWS; row++) if (random.chance(share)) setBit(bits, row);
  return bits;
};
const FILLED = [filled(0), filled(0.02), filled(0.5), filled(0.97), filled(1)];

it('counts what two have in common, from any word to any other', () => {
  for (const a of FILLED)
    for (const b of FILLED)
      for (let from = 0; from < a.length; from += 3)
        for (let to = from; to <= a.length; to++) {
          let expected = 0;
          for (let row = from * 32; row < to * 32; row++) if (hasBit(a, row) && hasBit(b, row)) expected += 1;
          if (countBoth(a, b, from, to) !== expected)
            expect([from, to, countBoth(a, b, from, to)]).toEqual([from, to, expected]);
        }
  expect(countBoth(FILLED[4] ?? createBits(0), FILLED[4] ?? createBits(0), 0, ROWS / 32)).toBe(ROWS);
});
