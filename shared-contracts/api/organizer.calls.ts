import * as z from 'zod/mini';
import { ORGANIZER_REVIEWS } from '../domain/limits.ts';
import { page } from './common.schema.ts';
import { defineCall } from './define-call.ts';
import * as shapes from './organizer.schema.ts';
import { flag, requiredId, wholeNumber } from './query.ts';
import { reviewsPage } from './tours.schema.ts';

/** What everybody may know about organizers (specification §7). */
const get = { method: 'GET', tag: 'Organizers' } as const;
const pageNumber = wholeNumber({ min: 1, max: 10_000, fallback: 1 });

export const organizer = defineCall({
  ...get,
  path: '/crm/api/organizer/public-info',
  summary: 'An organizer',
  query: z.object({ id: requiredId(), author_data_from_crm: flag() }),
  answer: shapes.publicOrganizer,
  errors: ['organizer_not_found'],
});

export const organizers = defineCall({
  ...get,
  path: '/crm/api/organizer/list',
  summary: 'Organizers with tours, the best rated first',
  query: z.object({
    limit: wholeNumber({ min: 1, max: 50, fallback: 20 }),
    page: pageNumber,
    country_id: wholeNumber({ min: 0, max: 2_147_483_647, fallback: 0 }),
  }),
  answer: page(shapes.publicOrganizer),
});

export const organizerReviews = defineCall({
  ...get,
  path: '/spa/organizer-reviews',
  summary: "Reviews of an organizer's tours, newest first",
  query: z.object({
    id: requiredId(),
    limit: wholeNumber({ min: 1, max: 50, fallback: ORGANIZER_REVIEWS }),
    page: pageNumber,
  }),
  answer: reviewsPage,
  errors: ['organizer_not_found'],
});
