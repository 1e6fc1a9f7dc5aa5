import * as z from 'zod/mini';
import { ok, uuid } from './common.schema.ts';
import { defineCall } from './define-call.ts';
import { choice, wholeNumber } from './query.ts';
import * as shapes from './reviews.schema.ts';

/** Reviews by people who travelled (specification §2, /review/:uuid), and the look at them before they are shown. */
const tag = 'Reviews';

export const reviewInvitation = defineCall({
  method: 'GET',
  path: '/spa/review-invitation',
  summary: 'The tour that a review link is for, and what became of the review; 404 unknown, 410 review_expired',
  tag,
  query: z.object({ uuid }),
  answer: shapes.reviewInvitation,
  errors: ['review_not_found', 'review_expired'],
});

export const sendReview = defineCall({
  method: 'POST',
  path: '/spa/review',
  summary: 'The review of a tour that was made; 409 review_exists when there is one',
  tag,
  body: shapes.reviewBody,
  answer: shapes.reviewInvitation,
  errors: ['review_not_found', 'review_expired', 'review_exists', 'photo_gone'],
});

export const reviewsToModerate = defineCall({
  method: 'GET',
  path: '/crm/api/review/list',
  summary: 'Reviews by their state, the oldest first; admins only',
  tag,
  auth: 'required',
  query: z.object({
    status: choice(shapes.SENT_REVIEW_STATES),
    limit: wholeNumber({ min: 1, max: 100, fallback: 20 }),
    offset: wholeNumber({ min: 0, max: 1_000_000, fallback: 0 }),
  }),
  answer: shapes.moderatedReviews,
  errors: ['forbidden'],
});

export const moderateReview = defineCall({
  method: 'POST',
  path: '/crm/api/review/moderate',
  summary: 'Publishes a review or keeps it back; admins only',
  tag,
  auth: 'required',
  body: shapes.moderateBody,
  answer: ok,
  errors: ['forbidden', 'review_not_found'],
});
