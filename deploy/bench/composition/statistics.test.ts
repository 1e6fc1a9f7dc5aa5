import { describe, expect, it } from '@jest/globals';
import { median, ratio, rounded, roundTrips } from './statistics.ts';

describe('statistics of the benchmark', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[10], 10],
    // a visit without a paint says nothing
    [[Number.NaN, 5, 7, 6], 6],
    [[], Number.NaN],
  ])('median of %j is %d', (values, expected) => {
    expect(median(values)).toEqual(expected);
  });

  it.each([
    [115, 100, 1.15],
    [0, 0, 1],
    [5, 0, Number.POSITIVE_INFINITY],
  ])('%d against %d is %d', (value, base, expected) => {
    expect(ratio(value, base)).toBeCloseTo(expected, 10);
  });

  it.each([
    // two round trips and 120 ms of computing, whatever the latency
    [{ short: 720, long: 2720 }, 2],
    [{ short: 1020, long: 4020 }, 3],
    [{ short: 400, long: 400 }, 0],
  ])('counts round trips by what latency costs: %j is %d', (at, expected) => {
    expect(roundTrips(at, { short: 300, long: 1300 })).toBe(expected);
  });

  it('rounds as the table shows it', () => {
    expect(rounded(1.1549, 2)).toBe(1.15);
    expect(rounded(2.04, 1)).toBe(2);
  });
});
