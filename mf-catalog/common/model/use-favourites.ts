import {
  apiErrorText,
  coreEndpoints,
  toApiError,
  useSession,
  useShownFavourites,
} from '@cairn/shared-contracts/remote/platform';
import { useSyncExternalStore } from 'react';
import { guestFavourites, noFavourites, onGuestFavourites, setGuestFavourite, withTour } from './guest-favourites.ts';
import { isTourId } from './tour-id.ts';
import { noteHeart } from './visit-hearts.ts';

/** How a change ended: done, ignored because there was no tour to change, or refused and taken back. */
export type Outcome = { kind: 'done' } | { kind: 'ignored' } | { kind: 'refused' };

const DONE: Outcome = { kind: 'done' };
const IGNORED: Outcome = { kind: 'ignored' };

export interface Favourites {
  ids: readonly number[];
  /** false while the server has not said yet what a logged-in person keeps */
  isKnown: boolean;
  /**
   * Shows the change at once and takes it back when it is refused. A removal that fails is logged and counts as done (specification
   * §8); an id that is no number is ignored with a warning (§5).
   */
  set(tourId: number, on: boolean): Promise<Outcome>;
}

/** Tours a person keeps: on the server when logged in, in a cookie otherwise (specification §4). An answer that fails is an empty list (§8). */
export function useFavourites(): Favourites {
  const { user } = useSession();
  const guest = useSyncExternalStore(onGuestFavourites, guestFavourites, noFavourites);
  const { data, isError } = coreEndpoints.favourites.useQuery(undefined, { skip: !user });
  const [add] = coreEndpoints.addFavourite.useMutation();
  const [remove] = coreEndpoints.removeFavourite.useMutation();
  const show = useShownFavourites();

  if (!user) {
    return {
      ids: guest,
      isKnown: user === null,
      async set(tourId, on) {
        if (!isTourId(tourId)) return IGNORED;
        setGuestFavourite(tourId, on);
        noteHeart(tourId, on);
        return DONE;
      },
    };
  }
  return {
    ids: data?.ids ?? [],
    isKnown: data !== undefined || isError,
    async set(tourId, on) {
      if (!isTourId(tourId)) return IGNORED;
      const shown = show((ids) => withTour(ids, tourId, on));
      try {
        await (on ? add : remove)({ tour_id: tourId }).unwrap();
        noteHeart(tourId, on);
        return DONE;
      } catch (error) {
        if (!on) {
          console.warn(`a favourite was not removed: ${apiErrorText(toApiError(error))}`);
          return DONE;
        }
        shown.undo();
        return { kind: 'refused' };
      }
    },
  };
}
