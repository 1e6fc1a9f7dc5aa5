import { describe, expect, it } from '@jest/globals';
import { askedFor } from './asked-for.ts';

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
