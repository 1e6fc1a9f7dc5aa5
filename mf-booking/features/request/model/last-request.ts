import { COOKIE_SECONDS } from '@cairn/shared-contracts/domain/limits';
import { writeCookie } from '@cairn/shared-contracts/remote/write-cookie';

/** Specification §9: the cookie last_request_id says which request this browser made last; a link may set it, too. */
export function keepLastRequest(id: number): void {
  writeCookie('last_request_id', String(id), COOKIE_SECONDS.lastRequest);
}
