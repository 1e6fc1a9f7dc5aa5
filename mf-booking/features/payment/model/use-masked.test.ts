import { describe, expect, it } from '@jest/globals';
import { caretBehind } from './use-masked.ts';

describe('the caret of a formatted field', () => {
  it.each([
    ['4242 4242', 0, 0],
    ['4242 4242', 2, 2],
    ['4242 4242', 4, 4],
    ['4242 4242', 5, 6],
    ['09 / 28', 2, 2],
    ['09 / 28', 3, 6],
    ['09 / 28', 9, 7],
  ])('in %j behind digit %i is at %i', (text, digits, caret) => {
    expect(caretBehind(text, digits)).toBe(caret);
  });
});
