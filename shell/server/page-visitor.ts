import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COUNTRY_COOKIE, VISITOR_COOKIE, YEAR_SECONDS } from '../layout/cookies.ts';
import { type FindCountry, rememberCountry } from './country.ts';
import { moveUserAtStart } from './move-user.ts';
import type { Session, Sessions } from './session.ts';

interface Options {
  apiUrl: string;
  sessions: Sessions;
  findCountry: FindCountry;
}

/** Who asks for a page. */
export interface PageVisitor {
  /** the same for a year: what rollouts are drawn by */
  id: string;
  /** ISO 3166-1 alpha-2; undefined for a country that nobody knows */
  country: string | undefined;
  session: Session;
}

function visitorId(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): string {
  const known = request.cookies[VISITOR_COOKIE];
  if (known && known.length <= 64) return known;
  const visitor = randomUUID();
  reply.setCookie(VISITOR_COOKIE, visitor, {
    path: '/',
    maxAge: YEAR_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  });
  return visitor;
}

/** Knows the visitor by their cookies, and gives them those that they lack. A user who comes for the first time is moved to where they are. */
export async function pageVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  { apiUrl, sessions, findCountry }: Options,
): Promise<PageVisitor> {
  // the very first page has the visitor's units already: whoever goes on in the browser keeps them
  const country = await rememberCountry(findCountry, request, reply, sessions.isSecure);
  const id = visitorId(request, reply, sessions.isSecure);
  const session = sessions.of(request, reply);
  // first of all, while cookies can still be set
  await session.ready();
  if (session.isPresent && !request.cookies[COUNTRY_COOKIE]) {
    const here = await findCountry(request.ip);
    const moved = here && moveUserAtStart(apiUrl, session, here);
    await moved?.catch((reason: unknown) =>
      request.log.warn({ reason: String(reason) }, 'the user stays where they were'),
    );
  }
  return { id, country, session };
}
