import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import * as backOffice from './back-office.calls.ts';
import { bookingsOfChat } from './request.calls.ts';

/** What an organizer has beside a conversation: the tourist's bookings, and the answer to a request. */
export const deskEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    bookingsOfChat: call(bookingsOfChat, { providesTags: ['Chat'] }),
    confirmRequest: call(backOffice.confirmRequest, { invalidatesTags: ['Chat'] }),
    declineRequest: call(backOffice.declineRequest, { invalidatesTags: ['Chat'] }),
  }));
