import { ageFact } from '@cairn/shared-contracts/domain/ages';
import { describe, expect, it } from '@jest/globals';
import { languageName, ratingLevel } from './facts.ts';

describe('facts of a tour', () => {
  it.each([
    [16, 65, { kind: 'range', from: 16, to: 65 }],
    [12, 99, { kind: 'from', from: 12 }],
    [18, 0, { kind: 'from', from: 18 }],
  ])('ages %d to %d', (min_age, max_age, fact) => {
    expect(ageFact({ min_age, max_age })).toEqual(fact);
  });

  it.each([
    ['ru', 'Russian'],
    ['English', 'English'],
  ])('language %s is written %s', (language, name) => {
    expect(languageName('en-US', language)).toBe(name);
  });

  it.each([
    [4.96, 5],
    [4.64, 5],
    [4.5, 5],
    [3.2, 3],
    [5, 5],
    [0.4, 1],
  ])('average %d is level %d', (rating, level) => {
    expect(ratingLevel(rating)).toBe(level);
  });
});
