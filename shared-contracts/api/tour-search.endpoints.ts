import { injectScoped } from '@cairn/shared-contracts/remote/platform';
import { type SearchFilter, serializeFilter } from '../domain/filter-params.ts';
import type { TourList, ToursPage } from './tours.schema.ts';

/** Tours by filter, specification §7. */
export const tourSearchEndpoints = () =>
  injectScoped(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (build) => ({
    toursPage: build.query<ToursPage, Partial<SearchFilter>>({
      query: (filter) => ({ url: '/spa/tours-page', params: { ...serializeFilter(filter), expand: 'filters' } }),
      providesTags: ['Priced'],
    }),
    /** the first page of tours that match, without the options of the filters */
    toursOf: build.query<TourList, Partial<SearchFilter>>({
      query: (filter) => ({ url: '/spa/tours', params: serializeFilter(filter) }),
      providesTags: ['Priced'],
    }),
  }));
