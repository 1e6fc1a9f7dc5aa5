import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import * as calls from './user.calls.ts';

/** The account's home. Whatever is done to a booking makes it stale. */
export const tripsEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    trips: call(calls.trips, { providesTags: ['Booking'] }),
  }));
