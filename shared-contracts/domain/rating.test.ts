import { expect, it } from '@jest/globals';
import { formatRating } from './rating.ts';

it.each([
  ['en-US', 4.96, '4.96'],
  ['en-US', 4.9, '4.9'],
  ['en-US', 4.999, '5.0'],
  ['de-DE', 4.25, '4,25'],
  ['en-US', 5, '5.0'],
])('in %s an average of %d reads "%s"', (locale, rating, text) => {
  expect(formatRating(locale, rating)).toBe(text);
});
