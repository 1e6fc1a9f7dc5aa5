import {
  DEFAULT_LOCALE,
  LOCALE_COOKIE,
  type LocaleProperties,
  localeOf,
  prefixedLocaleOf,
} from '@cairn/shared-contracts/i18n/locales';
import type { FastifyRequest } from 'fastify';
import { THEME_COOKIE } from '../layout/cookies.ts';
import { pageLocale } from './page-locale.ts';
import type { PageOrder } from './page-order.ts';
import { pageAddress } from './request-address.ts';
import type { Site } from './site.ts';

type Asking = Pick<FastifyRequest, 'url' | 'cookies' | 'headers'>;

/** The theme that a visitor has chosen. */
export function chosenTheme({ cookies }: Pick<FastifyRequest, 'cookies'>): PageOrder['theme'] {
  const theme = cookies[THEME_COOKIE];
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

/** In what language somebody reads whom no page can be composed for: that of the address, or that it leads to. */
export function readersLocale({ url, cookies, headers }: Asking, { origin, locales }: Site): LocaleProperties {
  const inLocale = pageLocale({
    url: pageAddress(url, origin),
    available: locales.map(({ iso }) => localeOf(iso)),
    chosen: cookies[LOCALE_COOKIE],
    acceptLanguage: headers['accept-language'],
  });
  if (inLocale.kind === 'page') return inLocale.locale;
  return prefixedLocaleOf(new URL(inLocale.location, origin).pathname) ?? DEFAULT_LOCALE;
}
