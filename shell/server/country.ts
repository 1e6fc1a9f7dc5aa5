import * as calls from '@cairn/shared-contracts/api/site.calls';
import type { countryByIp } from '@cairn/shared-contracts/api/site.schema';
import { COOKIE_SECONDS } from '@cairn/shared-contracts/domain/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { safeParse } from 'zod/mini';
import { COUNTRY_COOKIE } from '../layout/cookies.ts';
import { callApi } from './call-api.ts';
import { OWN_CALL_HEADERS } from './own-calls.ts';

const KEEP_MS = 3_600_000;
const CACHE_MAX = 10_000;
/** a guess is not worth a wait */
const LIMIT_MS = 500;

export type Country = NonNullable<ReturnType<typeof countryByIp.parse>['result']>;

/** Where an address is; null when nobody knows or the api cannot be asked in time. */
export type FindCountry = (ip: string) => Promise<Country | null>;

async function ask(apiUrl: string, ip: string): Promise<Country | null> {
  const answer = await callApi(apiUrl + calls.countryByIp.path, {
    headers: { ...OWN_CALL_HEADERS, 'x-forwarded-for': ip },
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const body = answer.ok ? safeParse(calls.countryByIp.answer, await answer.json()) : undefined;
  if (!body?.success) throw new Error(`country-by-ip answered ${answer.status}`);
  return body.data.result;
}

/** Asks the api once an hour and address; a failure is told to `warn` and asked again next time (specification §8: safe defaults). */
export function countryFinder(apiUrl: string, warn: (reason: string) => void): FindCountry {
  const cached = new Map<string, { country: Promise<Country | null>; until: number }>();
  return (ip) => {
    const known = cached.get(ip);
    if (known && known.until > performance.now()) return known.country;
    if (cached.size >= CACHE_MAX) cached.clear();
    const country = ask(apiUrl, ip).catch((error: unknown) => {
      cached.delete(ip);
      warn(String(error));
      return null;
    });
    cached.set(ip, { country, until: performance.now() + KEEP_MS });
    return country;
  };
}

/**
 * Sets the cookie on the first page of a visitor; before the page is sent.
 * @returns ISO 3166-1 alpha-2; undefined for a country that nobody knows
 */
export async function rememberCountry(
  find: FindCountry,
  request: FastifyRequest,
  reply: FastifyReply,
  isSecure: boolean,
): Promise<string | undefined> {
  const known = request.cookies[COUNTRY_COOKIE];
  if (known) return known;
  const country = await find(request.ip);
  if (!country) return undefined;
  reply.setCookie(COUNTRY_COOKIE, country.iso_code, {
    path: '/',
    maxAge: COOKIE_SECONDS.country,
    sameSite: 'lax',
    secure: isSecure,
  });
  return country.iso_code;
}
