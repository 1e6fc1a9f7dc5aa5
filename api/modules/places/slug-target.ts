import type { SlugTarget } from '@cairn/shared-contracts/api/tours.schema';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { findTour } from '../tours/find-tour.ts';
import { ALL_TOURS_SLUG, findListingPlace } from './listing-place.ts';

/** The published tour behind a slug, also behind one whose number alone is right: its page sends on to the right one. */
async function findTourTarget(services: Services, slug: string): Promise<SlugTarget | null> {
  const found = await findTour(services, slug).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'tour_not_found') return null;
    throw error;
  });
  if (!found) return null;
  const { country_id, region_id, ...tour } = await services.db
    .selectFrom('tours')
    .select(['id', 'name', 'slug', 'country_id', 'region_id'])
    .where('id', '=', found.id)
    .executeTakeFirstOrThrow();
  const parents = await services.db
    .selectFrom('places')
    .select(['id', 'name', 'slug'])
    .where('id', 'in', [country_id, ...(region_id === null ? [] : [region_id])])
    .orderBy((eb) => eb.case().when('id', '=', country_id).then(0).else(1).end())
    .execute();
  return { kind: 'tours', ...tour, parents };
}

/** What the slug of an address stands for (specification §2: a listing, or a tour whose slug ends in its number); null for nothing. */
export async function findSlugTarget(services: Services, slug: string): Promise<SlugTarget | null> {
  // the listing of everything: no place stands behind it
  if (slug === ALL_TOURS_SLUG) return null;
  return (await findListingPlace(services, slug)) ?? (await findTourTarget(services, slug));
}
