import { COOKIE_SECONDS } from '@cairn/shared-contracts/domain/limits';

/** Specification §9: the cookie last_request_id says which request this browser made last; a link may set it, too. */
export function keepLastRequest(id: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `last_request_id=${id}; Path=/; Max-Age=${COOKIE_SECONDS.lastRequest}; SameSite=Lax`;
}
