import * as calls from '@cairn/shared-contracts/api/waitlist.calls';
import { type Call, serve } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { signedIn } from '../user/signed-in.ts';
import { joinWaitlist } from './join.ts';
import { leaveWaitlist } from './leave.ts';
import { listEntries, readEntry } from './read.ts';

/** Waiting for seats of a sold-out departure. */
export const waitlistCalls = (services: Services): Call[] => [
  serve(calls.joinWaitlist, {
    perMinute: 30,
    handle: async ({ user, body, ...asking }) => {
      const { id: userId } = signedIn(user);
      return readEntry(services, userId, await joinWaitlist(services, signedIn(user), body, asking));
    },
  }),
  serve(calls.leaveWaitlist, {
    perMinute: 30,
    handle: async ({ user, body }) => {
      const { id: userId } = signedIn(user);
      await leaveWaitlist(services, userId, body.id);
      return readEntry(services, userId, body.id);
    },
  }),
  serve(calls.ownWaitlist, {
    handle: async ({ user, query }) => ({ items: await listEntries(services, signedIn(user).id, query.tour_id) }),
  }),
];
