import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import * as calls from './waitlist.calls.ts';

/** Waiting for seats of a sold-out departure; for who is logged in. */
export const waitlistEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    ownWaitlist: call(calls.ownWaitlist, { providesTags: ['Booking', 'Seats'] }),
    joinWaitlist: call(calls.joinWaitlist, { invalidatesTags: ['Booking'] }),
    leaveWaitlist: call(calls.leaveWaitlist, { invalidatesTags: ['Booking', 'Seats'] }),
  }));
