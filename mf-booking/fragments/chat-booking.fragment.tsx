import { defineFragment } from '@cairn/shared-contracts/remote/platform';
import { requests } from '../features/booking/model/api.ts';
import { PinnedBooking } from '../features/booking/ui/pinned-booking.tsx';

/** For a conversation about a booking: what comes next for it, who does it and until when, in two lines. */
export default defineFragment<'mf-booking/chat-booking'>({
  preload: ({ uuid }, { load }) => load(requests.bookingByUuid.initiate({ uuid })),
  Component: PinnedBooking,
});
