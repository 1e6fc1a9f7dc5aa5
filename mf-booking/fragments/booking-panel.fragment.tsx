import { defineFragment } from '@cairn/shared-contracts/remote/platform';
import { individualTours, tours } from '../features/request/model/api.ts';
import { BookingPanel } from '../features/request/ui/booking-panel.tsx';

/** For the tour page: put it where the card stands; the phone's bar fixes itself to the lower edge. */
export default defineFragment<'mf-booking/booking-panel'>({
  preload: async ({ tourId, individual }, { load }) => {
    if (individual) await load(individualTours.individualTour.initiate({ uuid: individual }));
    else await load(tours.tourDates.initiate({ id: tourId }));
  },
  Component: BookingPanel,
});
