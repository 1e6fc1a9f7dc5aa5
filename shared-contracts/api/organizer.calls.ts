import * as z from 'zod/mini';
import { ORGANIZER_REVIEWS, ORGANIZERS_PER_PAGE } from '../domain/limits.ts';
import { ORGANIZER_SORTS } from '../domain/organizer-checks.ts';
import { page } from './common.schema.ts';
import { defineCall } from './define-call.ts';
import * as shapes from './organizer.schema.ts';
import { choice, flag, requiredId, text, wholeNumber } from './query.ts';
import { reviewsPage } from './tours.schema.ts';

/** What everybody may know about organizers (specification §7). */
const get = { method: 'GET', tag: 'Organizers' } as const;
const post = { method: 'POST', tag: 'Organizers' } as const;
const anyCountry = wholeNumber({ min: 0, max: 2_147_483_647, fallback: 0 });
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
    country_id: anyCountry,
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

export const organizerHub = defineCall({
  ...get,
  path: '/spa/hub-organizer-page',
  summary: 'A page of the club: organizers by country, language, name or place',
  query: z.object({
    page: pageNumber,
    limit: wholeNumber({ min: 1, max: 48, fallback: ORGANIZERS_PER_PAGE }),
    country_id: anyCountry,
    language: text(3),
    phrase: text(80),
    sort: choice(ORGANIZER_SORTS),
  }),
  answer: shapes.organizerHub,
});

export const verificationInfo = defineCall({
  ...get,
  path: '/crm/api/organizer/verification-info',
  summary: 'What of an organizer was checked, when, and until when it holds',
  query: z.object({ id: requiredId() }),
  answer: shapes.verificationInfo,
  errors: ['organizer_not_found'],
});

export const checkCounts = defineCall({
  ...get,
  path: '/spa/organizer-checks',
  summary: 'How many organizers have passed the checks, and how many each of them',
  answer: shapes.checkCounts,
});

export const ownOrganizerInfo = defineCall({
  ...get,
  path: '/crm/api/organizer/info',
  summary: 'The organizer that the caller belongs to',
  auth: 'required',
  answer: shapes.ownOrganizer,
  errors: ['organizer_not_found'],
});

export const viewOrganizer = defineCall({
  ...get,
  path: '/crm/api/organizer/view',
  summary: 'An organizer, published or not: for its own people and admins',
  auth: 'required',
  query: z.object({ id: requiredId() }),
  answer: shapes.ownOrganizer,
  errors: ['forbidden', 'organizer_not_found'],
});

export const publishOrganizer = defineCall({
  ...post,
  path: '/crm/api/organizer/set-published-on-site',
  summary: 'Shows an organizer and their tours on the site, or takes them off it',
  auth: 'required',
  body: shapes.publishOrganizerBody,
  answer: shapes.ownOrganizer,
  errors: ['forbidden', 'organizer_not_found'],
});

export const createOrganizer = defineCall({
  ...post,
  path: '/crm/api/organizer/create',
  summary: 'A new organizer, not on the site yet: by an admin',
  auth: 'required',
  body: shapes.createOrganizerBody,
  answer: shapes.ownOrganizer,
  errors: ['forbidden'],
});

export const updateOrganizer = defineCall({
  ...post,
  path: '/crm/api/organizer/update',
  summary: 'Changes what an organizer tells; what was checked only an admin changes',
  auth: 'required',
  query: z.object({ id: requiredId() }),
  body: shapes.updateOrganizerBody,
  answer: shapes.ownOrganizer,
  errors: ['forbidden', 'organizer_not_found'],
});

export const askForAccount = defineCall({
  ...post,
  path: '/spa/add-new-organizer-request',
  summary: 'Somebody wants to sell their tours here',
  body: shapes.newOrganizerBody,
  answer: shapes.newOrganizerAnswer,
});
