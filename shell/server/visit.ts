import { FAVOURITES_COOKIE, favouriteIds } from '@cairn/shared-contracts/remote/guest-favourites';
import type { Visit } from '../composition/page-data.ts';
import { NOTICE_COOKIE } from '../layout/cookies.ts';

/** What a visitor's cookies say to the layout, so that nothing in it changes after the first paint. */
export const visitOf = (cookies: Readonly<Record<string, string | undefined>>): Visit => ({
  isNoticeDue: !cookies[NOTICE_COOKIE],
  guestFavourites: favouriteIds(cookies[FAVOURITES_COOKIE] ?? '').length,
});
