import { defineRemote } from '@cairn/shared-contracts/remote/define-remote';

export default defineRemote({
  name: 'mf-booking',
  routes: {
    booking: { module: './routes/booking.route.tsx' },
    payment: { module: './routes/payment.route.tsx' },
  },
  fragments: {
    'booking-panel': { module: './fragments/booking-panel.fragment.tsx' },
  },
});
