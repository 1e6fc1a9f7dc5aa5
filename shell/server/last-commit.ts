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

/** Of an answer to a call that has changed something, where the api reads from replicas. */
export function keepLastCommit(reply: FastifyReply, answer: Response, isSecure: boolean): void {
  const place = answer.headers.get(LAST_COMMIT_HEADER);
  if (!place || !PLACE.test(place) || !takesCookies(reply)) return;
  reply.setCookie(ownName(LAST_COMMIT_COOKIE, isSecure), place, {
    path: '/',
    maxAge: LIFETIME_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  });
}
