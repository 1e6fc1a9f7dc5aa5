import {
  DEFAULT_LOCALE,
  LOCALES,
  type LocaleProperties,
  localeOf,
  prefixedLocaleOf,
  withoutLocaleSuffix,
  withPrefix,
} from '@cairn/shared-contracts/i18n/locales';

export type PageLocale =
  | { kind: 'page'; locale: LocaleProperties }
  /** the same page has another address, or the visitor would rather read another language */
  | { kind: 'redirect'; status: 301 | 302; location: string };

interface Asked {
  url: URL;
  /** what the site offers, the default among them */
  available: readonly LocaleProperties[];
  /** the locale cookie */
  chosen: string | undefined;
  acceptLanguage: string | undefined;
}

/** '/en-US/tours', '/en', '/de-DE/tours': names of a locale that are not its prefix */
function aliasOf(
  pathname: string,
  available: readonly LocaleProperties[],
): { locale: LocaleProperties; rest: string } | undefined {
  const [, first = '', rest = '/'] = /^\/([a-z]{2}(?:-[a-z]{2})?)(\/.*)?$/i.exec(pathname) ?? [];
  const asked = first.toLowerCase();
  const locale = available.find(
    ({ iso, hreflang, prefix }) => `/${first}` !== prefix && (asked === iso.toLowerCase() || asked === hreflang),
  );
  // no second slash: '//other.example' would lead away from the site
  return locale && { locale, rest: rest.replace(/^\/+/, '/') };
}

/** The available locale that a browser's Accept-Language likes best; undefined when it likes none of them. */
export function preferredLocale(
  acceptLanguage: string,
  available: readonly LocaleProperties[],
): LocaleProperties | undefined {
  const wishes = acceptLanguage.split(',').map((part, place) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const quality = Number(parameters.find((parameter) => parameter.trim().startsWith('q='))?.split('=')[1] ?? 1);
    return { language: tag.toLowerCase().split('-')[0] ?? '', quality: quality || 0, place };
  });
  wishes.sort((a, b) => b.quality - a.quality || a.place - b.place);
  for (const { language, quality } of wishes) {
    const locale = quality > 0 && available.find(({ hreflang }) => hreflang === language);
    if (locale) return locale;
  }
  return undefined;
}

/**
 * The language of an address. It is the address that decides: a deep link shows what it names, to people and search engines alike.
 * Only the root asks the visitor: their own choice (the cookie) first, else the browser's languages, with a passing redirect. The
 * default locale has no prefix, and each locale has one name, so other spellings move for good.
 */
export function pageLocale({ url, available, chosen, acceptLanguage }: Asked): PageLocale {
  const { pathname, search } = url;
  const bare = withoutLocaleSuffix(pathname);
  if (bare !== pathname) return { kind: 'redirect', status: 301, location: (bare || '/') + search };
  const alias = aliasOf(pathname, available);
  if (alias) {
    return { kind: 'redirect', status: 301, location: withPrefix(alias.rest, alias.locale.prefix) + search };
  }
  if (pathname === '/') {
    const wanted = chosen ? known(chosen) : preferredLocale(acceptLanguage ?? '', available);
    if (wanted && wanted.prefix !== '' && available.includes(wanted)) {
      return { kind: 'redirect', status: 302, location: wanted.prefix + search };
    }
  }
  const prefixed = prefixedLocaleOf(pathname);
  // a locale that the site does not have: its addresses are those of no page
  return { kind: 'page', locale: prefixed && available.includes(prefixed) ? prefixed : DEFAULT_LOCALE };
}

const known = (iso: string): LocaleProperties | undefined =>
  LOCALES.some((locale) => locale.iso === iso || locale.code === iso) ? localeOf(iso) : undefined;
