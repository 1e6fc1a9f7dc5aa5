import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import * as own from './user-own.calls.ts';

/** The account's home. Whatever is done to a booking makes it stale. */
export const tripsEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    trips: call(own.trips, { providesTags: ['Booking'] }),
  }));
