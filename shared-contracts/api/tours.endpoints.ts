import { type CallBuilder, injectCalls, type ScopedEndpoints } from '@cairn/shared-contracts/remote/platform';
import * as places from './places.calls.ts';
import * as calls from './tours.calls.ts';

const define = (call: CallBuilder) => ({
  bestTours: call(calls.bestTours, { providesTags: ['Priced'] }),
  tour: call(calls.tour, {
    fixed: { format: 'main', expand_program: 1, expand_reviews: 1, with_alt: 1 },
    providesTags: ['Priced'],
  }),
  tourForRequest: call(calls.tourForRequest, { fixed: { format: 'main' }, providesTags: ['Priced'] }),
  /** departures and variants with live seats: what the booking panel stands on */
  tourDates: call(calls.tourDates, {
    fixed: { has_dates: 1 },
    providesTags: (_answer, _error, { id }) => ['Priced', { type: 'Seats', id }],
  }),
  similarTours: call(calls.similarTours, { providesTags: ['Priced'] }),
  /** prices are of the dates, when there are any */
  toursByIds: call(calls.toursByIds, { fixed: { with_alt: 1 }, providesTags: ['Priced'] }),
  tourReviews: call(calls.reviewsBySlug),
  completion: call(calls.completion),
  validSlug: call(places.validSlug),
  worldParts: call(places.worldParts, { fixed: { with_alt: 1, show_countries_with_world_parts: 1 } }),
  popularPlaces: call(places.popularPlaces),
  regionsOf: call(places.regionsOf),
  collections: call(places.collections),
  restKinds: call(places.restKinds),
});

/**
 * Public tour calls; the search has a file of its own, so that a tour's page does without the filter's code.
 *
 * The type has a name: written out it is longer than a declaration may be.
 */
export const toursEndpoints = (): ScopedEndpoints<ReturnType<typeof define>> =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, define);
