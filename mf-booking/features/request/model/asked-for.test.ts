import { describe, expect, it } from '@jest/globals';
import { agesIn, askedFor } from './asked-for.ts';

describe('what the address asks the panel for', () => {
  it.each([
    ['', { departure: null, variant: null, tourists: 2 }],
    ['?people=4', { departure: null, variant: null, tourists: 4 }],
    ['?departure=31&people=1', { departure: 31, variant: null, tourists: 1 }],
    ['?departure=31&variant=8', { departure: 31, variant: 8, tourists: 2 }],
    ['?variant=big', { departure: null, variant: null, tourists: 2 }],
    ['?departure=0&people=0', { departure: null, variant: null, tourists: 2 }],
    ['?departure=soon&people=9999', { departure: null, variant: null, tourists: 2 }],
    ['?departure=-4&people=1.5', { departure: null, variant: null, tourists: 2 }],
  ])('%s', (search, asked) => {
    expect(askedFor(new URLSearchParams(search))).toEqual(asked);
  });
});

describe('children of the address', () => {
  it.each([
    ['', 4, []],
    ['?ages=5,9', 4, [5, 9]],
    // nobody sends children alone
    ['?ages=5,9', 2, [5]],
    ['?ages=5', 1, []],
    ['?ages=0,18,x,7', 4, [7]],
  ])('%s among %d tourists: %j', (search, tourists, ages) => {
    expect(agesIn(new URLSearchParams(search), tourists)).toEqual(ages);
  });
});
