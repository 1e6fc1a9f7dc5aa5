import { defineRemote, type KnownRemote } from '@cairn/shared-contracts/remote/define-remote';
import type { FragmentsOf } from '@cairn/shared-contracts/remote/offers';
import { z } from '@cairn/shared-contracts/remote/schema';

const description = defineRemote({
  name: 'mf-tour',
  owner: { squad: 'squad-tour', contact: '#squad-tour' },
  routes: {
    tour: {
      module: './routes/tour.route.tsx',
      addresses: [{ pattern: '/:slug([^/]+-\\d+)' }],
      fragments: [
        'mf-booking/booking-panel',
        'mf-catalog/tour-rail',
        'mf-catalog/heart',
        'mf-chat/ask-organizer',
        'mf-content/organizer-name',
      ],
      deferred: [
        'mf-booking/booking-panel',
        'mf-catalog/tour-rail',
        'mf-catalog/heart',
        'mf-chat/ask-organizer',
        'mf-content/organizer-name',
      ],
    },
    review: { module: './routes/review.route.tsx', addresses: [{ pattern: '/review/:uuid' }] },
    individual: {
      module: './routes/individual.route.tsx',
      addresses: [{ id: 'individual-tour', pattern: '/order/:uuid/individual-tour' }],
      fragments: ['mf-booking/booking-panel', 'mf-chat/ask-organizer', 'mf-content/organizer-name'],
      deferred: ['mf-content/organizer-name'],
    },
  },
  fragments: {
    /** the route of a tour that another page speaks of */
    'route-map': {
      module: './fragments/route-map.fragment.tsx',
      props: z.object({
        tour: z.object({
          slug: z.string(),
          name: z.string(),
          content_language: z.optional(z.string()),
          start_place: z.string(),
          end_place: z.string(),
          route: z.array(z.object({ name: z.string(), lat: z.number(), lng: z.number(), day: z.number() })),
        }),
      }),
    },
    reviews: {
      module: './fragments/reviews.fragment.tsx',
      // of a tour
      props: z.object({ slug: z.string() }),
    },
  },
});
export default description satisfies KnownRemote;

declare module '@cairn/shared-contracts/remote/offers' {
  interface Fragments extends FragmentsOf<typeof description> {}
}
