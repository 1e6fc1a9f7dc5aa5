import { emitterOf } from '@cairn/shared-contracts/remote/events';
import { FAVOURITES_COOKIE } from '@cairn/shared-contracts/remote/guest-favourites';
import { writeCookie } from '@cairn/shared-contracts/remote/write-cookie';

const emit = emitterOf<'mf-account'>();

/** the account has them now: left in the cookie, a later login would bring back what was removed since */
export function forgetGuestFavourites(): void {
  writeCookie(FAVOURITES_COOKIE, '', 0);
  // hearts and the count of a page that stays open hear of it
  emit('mf-account/guest-favourites-taken');
}
