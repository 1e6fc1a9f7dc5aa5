import { LAST_COMMIT_HEADER } from '@cairn/shared-contracts/api/last-commit';
import { parseLsn, UNKNOWN_PLACE } from '@cairn/shared-contracts/api/lsn';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownName, takesCookies } from './session-cookies.ts';

/** up to where the database must have come for this visitor to see what they have changed */
export const LAST_COMMIT_COOKIE = 'cairn_commit';
/** a replica that is further behind is read by nobody */
const LIFETIME_SECONDS = 10;
/** no replica is behind it: an api that reads from none tells no place, and other shells have not heard of the change yet */
const ANYWHERE = '0/0';

/** Where the changes of visitors lie in the database's log, in a cookie of each. */
export class LastCommits {
  readonly #isSecure: boolean;
  /** the furthest place that any visitor's change was told to be at */
  #furthest = { lsn: 0n, place: ANYWHERE, at: Number.NEGATIVE_INFINITY };

  constructor(isSecure: boolean) {
    this.#isSecure = isSecure;
  }

  of({ cookies }: FastifyRequest): string | undefined {
    const place = cookies[ownName(LAST_COMMIT_COOKIE, this.#isSecure)];
    return parseLsn(place) === undefined ? undefined : place;
  }

  /** Of an answer to a call that has changed something. @param isMember who is logged in sees it at once, whichever shell they come to */
  keep(reply: FastifyReply, answer: Response, isMember: boolean): void {
    const told = answer.headers.get(LAST_COMMIT_HEADER);
    const lsn = parseLsn(told);
    const place = told !== null && lsn !== undefined ? this.#furtherOn(told, lsn) : isMember ? ANYWHERE : undefined;
    if (place === undefined || !takesCookies(reply)) return;
    reply.setCookie(ownName(LAST_COMMIT_COOKIE, this.#isSecure), place, {
      path: '/',
      maxAge: LIFETIME_SECONDS,
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#isSecure,
    });
  }

  /**
   * A browser that sends several changes at once keeps the cookie of the answer that comes last, which may tell of the first change. A
   * place further on has them all, whoever made it. A shell knows only what it was told itself: of changes that went by two, the earlier may
   * still win. After a while a place counts no more: a restored database begins before it.
   */
  #furtherOn(place: string, lsn: bigint): string {
    if (place === UNKNOWN_PLACE) return place;
    const now = performance.now();
    const isOld = now - this.#furthest.at > LIFETIME_SECONDS * 1000;
    if (isOld || lsn >= this.#furthest.lsn) this.#furthest = { lsn, place, at: now };
    return this.#furthest.place;
  }
}
