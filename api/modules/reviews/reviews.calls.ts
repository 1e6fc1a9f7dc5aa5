import * as calls from '@cairn/shared-contracts/api/reviews.calls';
import { type Call, type SessionUser, serve } from '../../platform/call.ts';
import { forbidden } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { shownItem } from '../organizer/hidden-organizers.ts';
import { readInvitation } from './invitation.ts';
import { moderateReview } from './moderate.ts';
import { listForModeration } from './moderation-list.ts';
import { submitReview } from './submit.ts';

const PER_MINUTE = 20;

function onlyAdmin(user: SessionUser | null): void {
  if (user?.role !== 'admin') throw forbidden();
}

/** Reviews by people who travelled (specification §2, /review/:uuid), and the look at them before they are shown. */
export const reviewsCalls = (services: Services): Call[] => [...authorCalls(services), ...moderatorCalls(services)];

function authorCalls(services: Services): Call[] {
  return [
    serve(calls.reviewInvitation, {
      handle: async ({ query, site }) => shownItem(site, await readInvitation(services, query.uuid)),
    }),
    serve(calls.sendReview, {
      perMinute: PER_MINUTE,
      handle: async ({ body, site }) => {
        await submitReview(services, body);
        return shownItem(site, await readInvitation(services, body.uuid));
      },
    }),
  ];
}

function moderatorCalls(services: Services): Call[] {
  return [
    serve(calls.reviewsToModerate, {
      handle: async ({ query, user }) => {
        onlyAdmin(user);
        return listForModeration(services, query);
      },
    }),
    serve(calls.moderateReview, {
      handle: async ({ body, user }) => {
        onlyAdmin(user);
        await moderateReview(services, body.id, body);
        return { result: true } as const;
      },
    }),
  ];
}
