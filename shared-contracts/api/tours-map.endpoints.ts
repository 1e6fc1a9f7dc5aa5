import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import { serializeFilter } from '../domain/filter-address.ts';
import type { GeoBox } from '../domain/mercator.ts';
import type { SearchFilter } from '../domain/search-filter.ts';
import * as calls from './tours-map.calls.ts';

export interface MapRequest {
  filter: Partial<SearchFilter>;
  /** what the map shows; without it everything that matches is asked for */
  window?: GeoBox;
  /** of the map, whole px */
  width: number;
  height: number;
}

/** The listing as pins of a map: apart from the other tour calls, so that it comes with the map's code only. */
export const toursMapEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    toursMap: call(calls.toursMap, {
      send: ({ filter, window, width, height }: MapRequest) => ({
        ...serializeFilter(filter),
        ...window,
        width,
        height,
      }),
      providesTags: ['Priced'],
    }),
  }));
