import { COOKIE_SECONDS } from '@cairn/shared-contracts/domain/limits';
import { defaultCurrencyOf, LOCALE_COOKIE, withoutPrefix, withPrefix } from '@cairn/shared-contracts/i18n/locales';
import { isOver, shownEntry } from '@cairn/shared-contracts/remote/entries-over';
import type { Platform } from '@cairn/shared-contracts/remote/platform';
import { BEFORE_RELOAD } from '@cairn/shared-contracts/remote/platform-events';
import { CURRENCY_COOKIE, setCookie } from './cookies.ts';
import { keepScroll } from './preference-scroll.ts';

type Here = Pick<Platform, 'basename' | 'locale' | 'currency' | 'currencies' | 'site'>;

/** Currency cookie of specification §9: one year, empty when the default of that language is chosen. */
export function saveCurrency({ currencies, site }: Here, locale: string, currency: string): void {
  const isDefault = currency === defaultCurrencyOf(locale, currencies, site.defaultCurrency);
  setCookie(CURRENCY_COOKIE, isDefault ? '' : currency, COOKIE_SECONDS.currency);
}

/** The address of the page that is open, with its query and hash, below another locale's prefix. */
export function addressIn(
  prefix: string,
  basename: string,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string {
  return withPrefix(withoutPrefix(pathname, basename), prefix) + search + hash;
}

/**
 * Loads the same page in another language. Filters stand in the address, forms keep drafts of themselves, the place on the page is
 * kept, and so is the currency: a price filter would mean something else. The page takes the old one's place in the history.
 */
export function switchLanguage(
  here: Here,
  { iso, prefix }: Platform['locales'][number],
  go: (address: string) => void = (address) => location.replace(address),
): void {
  setCookie(LOCALE_COOKIE, iso, COOKIE_SECONDS.locale);
  saveCurrency(here, iso, here.currency);
  keepScroll(withoutPrefix(location.pathname, here.basename) + location.search);
  window.dispatchEvent(new Event(BEFORE_RELOAD));
  const { pathname, search } = location;
  if (!isOver(shownEntry())) {
    go(addressIn(prefix, here.basename, location));
    return;
  }
  // what the choice was made in lies over the page with an entry of its own, which goes first
  window.addEventListener('popstate', () => go(addressIn(prefix, here.basename, { pathname, search, hash: '' })), {
    once: true,
  });
  history.back();
}
