import { writeCookie } from '@cairn/shared-contracts/remote/write-cookie';

/** Favourites of a guest: the cookie `favorite_tours` (specification §9), tour ids joined by commas. */
const COOKIE = 'favorite_tours';
const MAX_AGE_SECONDS = 15_552_000;
/** a cookie holds 4 KB; the oldest go first */
const MAX_IDS = 200;
/** Several copies of this remote may be on a page, a heart here and a rail there: they hear of each other through the window. */
const CHANGED = 'cairn:guest-favourites';

export const readIds = (cookies: string): number[] => {
  const value = cookies.match(/(?:^|;\s*)favorite_tours=([^;]*)/)?.[1] ?? '';
  // commas only: decoding the whole value would throw at a broken one
  const ids = value.split(/,|%2C/i).filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return [...new Set(ids.map(Number))];
};

/** adds or removes; the newest come last */
export function withTour(ids: readonly number[], tourId: number, on: boolean): number[] {
  const others = ids.filter((id) => id !== tourId);
  return (on ? [...others, tourId] : others).slice(-MAX_IDS);
}

const NONE: readonly number[] = [];
let snapshot: { cookies: string; ids: readonly number[] } = { cookies: '', ids: NONE };

/** The same array as long as the cookie is the same, as `useSyncExternalStore` wants it. */
export function guestFavourites(): readonly number[] {
  if (snapshot.cookies !== document.cookie) snapshot = { cookies: document.cookie, ids: readIds(document.cookie) };
  return snapshot.ids;
}

/** the server does not know the guest's cookie: hearts fill after hydration */
export const noFavourites = (): readonly number[] => NONE;

export function onGuestFavourites(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}

export function setGuestFavourite(tourId: number, on: boolean): void {
  const ids = withTour(guestFavourites(), tourId, on);
  writeCookie(COOKIE, ids.join(','), ids.length > 0 ? MAX_AGE_SECONDS : 0);
  window.dispatchEvent(new Event(CHANGED));
}
