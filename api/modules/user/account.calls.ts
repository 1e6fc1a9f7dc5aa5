import * as calls from '@cairn/shared-contracts/api/user.calls';
import { type Call, serve } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { signedIn } from './signed-in.ts';
import { readTrips } from './trips/read-trips.ts';

/** Calls of a logged-in account about itself (specification §7, "User"). */
export function accountCalls(services: Services): Call[] {
  return [
    serve(calls.trips, {
      handle: ({ user, site }) => readTrips(services, signedIn(user).id, site),
    }),
  ];
}
