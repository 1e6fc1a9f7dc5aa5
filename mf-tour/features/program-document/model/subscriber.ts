import { COOKIE_SECONDS } from '@cairn/shared-contracts/domain/limits';
import { writeCookie } from '@cairn/shared-contracts/remote/write-cookie';

/** who this browser is to the mailing of programs (specification §9) */
const COOKIE = 'subscriber_id';

/** what a call says of the subscriber: nothing while nobody has subscribed here */
export function knownSubscriber(cookies = document.cookie): { subscriber_id?: string } {
  const id = new RegExp(`(?:^|; *)${COOKIE}=([\\w-]{8,64})(?:;|$)`).exec(cookies)?.[1];
  return id ? { subscriber_id: id } : {};
}

export function keepSubscriber(id: string): void {
  writeCookie(COOKIE, encodeURIComponent(id), COOKIE_SECONDS.subscriber);
}
