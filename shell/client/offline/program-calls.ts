import { toursByIds } from '@cairn/shared-contracts/api/tours.calls';
import { trips } from '@cairn/shared-contracts/api/user-own.calls';
import { injectCalls } from '@cairn/shared-contracts/state/call-endpoints';

/** Calls whose answers name tours that are to be read without a connection. */
export const programCalls = injectCalls('shell-offline', `${__REMOTE__}@${__VERSION__}`, (call) => ({
  trips: call(trips, { providesTags: ['Booking', 'Session'] }),
  toursByIds: call(toursByIds),
}));
