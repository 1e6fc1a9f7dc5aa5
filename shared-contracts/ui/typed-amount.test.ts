import { expect, it } from '@jest/globals';
import { typedAmount } from './typed-amount.ts';

it.each([
  ['700', 700],
  ['700.50', 700],
  ['700,5', 700],
  ['700.', 700],
  ['1,400', 1400],
  ['1.400', 1400],
  ['1 400', 1400],
  ['1,400.50', 1400],
  ['60 000,00', 60_000],
  ['', undefined],
  ['.', undefined],
])('%s is %s', (text, amount) => {
  expect(typedAmount(text)).toBe(amount);
});
