import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import * as backOffice from './back-office.calls.ts';
import * as chat from './chat.calls.ts';
import { bookingsOfChat } from './request.calls.ts';

/**
 * What an organizer or the support has beside a conversation: the tourist's bookings, the answer to a request and the tour's other dates,
 * what one says often.
 */
export const deskEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    bookingsOfChat: call(bookingsOfChat, { providesTags: ['Chat'] }),
    confirmRequest: call(backOffice.confirmRequest, { invalidatesTags: ['Chat'] }),
    declineRequest: call(backOffice.declineRequest, { invalidatesTags: ['Chat'] }),
    // read with each request that waits, not with each event of its chat
    organizerDepartures: call(backOffice.organizerDepartures),
    quickReplies: call(chat.quickReplies),
    saveQuickReplies: call(chat.saveQuickReplies),
  }));
