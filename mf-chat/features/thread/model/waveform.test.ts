import { expect, it } from '@jest/globals';
import { barsOf } from './waveform.ts';

it.each([
  ['silence', [], 3, [0, 0, 0]],
  ['the loudest of each share', [1, 9, 2, 8, 3, 7], 3, [9, 8, 7]],
  ['fewer levels than bars', [10, 20], 4, [10, 10, 20, 20]],
])('a waveform of %s', (_what, levels, count, bars) => {
  expect(barsOf(levels, count)).toEqual(bars);
});
