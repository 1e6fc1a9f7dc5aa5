/** Favourites of a guest: a cookie of tour ids joined by commas (specification §9). mf-catalog writes it, logging in empties it. */
export const FAVOURITES_COOKIE = 'favorite_tours';

/** dispatched on the window when they change: a heart here, a rail there and the count of the header hear of each other */
export const FAVOURITES_CHANGED = 'cairn:guest-favourites';

/** @param value of the cookie. Commas only: decoding the whole value would throw at a broken one */
export function favouriteIds(value: string): number[] {
  const ids = value.split(/,|%2C/i).filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return [...new Set(ids.map(Number))];
}

/** @param cookies as in `document.cookie` */
export const favouritesIn = (cookies: string): number[] =>
  favouriteIds(cookies.match(new RegExp(`(?:^|;\\s*)${FAVOURITES_COOKIE}=([^;]*)`))?.[1] ?? '');

/** @returns what takes the listener away */
export function onGuestFavourites(listener: () => void): () => void {
  window.addEventListener(FAVOURITES_CHANGED, listener);
  return () => window.removeEventListener(FAVOURITES_CHANGED, listener);
}

/** they have changed: whoever shows them reads them anew */
export const tellGuestFavourites = (): void => void window.dispatchEvent(new Event(FAVOURITES_CHANGED));
