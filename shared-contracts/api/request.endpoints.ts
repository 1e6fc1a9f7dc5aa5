import { type CallBuilder, injectCalls, type ScopedEndpoints } from '@cairn/shared-contracts/remote/platform';
import * as calls from './request.calls.ts';

const define = (call: CallBuilder) => ({
  createRequest: call(calls.createRequest, {
    invalidatesTags: (_answer, _error, { tour_id }) => [{ type: 'Seats', id: tour_id }, 'Booking', 'Chat'],
  }),
  bookingByUuid: call(calls.bookingByUuid, { providesTags: ['Booking'] }),
  booking: call(calls.booking, { providesTags: ['Booking'] }),
  cancelRequest: call(calls.cancelRequest, { invalidatesTags: ['Booking', 'Seats', 'Chat'] }),
  datesForRequest: call(calls.datesForRequest),
  moveRequest: call(calls.moveRequest, { invalidatesTags: ['Booking', 'Seats', 'Chat'] }),
  sendLinkCode: call(calls.sendLinkCode),
  sendPaymentLink: call(calls.sendPaymentLink),
  openLink: call(calls.openLink, { invalidatesTags: ['Booking'] }),
  addTourists: call(calls.addTourists, { invalidatesTags: ['Booking'] }),
  touristsInfo: call(calls.touristsInfo, { providesTags: ['Booking'] }),
  updateTouristsQuestionnaires: call(calls.updateTouristsQuestionnaires, { invalidatesTags: ['Booking'] }),
  inviteTourist: call(calls.inviteTourist, { invalidatesTags: ['Booking'] }),
  savedTourists: call(calls.savedTourists, { providesTags: ['Booking'] }),
  updateTourists: call(calls.updateTourists, { invalidatesTags: ['Booking'] }),
});

/**
 * Bookings: the uuid opens a booking without a login, the number only to its owner.
 *
 * The type has a name: written out it is longer than a declaration may be.
 */
export const requestEndpoints = (): ScopedEndpoints<ReturnType<typeof define>> =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, define);
