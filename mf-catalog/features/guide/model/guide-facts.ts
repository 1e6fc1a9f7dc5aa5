import type { ListingPlace, ToursPage } from '@cairn/shared-contracts/api/tours.schema';

/** What a country's guide is told of the listing that nothing narrows. */
export const guideFacts = (place: ListingPlace, { total, filters }: ToursPage) => ({
  ...{ place, total, price: filters?.price },
  months: filters?.dates ?? [],
});
