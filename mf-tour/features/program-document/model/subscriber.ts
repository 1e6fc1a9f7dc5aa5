import { COOKIE_SECONDS } from '@cairn/shared-contracts/domain/limits';

/** who this browser is to the mailing of programs (specification §9) */
const COOKIE = 'subscriber_id';

/** what a call says of the subscriber: nothing while nobody has subscribed here */
export function knownSubscriber(cookies = document.cookie): { subscriber_id?: string } {
  const id = new RegExp(`(?:^|; *)${COOKIE}=([\\w-]{8,64})(?:;|$)`).exec(cookies)?.[1];
  return id ? { subscriber_id: id } : {};
}

export function keepSubscriber(id: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${COOKIE}=${encodeURIComponent(id)}; Path=/; Max-Age=${COOKIE_SECONDS.subscriber}; SameSite=Lax`;
}
