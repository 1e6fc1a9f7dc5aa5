import { describe, expect, it } from '@jest/globals';
import { partsOf, secondsOf } from './parts.ts';

describe('parts of the end-to-end tests', () => {
  it('take about as long, and each file is in one of them', () => {
    const seconds = { a: 90, b: 40, c: 30, d: 20, e: 10 };
    expect(partsOf(Object.keys(seconds), seconds, 2)).toEqual([
      ['a', 'e'],
      ['b', 'c', 'd'],
    ]);
  });

  it('count a new file as the mean of the measured ones', () => {
    expect(partsOf(['a', 'b', 'new'], { a: 30, b: 10 }, 2)).toEqual([['a'], ['b', 'new']]);
  });

  it('are even where nothing was measured', () => {
    expect(partsOf(['a', 'b', 'c', 'd'], {}, 2).map(({ length }) => length)).toEqual([2, 2]);
  });
});

it('a file takes what all its tests took, second tries included', () => {
  const spec = (file: string, ...durations: number[]) => ({
    file,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const report = {
    suites: [{ specs: [spec('a', 1500)], suites: [{ specs: [spec('a', 500, 1000)] }] }, { specs: [spec('b', 2000)] }],
  };
  expect(secondsOf(report)).toEqual({ a: 3, b: 2 });
});
