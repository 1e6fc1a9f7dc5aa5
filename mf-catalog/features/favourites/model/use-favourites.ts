import {
  apiErrorText,
  coreEndpoints,
  coreUtil,
  toApiError,
  useDispatch,
  useSession,
} from '@cairn/shared-contracts/remote/platform';
import { useSyncExternalStore } from 'react';
import { guestFavourites, noFavourites, onGuestFavourites, setGuestFavourite, withTour } from './guest-favourites.ts';

/** What the core endpoints' hooks dispatch: the platform's store takes thunks, which `useDispatch` alone does not say. */
type Patch = { undo(): void };

export interface Favourites {
  ids: readonly number[];
  /** false while the server has not said yet what a logged-in person keeps */
  isKnown: boolean;
  /** Shows the change at once; resolves with the words of what went wrong, after taking it back. */
  set(tourId: number, on: boolean): Promise<string | null>;
}

/** Tours a person keeps: on the server when logged in, in a cookie otherwise (specification §4). */
export function useFavourites(): Favourites {
  const { user } = useSession();
  const guest = useSyncExternalStore(onGuestFavourites, guestFavourites, noFavourites);
  const { data } = coreEndpoints.favourites.useQuery(undefined, { skip: !user });
  const [save] = coreEndpoints.setFavourite.useMutation();
  const dispatch = useDispatch();

  if (!user) {
    return {
      ids: guest,
      isKnown: user === null,
      async set(tourId, on) {
        setGuestFavourite(tourId, on);
        return null;
      },
    };
  }
  return {
    ids: data?.ids ?? [],
    isKnown: data !== undefined,
    async set(tourId, on) {
      const change = coreUtil.updateQueryData('favourites', undefined, (draft) => {
        draft.ids = withTour(draft.ids, tourId, on);
      });
      // a thunk answers with what it returns; react-redux types dispatch for plain actions
      const patch = dispatch(change as never) as unknown as Patch;
      try {
        await save({ tour_id: tourId, on }).unwrap();
        return null;
      } catch (error) {
        patch.undo();
        return apiErrorText(toApiError(error));
      }
    },
  };
}
