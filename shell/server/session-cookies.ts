import type { FastifyReply, FastifyRequest } from 'fastify';

/** The two token stores: one outlives the browser, the other does not. Both are out of the reach of page scripts. */
const STORES = {
  persistent: { access: 'cairn_access', refresh: 'cairn_refresh', subject: 'cairn_subject' },
  session: { access: 'cairn_access_session', refresh: 'cairn_refresh_session', subject: 'cairn_subject_session' },
} as const;

/** A browser keeps such a name only from this very host, over https, for all paths: no sibling host puts one of its own in place. */
const HOST_ONLY = '__Host-';
/** the name of a cookie that is one person's */
export const ownName = (name: string, isSecure: boolean): string => (isSecure ? HOST_ONLY + name : name);

export type StoreName = keyof typeof STORES;
const REFRESH_LIFETIME_SECONDS = 60 * 86_400;

/** What the api gives for a session; it keeps hashes of it only. */
export interface Tokens {
  token: string;
  refresh_token: string;
  /** seconds that `token` is good for */
  expires_in: number;
  /** what the user falls to variants of experiments by, on all their devices */
  subject?: string | undefined;
}

export interface CookieTokens {
  store: StoreName;
  access: string | undefined;
  refresh: string | undefined;
  /** when the access token ends, ms since 1970; undefined when the cookie does not say */
  endsAt: number | undefined;
  subject?: string | undefined;
}

/** base64url, as long as the contract of refresh-token takes: an invented cookie of another shape is none, and costs the api nothing */
const TOKEN = /^[\w-]{20,200}$/;
/** the access token, and when it ends in seconds: a store that ends with the browser would give out an old one for hours */
const ACCESS = /^([\w-]{20,200})(?:\.(\d{10}))?$/;

export const SUBJECT = /^[\w-]{1,64}$/;

const tokenIn = (value: string | undefined): string | undefined => (value && TOKEN.test(value) ? value : undefined);

export function readTokens(cookies: FastifyRequest['cookies'], isSecure: boolean): CookieTokens {
  const stored = (name: string) => cookies[ownName(name, isSecure)];
  const store: StoreName = tokenIn(stored(STORES.session.refresh)) ? 'session' : 'persistent';
  const [, access, ends] = ACCESS.exec(stored(STORES[store].access) ?? '') ?? [];
  return {
    store,
    access,
    refresh: tokenIn(stored(STORES[store].refresh)),
    endsAt: ends === undefined ? undefined : Number(ends) * 1000,
    subject: subjectIn(stored(STORES[store].subject)),
  };
}

const subjectIn = (value: string | undefined): string | undefined => (value && SUBJECT.test(value) ? value : undefined);

/** once a page streams, it is too late for cookies */
export const takesCookies = (reply: FastifyReply): boolean => !reply.sent && !reply.raw.headersSent;

export function writeTokens(reply: FastifyReply, tokens: CookieTokens, accessSeconds: number, isSecure: boolean): void {
  const { access, refresh, subject } = STORES[tokens.store];
  const set = (name: string, value: string, maxAge: number) =>
    reply.setCookie(ownName(name, isSecure), value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
      ...(tokens.store === 'persistent' ? { maxAge } : {}),
    });
  if (tokens.access) set(access, `${tokens.access}.${Math.floor((tokens.endsAt ?? 0) / 1000)}`, accessSeconds);
  if (tokens.refresh) set(refresh, tokens.refresh, REFRESH_LIFETIME_SECONDS);
  if (tokens.subject) set(subject, tokens.subject, REFRESH_LIFETIME_SECONDS);
}

export function clearTokens(reply: FastifyReply, isSecure: boolean): void {
  for (const { access, refresh, subject } of Object.values(STORES)) {
    // a browser heeds __Host- only with Secure, also where it is to forget
    for (const name of [access, refresh, subject])
      reply.clearCookie(ownName(name, isSecure), { path: '/', secure: isSecure });
  }
}
