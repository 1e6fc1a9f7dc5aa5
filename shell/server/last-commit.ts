import { LAST_COMMIT_HEADER } from '@cairn/shared-contracts/api/last-commit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownName, takesCookies } from './session-cookies.ts';

/** up to where the database must have come for this visitor to see what they have changed */
export const LAST_COMMIT_COOKIE = 'cairn_commit';
const PLACE = /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/;
/** a replica that is further behind is read by nobody */
const LIFETIME_SECONDS = 10;

export function lastCommitOf({ cookies }: FastifyRequest, isSecure: boolean): string | undefined {
  const place = cookies[ownName(LAST_COMMIT_COOKIE, isSecure)];
  return place && PLACE.test(place) ? place : undefined;
}

/** no replica is behind it: an api that reads from none tells no place, and other shells have not heard of the change yet */
const ANYWHERE = '0/0';

/** Of an answer to a call that has changed something. @param isMember who is logged in sees it at once, whichever shell they come to */
export function keepLastCommit(
  reply: FastifyReply,
  answer: Response,
  { isSecure, isMember }: { isSecure: boolean; isMember: boolean },
): void {
  const place = answer.headers.get(LAST_COMMIT_HEADER) ?? (isMember ? ANYWHERE : undefined);
  if (!place || !PLACE.test(place) || !takesCookies(reply)) return;
  reply.setCookie(ownName(LAST_COMMIT_COOKIE, isSecure), place, {
    path: '/',
    maxAge: LIFETIME_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  });
}
