import { describe, expect, it } from '@jest/globals';
import { distance, errorsIn } from './typos.ts';

describe('a typing error', () => {
  it.each([
    ['georgia', 'georgia', 0],
    ['gerogia', 'georgia', 2],
    ['gergia', 'georgia', 1],
    ['laugavegr', 'laugavegur', 1],
    // as far as it was typed
    ['gerog', 'georgia', undefined],
    ['svaneit', 'svanetian', 2],
    // a short word must be right
    ['roc', 'rock', undefined],
    ['alps', 'alpe', 1],
    ['serbia', 'georgia', undefined],
  ])('in %s for %s: %s', (typed, word, errors) => {
    expect(errorsIn(typed, word)).toBe(errors);
  });

  it('is counted no further than it matters', () => {
    expect(distance('kitten', 'sitting', 3)).toBe(3);
    expect(distance('kitten', 'sitting', 2)).toBe(3);
    expect(distance('', 'abc', 5)).toBe(3);
    expect(distance('a', 'abcdefgh', 2)).toBe(3);
    expect(distance('x'.repeat(100), 'x'.repeat(99), 2)).toBe(1);
  });
});
