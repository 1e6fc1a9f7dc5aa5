import { writeCookie } from '@cairn/shared-contracts/remote/write-cookie';

/** the cookie in which a guest's favourites wait (specification §9): tour ids with commas between */
const COOKIE = 'favorite_tours';

/** tour ids of a guest's favourites, read from `document.cookie` */
export function guestFavourites(cookies: string): number[] {
  const value = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  const ids = (value ?? '')
    .replaceAll(/%2C/gi, ',')
    .split(',')
    .filter((id) => /^\d{1,9}$/.test(id))
    .map(Number);
  return [...new Set(ids)];
}

/** the account has them now: left in the cookie, a later login would bring back what was removed since */
export function forgetGuestFavourites(): void {
  writeCookie(COOKIE, '', 0);
  // hearts and the count of a page that stays open hear of it
  window.dispatchEvent(new Event('cairn:guest-favourites'));
}
