import { ok, uuid } from '@cairn/shared-contracts/api/common.schema';
import {
  moderateBody,
  moderatedReviews,
  reviewBody,
  reviewInvitation,
} from '@cairn/shared-contracts/api/reviews.schema';
import * as z from 'zod/mini';
import { type Call, defineCall, type SessionUser } from '../../platform/call.ts';
import { forbidden } from '../../platform/errors.ts';
import { choice, wholeNumber } from '../../platform/http/query.ts';
import type { Services } from '../../platform/services.ts';
import { shownItem } from '../organizer/hidden-organizers.ts';
import { readInvitation } from './invitation.ts';
import { moderateReview } from './moderate.ts';
import { listForModeration } from './moderation-list.ts';
import { submitReview } from './submit.ts';

const PER_MINUTE = 20;
const STATES = ['pending', 'published', 'rejected'] as const;

function onlyAdmin(user: SessionUser | null): void {
  if (user?.role !== 'admin') throw forbidden();
}

/** Reviews by people who travelled (specification §2, /review/:uuid), and the look at them before they are shown. */
export const reviewsCalls = (services: Services): Call[] => [...authorCalls(services), ...moderatorCalls(services)];

function authorCalls(services: Services): Call[] {
  return [
    defineCall({
      method: 'GET',
      tag: 'Reviews',
      path: '/spa/review-invitation',
      summary: 'The tour that a review link is for, and what became of the review; 404 unknown, 410 review_expired',
      query: z.object({ uuid }),
      answer: reviewInvitation,
      handle: async ({ query, site }) => shownItem(site, await readInvitation(services, query.uuid)),
    }),
    defineCall({
      method: 'POST',
      tag: 'Reviews',
      path: '/spa/review',
      summary: 'The review of a tour that was made; 409 review_exists when there is one',
      perMinute: PER_MINUTE,
      body: reviewBody,
      answer: reviewInvitation,
      handle: async ({ body, site }) => {
        await submitReview(services, body);
        return shownItem(site, await readInvitation(services, body.uuid));
      },
    }),
  ];
}

function moderatorCalls(services: Services): Call[] {
  const moderation = { tag: 'Reviews', auth: 'required' } as const;
  return [
    defineCall({
      ...moderation,
      method: 'GET',
      path: '/crm/api/review/list',
      summary: 'Reviews by their state, the oldest first; admins only',
      query: z.object({
        status: choice(STATES),
        limit: wholeNumber({ min: 1, max: 100, fallback: 20 }),
        offset: wholeNumber({ min: 0, max: 1_000_000, fallback: 0 }),
      }),
      answer: moderatedReviews,
      handle: async ({ query, user }) => {
        onlyAdmin(user);
        return listForModeration(services, query);
      },
    }),
    defineCall({
      ...moderation,
      method: 'POST',
      path: '/crm/api/review/moderate',
      summary: 'Publishes a review or keeps it back; admins only',
      body: moderateBody,
      answer: ok,
      handle: async ({ body, user }) => {
        onlyAdmin(user);
        await moderateReview(services, body.id, body);
        return { result: true } as const;
      },
    }),
  ];
}
