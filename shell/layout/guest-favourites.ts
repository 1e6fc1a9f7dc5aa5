import { FAVOURITES_COOKIE, readCookie } from './cookies.ts';

/** dispatched on the window by mf-catalog when a guest's heart changes */
const CHANGED = 'cairn:guest-favourites';

/** how many tours a guest keeps: the cookie holds their ids, joined by commas */
export const favouritesIn = (value: string): number =>
  new Set(value.split(',').filter((id) => /^[1-9]\d*$/.test(id))).size;

export const guestFavourites = (): number => favouritesIn(readCookie(document.cookie, FAVOURITES_COOKIE) ?? '');

export function onGuestFavourites(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}
