import { knownZone } from '@cairn/shared-contracts/domain/moments';
import { unitSystemOf } from '@cairn/shared-contracts/domain/units';
import { defaultCurrencyOf, type LocaleProperties } from '@cairn/shared-contracts/i18n/locales';
import type { Platform } from '@cairn/shared-contracts/remote/platform';
import type { Site } from './site.ts';

interface Asked {
  locale: LocaleProperties;
  /** the currency cookie */
  currency: string | undefined;
  /** ISO 3166-1 alpha-2 */
  country: string | undefined;
  /** the time zone cookie: whatever a visitor has put there */
  timeZone: string | undefined;
}

/** What remotes are told of the site and of the page's reader. */
export const pagePlatform = (site: Site, { locale, currency = '', country, timeZone }: Asked): Platform => ({
  locale: locale.iso,
  currency: site.currencies.includes(currency)
    ? currency
    : defaultCurrencyOf(locale.iso, site.currencies, site.defaultCurrency),
  units: unitSystemOf(country),
  timeZone: knownZone(timeZone),
  origin: site.origin,
  basename: locale.prefix,
  locales: site.locales,
  currencies: site.currencies,
  siteName: site.name,
  flags: site.flags,
  site: site.site,
});
