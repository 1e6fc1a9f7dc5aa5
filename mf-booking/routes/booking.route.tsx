import { defineRoute } from '@cairn/shared-contracts/remote/platform';
import { idParam, uuidParam } from '../common/model/params.ts';
import { requests } from '../features/booking/model/api.ts';
import { type BookingRef, useBooking } from '../features/booking/model/use-booking.ts';
import { BookingPage } from '../features/booking/ui/booking-page.tsx';
import { BookingCalls } from '../features/call/ui/booking-calls.tsx';
import { PaymentsPanel } from '../features/payment/ui/payments-panel.tsx';
import { TicketsPanel } from '../features/tickets/ui/tickets-panel.tsx';
import { TouristsPanel } from '../features/tourists/ui/tourists-panel.tsx';

/** /booking/uuid/:uuid for whoever has the link, /booking/:id for the one it belongs to */
export default defineRoute<BookingRef>({
  loader: async ({ params, load }) => {
    if (params.uuid !== undefined) {
      const ref = { uuid: uuidParam(params.uuid) };
      await load(requests.bookingByUuid.initiate(ref));
      return ref;
    }
    const ref = { id: idParam(params.id) };
    await load(requests.booking.initiate(ref));
    return ref;
  },
  Component: function BookingRoute({ data }) {
    const booking = useBooking(data);
    if (!booking) return null;
    return (
      <BookingPage
        booking={booking}
        calls={<BookingCalls booking={booking} />}
        tourists={<TouristsPanel booking={booking} />}
        tickets={<TicketsPanel booking={booking} />}
        payments={<PaymentsPanel booking={booking} />}
      />
    );
  },
});
