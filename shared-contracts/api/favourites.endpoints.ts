import { injectCalls } from '@cairn/shared-contracts/remote/platform';
import * as calls from './favourites.calls.ts';

/** What the page of favourites asks beside the core's own calls, which leave out tours that are no longer available. */
export const favouritesEndpoints = () =>
  injectCalls(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (call) => ({
    /** all that the user saved, latest first */
    allFavourites: call(calls.favouriteTours, { fixed: {}, providesTags: ['Favourites', 'Session'] }),
    /** those of `ids` that are no longer available */
    unavailableTours: call(calls.unavailableTours),
  }));
