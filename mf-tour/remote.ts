import { defineRemote } from '@cairn/shared-contracts/remote/define-remote';

export default defineRemote({
  name: 'mf-tour',
  routes: {
    tour: {
      module: './routes/tour.route.tsx',
      fragments: ['mf-booking/booking-panel', 'mf-catalog/tour-rail', 'mf-catalog/heart', 'mf-chat/ask-organizer'],
      deferred: ['mf-catalog/tour-rail', 'mf-chat/ask-organizer'],
    },
    review: { module: './routes/review.route.tsx' },
    individual: {
      module: './routes/individual.route.tsx',
      fragments: ['mf-booking/booking-panel', 'mf-chat/ask-organizer'],
    },
  },
  fragments: {
    reviews: { module: './fragments/reviews.fragment.tsx' },
  },
});
