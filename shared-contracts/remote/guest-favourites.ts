/** Favourites of a guest: a cookie of tour ids joined by commas (specification §9). mf-catalog writes it, logging in empties it; both say so. */
export const FAVOURITES_COOKIE = 'favorite_tours';

/** @param value of the cookie. Commas only: decoding the whole value would throw at a broken one */
export function favouriteIds(value: string): number[] {
  const ids = value.split(/,|%2C/i).filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return [...new Set(ids.map(Number))];
}

/** @param cookies as in `document.cookie` */
export const favouritesIn = (cookies: string): number[] =>
  favouriteIds(cookies.match(new RegExp(`(?:^|;\\s*)${FAVOURITES_COOKIE}=([^;]*)`))?.[1] ?? '');
