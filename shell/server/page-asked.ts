import type { LocaleProperties } from '@cairn/shared-contracts/i18n/locales';
import type { Live } from '@cairn/shared-contracts/remote/release';
import type { FastifyRequest } from 'fastify';
import { ADMIN_COOKIE, CURRENCY_COOKIE, TIME_ZONE_COOKIE } from '../layout/cookies.ts';
import { AVOIDED_COOKIE, avoidedVersions } from './browser-failures.ts';
import type { ComposedRequest } from './composed-page.ts';
import type { Encoding } from './compression.ts';
import { pageCalls } from './page-calls.ts';
import { pagePlatform } from './page-platform.ts';
import type { PageVisitor } from './page-visitor.ts';
import { chosenTheme } from './reader.ts';
import type { RememberedAnswers } from './remembered-answers.ts';
import type { Site } from './site.ts';
import { visitOf } from './visit.ts';

interface Asked {
  url: URL;
  site: Site;
  locale: LocaleProperties;
  visitor: PageVisitor;
  encoding: Encoding;
  apiUrl: string;
  /** the visitor went away */
  signal: AbortSignal;
  live: Live;
  remembered?: RememberedAnswers | undefined;
}

/** What a visitor asks for, by their address and cookies: all that the page is made of besides its composition. */
export function pageAsked(
  { cookies, id }: Pick<FastifyRequest, 'cookies' | 'id'>,
  { url, site, locale, visitor, encoding, apiUrl, signal, live, remembered }: Asked,
): ComposedRequest {
  const { country, session } = visitor;
  return {
    order: {
      url: url.href,
      reference: id,
      platform: pagePlatform(site, {
        ...{ locale, country },
        currency: cookies[CURRENCY_COOKIE],
        timeZone: cookies[TIME_ZONE_COOKIE],
      }),
      theme: chosenTheme({ cookies }),
      visit: visitOf(cookies),
      hasSession: session.isPresent,
      isAdmin: session.isPresent && cookies[ADMIN_COOKIE] === '1',
      encoding,
    },
    ports: { call: pageCalls({ apiUrl, site: site.key, session, remembered }), signal },
    avoided: avoidedVersions(cookies[AVOIDED_COOKIE], live),
  };
}
