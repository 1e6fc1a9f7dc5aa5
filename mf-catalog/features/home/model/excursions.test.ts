import { listingHref } from '@cairn/shared-contracts/domain/filter-address';
import { expect, it } from '@jest/globals';
import { EXCURSIONS, EXCURSIONS_HREF } from './excursions.ts';

it('excursions are where the listing has them', () => {
  expect(EXCURSIONS_HREF).toBe(listingHref(EXCURSIONS));
});
