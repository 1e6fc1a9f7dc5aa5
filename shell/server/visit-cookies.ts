import { COOKIE_SECONDS } from '@cairn/shared-contracts/domain/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withoutSelectionToken } from '../client/behaviours/selection-token.ts';
import { choiceIn } from '../layout/cookie-choice.ts';
import { CHOICE_COOKIE, SELECTION_COOKIE } from '../layout/cookies.ts';

/** query parameters that become cookies of the same name, and for how many seconds (specification §9) */
const LIFETIME_SECONDS: Readonly<Record<string, number>> = {
  utm_source: COOKIE_SECONDS.campaign,
  utm_campaign: COOKIE_SECONDS.campaign,
  utm_content: COOKIE_SECONDS.campaign,
  last_request_id: COOKIE_SECONDS.lastRequest,
  subscriber_id: COOKIE_SECONDS.subscriber,
};
const MAX_LENGTH = 200;

export interface VisitCookie {
  name: string;
  value: string;
  /** seconds; absent: until the browser closes */
  maxAge?: number;
}

/** What the address that somebody came by leaves behind. */
export function visitCookies(address: string): VisitCookie[] {
  const query = new URLSearchParams(/\?([^#]*)/.exec(address)?.[1] ?? '');
  const cookies: VisitCookie[] = [];
  for (const [name, maxAge] of Object.entries(LIFETIME_SECONDS)) {
    const value = query.get(name)?.trim().slice(0, MAX_LENGTH);
    if (value) cookies.push({ name, value, maxAge });
  }
  const token = withoutSelectionToken(address)?.token;
  if (token) cookies.push({ name: SELECTION_COOKIE, value: token });
  return cookies;
}

/** cookies of advertising campaigns: whoever refuses them gets none */
const isOfCampaign = (name: string) => name.startsWith('utm_');

/** Sets them, unless that was refused. Pages and forms of the site read them, so scripts may. */
export function keepVisit(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): void {
  const refusesCampaigns = choiceIn(request.cookies[CHOICE_COOKIE])?.campaigns === false;
  for (const { name, value, maxAge } of visitCookies(request.url)) {
    if (refusesCampaigns && isOfCampaign(name)) continue;
    reply.setCookie(name, value, {
      path: '/',
      sameSite: 'lax',
      secure: isSecure,
      ...(maxAge === undefined ? {} : { maxAge }),
    });
  }
}
