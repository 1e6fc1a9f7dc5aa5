import type { SessionUser } from '../../platform/call.ts';
import { unauthorized } from '../../platform/errors.ts';

/** The user of a call that asks for one: the server has checked already, this tells the types. */
export function signedIn(user: SessionUser | null): SessionUser {
  if (!user) throw unauthorized();
  return user;
}
