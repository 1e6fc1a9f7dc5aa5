import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import { serializeFilter } from '../domain/filter-address.ts';
import type { SearchFilter } from '../domain/search-filter.ts';
import * as calls from './tour-search.calls.ts';

/** Tours by filter, specification §7. */
export const tourSearchEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    toursPage: call(calls.toursPage, {
      send: (filter: Partial<SearchFilter>) => ({ ...serializeFilter(filter), expand: 'filters' as const }),
      providesTags: ['Priced'],
    }),
    /** the first page of tours that match, without the options of the filters */
    toursOf: call(calls.toursOf, {
      send: (filter: Partial<SearchFilter>) => serializeFilter(filter),
      providesTags: ['Priced'],
    }),
  }));
