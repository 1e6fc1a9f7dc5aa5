import { contentLanguage, mediaItem, page, placeRef } from '@cairn/shared-contracts/api/common.schema';
import { organizerBrief, reviewsPage } from '@cairn/shared-contracts/api/tours.schema';
import { ORGANIZER_REVIEWS } from '@cairn/shared-contracts/domain/limits';
import * as z from 'zod/mini';
import { type Call, defineCall } from '../../platform/call.ts';
import { flag, requiredId, wholeNumber } from '../../platform/http/query.ts';
import type { Services } from '../../platform/services.ts';
import { readReviews } from '../tours/reviews.ts';
import { hidesOrganizers, type NamesOrganizers } from './hidden-organizers.ts';
import { listOrganizers, organizerNotFound, readOrganizer } from './organizers.ts';

const publicOrganizer = z.object({
  ...organizerBrief.shape,
  cover: z.nullable(mediaItem),
  country: placeRef,
  city: z.string(),
  quote: z.string(),
  about: z.string(),
  content_language: contentLanguage,
  since: z.number(),
  reply_hours: z.number(),
  languages: z.array(z.string()),
  flags: z.array(z.string()),
  sale_model: z.number(),
  legal_type: z.number(),
  rating: z.nullable(z.number()),
  reviews_count: z.number(),
  tours_count: z.number(),
});

/** @throws ApiError 404 organizer_not_found on a site that introduces none */
function requireNamed(site: NamesOrganizers): void {
  if (hidesOrganizers(site)) throw organizerNotFound();
}

const pageNumber = wholeNumber({ min: 1, max: 10_000, fallback: 1 });

/** What everybody may know about organizers (specification §7). */
export function organizerCalls(services: Services): Call[] {
  const get = { method: 'GET', tag: 'Organizers' } as const;
  return [
    defineCall({
      ...get,
      path: '/crm/api/organizer/public-info',
      summary: 'An organizer',
      query: z.object({ id: requiredId(), author_data_from_crm: flag() }),
      answer: publicOrganizer,
      handle: async ({ query, site }) => {
        requireNamed(site);
        return readOrganizer(services, query.id);
      },
    }),
    defineCall({
      ...get,
      path: '/crm/api/organizer/list',
      summary: 'Organizers with tours, the best rated first',
      query: z.object({
        limit: wholeNumber({ min: 1, max: 50, fallback: 20 }),
        page: pageNumber,
        country_id: wholeNumber({ min: 0, max: 2_147_483_647, fallback: 0 }),
      }),
      answer: page(publicOrganizer),
      handle: async ({ query, site }) => {
        if (hidesOrganizers(site)) return { items: [], total: 0, page: query.page, per_page: query.limit };
        const slice = { limit: query.limit, page: query.page, countryId: query.country_id };
        return { ...(await listOrganizers(services, slice)), page: query.page, per_page: query.limit };
      },
    }),
    defineCall({
      ...get,
      path: '/spa/organizer-reviews',
      summary: "Reviews of an organizer's tours, newest first",
      query: z.object({
        id: requiredId(),
        limit: wholeNumber({ min: 1, max: 50, fallback: ORGANIZER_REVIEWS }),
        page: pageNumber,
      }),
      answer: reviewsPage,
      handle: async ({ query, site }) => {
        requireNamed(site);
        const { id } = await readOrganizer(services, query.id);
        return readReviews(services, { organizerId: id }, query);
      },
    }),
  ];
}
