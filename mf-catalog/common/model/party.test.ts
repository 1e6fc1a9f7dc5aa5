import { describe, expect, it } from '@jest/globals';
import { agesOf, partyOf, withParty } from './party.ts';

describe('the party of an address', () => {
  it.each([
    ['?people=4', 4],
    ['?people=1', 1],
    ['?people=16', 16],
    ['', 2],
    ['?people=0', 2],
    ['?people=17', 2],
    ['?people=-3', 2],
    ['?people=four', 2],
    ['?people=2.5', 2],
  ])('%s is %d', (search, people) => {
    expect(partyOf(new URLSearchParams(search))).toBe(people);
  });

  it.each([
    ['/tours', 4, '/tours?people=4'],
    ['/georgia?daysMax=7', 1, '/georgia?daysMax=7&people=1'],
    ['/georgia?daysMax=7', 2, '/georgia?daysMax=7'],
    ['/georgia', 4, '/georgia?people=4&ages=5,9', [5, 9]],
    ['/georgia', 2, '/georgia?ages=8', [8]],
  ])('%s for %d leads to %s', (href, people, expected, ages: number[] = []) => {
    expect(withParty(href, people, ages)).toBe(expected);
  });

  it.each([
    ['?people=4&ages=5,9', [5, 9]],
    ['?ages=8', [8]],
    ['', []],
    // somebody grown up is among them, and no child is 18
    ['?people=2&ages=5,9', [5]],
    ['?people=1&ages=5', []],
    ['?people=4&ages=0,18,x,-3,7', [7]],
  ])('%s has children of %j', (search, ages) => {
    expect(agesOf(new URLSearchParams(search))).toEqual(ages);
  });
});
