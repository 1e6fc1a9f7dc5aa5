import { emitterOf, onRemoteEvent } from '@cairn/shared-contracts/remote/events';
import { FAVOURITES_COOKIE, favouritesIn } from '@cairn/shared-contracts/remote/guest-favourites';
import { writeCookie } from '@cairn/shared-contracts/remote/write-cookie';

const emit = emitterOf<'mf-catalog'>();

const MAX_AGE_SECONDS = 15_552_000;
/** a cookie holds 4 KB; the oldest go first */
const MAX_IDS = 200;

/** adds or removes; the newest come last */
export function withTour(ids: readonly number[], tourId: number, on: boolean): number[] {
  const others = ids.filter((id) => id !== tourId);
  return (on ? [...others, tourId] : others).slice(-MAX_IDS);
}

const NONE: readonly number[] = [];
let snapshot: { cookies: string; ids: readonly number[] } = { cookies: '', ids: NONE };

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((id, at) => id === b[at]);

/**
 * The same array as long as the favourites are the same, as `useSyncExternalStore` wants it, whatever other cookies become. Of a guest
 * without favourites it is the server's: another would render every heart of a page once more after hydration.
 */
export function guestFavourites(): readonly number[] {
  const cookies = document.cookie;
  if (snapshot.cookies === cookies) return snapshot.ids;
  const ids = favouritesIn(cookies);
  snapshot = { cookies, ids: isSame(ids, snapshot.ids) ? snapshot.ids : ids.length === 0 ? NONE : ids };
  return snapshot.ids;
}

/** the server does not know the guest's cookie: hearts fill after hydration */
export const noFavourites = (): readonly number[] => NONE;

/** A heart here and a rail there may be in bundles of their own: they hear of each other. @returns what takes the listener away */
export function onGuestFavourites(listener: () => void): () => void {
  const stops = [
    onRemoteEvent('mf-catalog/guest-favourites-changed', listener),
    onRemoteEvent('mf-account/guest-favourites-taken', listener),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

export function setGuestFavourite(tourId: number, on: boolean): void {
  const ids = withTour(guestFavourites(), tourId, on);
  writeCookie(FAVOURITES_COOKIE, ids.join(','), ids.length > 0 ? MAX_AGE_SECONDS : 0);
  emit('mf-catalog/guest-favourites-changed', { tourIds: ids });
}
