import { describe, expect, it } from '@jest/globals';
import { shownTours } from './shown-tours.ts';

describe('how many tours the home page speaks of', () => {
  const stats = { totalCount: 599, toursCount: 505, cruisesCount: 10 };
  it.each([
    [false, 515],
    [true, 599],
  ])('with excursions %p: %i', (excursionsEnabled, count) => {
    expect(shownTours(stats, { excursionsEnabled })).toBe(count);
  });
});
