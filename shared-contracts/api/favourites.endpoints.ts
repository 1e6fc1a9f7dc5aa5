import { injectScoped } from '@cairn/shared-contracts/remote/platform';
import type { UnavailableTour } from './favourites.schema.ts';

/** What the page of favourites asks beside the core's own calls, which leave out tours that are no longer available. */
export const favouritesEndpoints = () =>
  injectScoped(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (build) => ({
    /** all that the user kept, latest first */
    allFavourites: build.query<{ ids: number[] }, void>({
      query: () => '/crm/api/user/favourite-tours',
      providesTags: ['Favourites', 'Session'],
    }),
    /** those of `ids` that are no longer available */
    unavailableTours: build.query<{ items: UnavailableTour[] }, { ids: number[] }>({
      query: ({ ids }) => ({ url: '/crm/api/favourite-tour/unavailable', params: { ids: ids.join(',') } }),
    }),
  }));
