import { defineRemote, type KnownRemote } from '@cairn/shared-contracts/remote/define-remote';
import type { FragmentsOf } from '@cairn/shared-contracts/remote/offers';
import { z } from '@cairn/shared-contracts/remote/schema';

const description = defineRemote({
  name: 'mf-booking',
  owner: { squad: 'squad-booking', contact: '#squad-booking' },
  routes: {
    booking: {
      module: './routes/booking.route.tsx',
      addresses: [
        { id: 'booking', pattern: '/{bookingBase}/:id(\\d+)', access: 'login' },
        { id: 'booking-uuid', pattern: '/{bookingBase}/uuid/:uuid' },
      ],
    },
    request: {
      module: './routes/request.route.tsx',
      addresses: [{ id: 'booking-request', pattern: '/{bookingBase}/request/:id(\\d+)', access: 'login' }],
    },
    'add-tourists': {
      module: './routes/add-tourists.route.tsx',
      addresses: [
        { id: 'add-tourists', pattern: '/order/:id(\\d+)/add-tourists', access: 'login' },
        { id: 'add-tourists-uuid', pattern: '/order/:uuid/add-tourists' },
      ],
    },
    payment: {
      module: './routes/payment.route.tsx',
      addresses: [
        { id: 'pay', pattern: '/{bookingBase}/pay/:id(\\d+)' },
        { id: 'pay-uuid', pattern: '/{bookingBase}/pay/uuid/:uuid' },
      ],
    },
    qr: {
      module: './routes/qr.route.tsx',
      addresses: [
        { id: 'qr', pattern: '/{bookingBase}/qr/:id(\\d+)', access: { flag: 'qrPayment' } },
        { id: 'qr-uuid', pattern: '/{bookingBase}/qr/uuid/:uuid', access: { flag: 'qrPayment' } },
      ],
    },
    arrival: {
      module: './routes/arrival.route.tsx',
      addresses: [{ id: 'arrival', pattern: '/arrival/:uuid', access: { flag: 'arrival' } }],
    },
    meeting: {
      module: './routes/meeting.route.tsx',
      addresses: [{ id: 'meeting', pattern: '/meeting-information' }],
    },
    success: { module: './routes/success.route.tsx', addresses: [{ id: 'success', pattern: '/success' }] },
    'payment-failed': {
      module: './routes/payment-failed.route.tsx',
      addresses: [{ id: 'payment-failed', pattern: '/payment-failed' }],
    },
  },
  fragments: {
    'chat-booking': {
      module: './fragments/chat-booking.fragment.tsx',
      // of the booking
      props: z.object({ uuid: z.string() }),
    },
    'booking-panel': {
      module: './fragments/booking-panel.fragment.tsx',
      props: z.object({
        tourId: z.number(),
        /** of the tour page, ends in -id */
        slug: z.string(),
        name: z.string(),
        organizerName: z.string(),
        /** their name leads to them; without it the name is text */
        organizerId: z.optional(z.number()),
        /** uuid of an individual tour: its departure is booked, with its price, and no other */
        individual: z.optional(z.string()),
        /** the youngest that the tour takes, years */
        ageFrom: z.optional(z.number()),
      }),
    },
  },
});
export default description satisfies KnownRemote;

declare module '@cairn/shared-contracts/remote/offers' {
  interface Fragments extends FragmentsOf<typeof description> {}
}
