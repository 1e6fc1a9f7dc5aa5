import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SessionUser } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import type { Reader } from '../../platform/told.ts';
import { discreetly, readerOf } from '../user/reader.ts';
import { userOfSession } from '../user/session.ts';
import { spendTicket } from '../user/spent-tickets.ts';

/** A ticket opens one socket, within two minutes: long enough for a slow line, too short to be worth stealing. */
export const TICKET_SECONDS = 120;

const sign = (secret: string, body: string): Buffer => createHmac('sha256', secret).update(`ticket:${body}`).digest();

/** who names no organizers is marked behind the language */
const DISCREET = '!';

/** @param page that asks: what the socket tells is worded in its language, an ISO locale, and as its site tells it */
export function issueTicket(
  { env, clock }: Services,
  user: SessionUser,
  page: { language: string; isDiscreet: boolean },
): { ticket: string; expires_in: number } {
  const language = `${page.language}${page.isDiscreet ? DISCREET : ''}`;
  const id = randomBytes(12).toString('base64url');
  const body = `${user.sessionId}.${clock.now().getTime() + TICKET_SECONDS * 1000}.${language}.${id}`;
  return { ticket: `${body}.${sign(env.APP_SECRET, body).toString('base64url')}`, expires_in: TICKET_SECONDS };
}

/** Who listens at a socket. */
export interface SocketUser {
  user: SessionUser;
  reader: Reader;
}

/** Whose ticket it is, which is used up; null when it was before, is forged or comes too late, or the session has ended since. */
export async function redeemTicket(services: Services, ticket: string): Promise<SocketUser | null> {
  const [sessionId = '', expires = '', marked = '', id = '', signature = ''] = ticket.split('.');
  const expected = sign(services.env.APP_SECRET, `${sessionId}.${expires}.${marked}.${id}`);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  if (!(await spendTicket(services, id, Number(expires)))) return null;
  const user = await userOfSession(services, Number(sessionId));
  if (!user) return null;
  const language = marked.replace(DISCREET, '');
  const reader = await readerOf(services.db, { user, language });
  return { user, reader: discreetly(reader, user, marked !== language) };
}
