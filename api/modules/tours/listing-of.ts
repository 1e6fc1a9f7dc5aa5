import type { ListingPlace } from '@cairn/shared-contracts/api/tours.schema';
import type { SearchFilter } from '@cairn/shared-contracts/domain/search-filter';
import { notFound } from '../../platform/errors.ts';
import { ALL_TOURS_SLUG } from '../places/listing-place.ts';
import type { FindPlace } from '../places/place-cache.ts';

/**
 * The place whose listing is asked for; null for all tours.
 * @throws ApiError 404 place_not_found when the slug stands for no place
 */
export async function findListing(findPlace: FindPlace, { slug }: SearchFilter): Promise<ListingPlace | null> {
  if (slug === undefined || slug === ALL_TOURS_SLUG) return null;
  const place = await findPlace(slug);
  if (!place) throw notFound('place_not_found');
  return place;
}
