import type { Visit } from '../composition/page-route.tsx';
import { FAVOURITES_COOKIE, NOTICE_COOKIE } from '../layout/cookies.ts';
import { favouritesIn } from '../layout/guest-favourites.ts';

/** What a visitor's cookies say to the layout, so that nothing in it changes after the first paint. */
export const visitOf = (cookies: Readonly<Record<string, string | undefined>>): Visit => ({
  isNoticeDue: cookies[NOTICE_COOKIE] === undefined,
  guestFavourites: favouritesIn(cookies[FAVOURITES_COOKIE] ?? ''),
});
