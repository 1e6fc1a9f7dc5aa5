import { defineFragment } from '@cairn/shared-contracts/remote/platform';
import { tours } from '../features/request/model/api.ts';
import { BookingPanel, type BookingPanelProps } from '../features/request/ui/booking-panel.tsx';

/** For the tour page: put it where the card stands; the phone's bar fixes itself to the lower edge. */
export default defineFragment<BookingPanelProps>({
  preload: ({ tourId }, { load }) => load(tours.tourDates.initiate({ id: tourId })),
  Component: BookingPanel,
});
