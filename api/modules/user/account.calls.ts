import * as calls from '@cairn/shared-contracts/api/user.calls';
import { type Call, serve } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { endSessions, listSessions, noteActivity } from './sessions.ts';
import { signedIn } from './signed-in.ts';
import { readTrips } from './trips/read-trips.ts';

const DONE = { result: true } as const;

/** Calls of a logged-in account about itself (specification §7, "User"). */
export function accountCalls(services: Services): Call[] {
  return [
    serve(calls.trips, {
      handle: ({ user, site }) => readTrips(services, signedIn(user).id, site),
    }),
    serve(calls.sessions, {
      handle: ({ user, language }) => listSessions(services, signedIn(user), language),
    }),
    serve(calls.endSession, {
      perMinute: 60,
      handle: async ({ user, body }) => {
        await endSessions(services, signedIn(user), body.id);
        return DONE;
      },
    }),
    serve(calls.setActivity, {
      perMinute: 60,
      handle: async ({ user }) => {
        await noteActivity(services, signedIn(user));
        return DONE;
      },
    }),
  ];
}
