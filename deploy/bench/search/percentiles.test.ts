import { describe, expect, it } from '@jest/globals';
import { latencyOf, percentile } from './percentiles.ts';

describe('latencies', () => {
  it.each([
    [[5], 0.5, 5],
    [[1, 2, 3, 4], 0.5, 2],
    [Array.from({ length: 100 }, (_, at) => at + 1), 0.99, 99],
    [Array.from({ length: 1000 }, (_, at) => at + 1), 0.99, 990],
  ])('%p at %d is %d', (sorted, share, expected) => {
    expect(percentile(sorted, share)).toBe(expected);
  });

  it('are sorted by value, not by spelling', () => {
    expect(latencyOf([10, 9, 100, 1])).toEqual({ p50: 9, p99: 100, max: 100, count: 4 });
  });
});
