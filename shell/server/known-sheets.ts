import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { YEAR_SECONDS } from '../layout/cookies.ts';

/** which releases this browser has been sent a page of; changes with every release of shell or remotes */
export const SHEETS_COOKIE = 'sheets';

const digestOf = (releases: string): string => createHash('sha256').update(releases).digest('base64url').slice(0, 10);

/**
 * Whether the visitor comes back to the same releases. A first page brings its style sheets along and is painted a round trip earlier;
 * every other one links them, since from the second on they are in the browser's cache.
 * @param releases names what is live: '/assets/composition/mf-tour@1.0.0.json?shell=main.5f.js'
 */
export const knowsSheets = ({ cookies }: Pick<FastifyRequest, 'cookies'>, releases: string): boolean =>
  cookies[SHEETS_COOKIE] === digestOf(releases);

/** The answer is a page of these releases. */
export function rememberSheets(reply: FastifyReply, releases: string, isSecure: boolean): void {
  reply.setCookie(SHEETS_COOKIE, digestOf(releases), {
    path: '/',
    maxAge: YEAR_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  });
}
