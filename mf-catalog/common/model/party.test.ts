import { describe, expect, it } from '@jest/globals';
import { partyOf, withParty } from './party.ts';

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
  ])('%s for %d leads to %s', (href, people, expected) => {
    expect(withParty(href, people)).toBe(expected);
  });
});
