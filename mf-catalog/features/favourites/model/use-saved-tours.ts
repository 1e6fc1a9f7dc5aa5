import type { UnavailableTour } from '@cairn/shared-contracts/api/favourites.schema';
import type { TourCard } from '@cairn/shared-contracts/api/tours.schema';
import { useSession } from '@cairn/shared-contracts/remote/platform';
import { useState } from 'react';
import { tours } from '../../../common/model/api.ts';
import { useFavourites } from '../../../common/model/use-favourites.ts';
import { favourites } from './api.ts';

export interface SavedTours {
  /** in the order in which they were saved, the last one first */
  items: readonly TourCard[];
  /** those that nobody can book any more */
  gone: readonly UnavailableTour[];
  isEmpty: boolean;
  remove(tourId: number): void;
}

/** Everything that a person keeps. What is let go here stays in its place until the next visit, so that it can be taken back. */
export function useSavedTours(): SavedTours {
  const { user } = useSession();
  const { ids, isKnown, set } = useFavourites();
  const all = favourites.allFavourites.useQuery(undefined, { skip: !user });
  // the header's list leaves out what is no longer available; here it is shown
  const saved = user ? [...(all.data?.ids ?? []), ...ids] : ids.toReversed();
  const seen = useSeen(saved);
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const skip = { skip: seen.length === 0 };
  const { data: cards } = tours.toursByIds.useQuery({ ids: seen }, skip);
  const { data: unavailable } = favourites.unavailableTours.useQuery({ ids: seen }, skip);
  const gone = (unavailable?.items ?? []).filter(({ id }) => !removed.includes(id));
  const goneIds = new Set(unavailable?.items.map(({ id }) => id));
  const items = (cards?.items ?? []).filter(({ id }) => seen.includes(id) && !goneIds.has(id));
  const isListKnown = isKnown && !(user && all.isLoading);
  const isAnswered = cards !== undefined && unavailable !== undefined;
  return {
    items,
    gone,
    isEmpty: isListKnown && (seen.length === 0 || (isAnswered && items.length + gone.length === 0)),
    remove(tourId) {
      setRemoved((now) => [...now, tourId]);
      void set(tourId, false);
    },
  };
}

/** All ids that were saved at some time since the page opened; what is saved later goes first. */
function useSeen(ids: readonly number[]): number[] {
  const [seen, setSeen] = useState<number[]>([]);
  const news = [...new Set(ids)].filter((id) => !seen.includes(id));
  if (news.length > 0) setSeen([...news, ...seen]);
  return seen;
}
