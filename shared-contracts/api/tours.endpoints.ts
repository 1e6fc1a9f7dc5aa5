import { injectScoped } from '@cairn/shared-contracts/remote/platform';
import type * as z from 'zod/mini';
import type { SearchFilter } from '../domain/filter-params.ts';
import type {
  PlaceCard,
  ReviewSort,
  ReviewsPage,
  Suggestion,
  TourCard,
  TourDate,
  TourVariant,
  tourAnswer,
  validSlug,
  worldPartGroups,
} from './tours.schema.ts';

type Items<T> = { items: T[] };

/** Public tour calls of specification §7; the search has a file of its own, so that a tour's page does without the filter's code. */
export const toursEndpoints = () =>
  injectScoped(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (build) => ({
    bestTours: build.query<Items<TourCard>, { limit?: number; segment?: string }>({
      query: (params) => ({ url: '/spa/best-tours', params }),
      providesTags: ['Priced'],
    }),
    tour: build.query<z.infer<typeof tourAnswer>, { slug: string }>({
      query: ({ slug }) => ({
        url: '/spa/tour',
        params: { slug, format: 'main', expand_program: 1, expand_reviews: 1, with_alt: 1 },
      }),
      providesTags: ['Priced'],
    }),
    /** departures and variants with live seats: what the booking panel stands on */
    tourDates: build.query<{ dates: TourDate[]; variants: TourVariant[] }, { id: number }>({
      query: ({ id }) => ({ url: '/spa/tour-private-data', params: { id, has_dates: 1 } }),
      providesTags: (_answer, _error, { id }) => ['Priced', { type: 'Seats', id }],
    }),
    similarTours: build.query<Items<TourCard>, { id: number; limit?: number }>({
      query: (params) => ({ url: '/spa/similar-tours', params }),
      providesTags: ['Priced'],
    }),
    /** @param dates of the visitor, which their prices are of */
    toursByIds: build.query<Items<TourCard>, { ids: number[] } & Pick<SearchFilter, 'dateFrom' | 'dateTo'>>({
      query: ({ ids, ...dates }) => ({
        url: '/crm/api/tour/get-by-ids',
        params: { ids: ids.join(','), with_alt: 1, ...dates },
      }),
      providesTags: ['Priced'],
    }),
    tourReviews: build.query<ReviewsPage, { slug: string; limit: number; page: number; sort?: ReviewSort }>({
      query: (params) => ({ url: '/spa/all-tour-reviews', params }),
    }),
    /** @param only kinds of places, joined by commas */
    completion: build.query<Items<Suggestion>, { phrase: string; limit?: number; only?: string }>({
      query: (params) => ({ url: '/spa/tours-filter-completion', params }),
    }),
    validSlug: build.query<z.infer<typeof validSlug>, { slug: string }>({
      query: (params) => ({ url: '/spa/validate-slug', params }),
    }),
    worldParts: build.query<z.infer<typeof worldPartGroups>, void>({
      query: () => ({ url: '/crm/api/world-part/groups', params: { with_alt: 1, show_countries_with_world_parts: 1 } }),
    }),
    popularPlaces: build.query<Items<PlaceCard>, { limit: number }>({
      query: (params) => ({ url: '/spa/popular-places', params }),
    }),
    collections: build.query<Items<PlaceCard>, void>({ query: () => '/spa/collections' }),
    restKinds: build.query<Items<PlaceCard>, void>({ query: () => '/spa/rest-kinds' }),
  }));
