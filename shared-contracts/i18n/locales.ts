import type { CurrencyCode } from '../domain/currencies.ts';

/**
 * The languages of the site (specification §1, §3 "Locale properties"): one typed table for addresses, headers, texts and formats.
 */
export const LOCALE_CODES = ['en-US', 'de', 'zh', 'ru'] as const;
export type LocaleCode = (typeof LOCALE_CODES)[number];

export interface LocaleProperties {
  /** name of the text files, `i18n/<code>.json`, and of the exposed module `texts.<code>` */
  code: LocaleCode;
  /** BCP 47 with a region: X-Language, Intl, `<html lang>`, the platform's `locale` */
  iso: string;
  /** what search engines are told: the language, whatever the country */
  hreflang: string;
  /** its name in its own language */
  name: string;
  /** before the paths of its pages; '' for the default */
  prefix: '' | `/${string}`;
  dir: 'ltr' | 'rtl';
  /** what prices are shown in until the visitor chooses */
  currency: CurrencyCode;
  /** which setting of a site turns it on; null: every site has it */
  neededFlag: 'russianIsAvailable' | null;
  /** X-Localization, sent when present */
  localizationId?: number;
  /** Intl options: how a date is written in short ("14 Jun 2027") and in numbers ("14/06/2027") */
  dates: { short: Intl.DateTimeFormatOptions; numeric: Intl.DateTimeFormatOptions };
}

const SHORT = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const NUMERIC = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** a row for every language: one without all of its rules does not compile */
const TABLE: { readonly [Code in LocaleCode]: LocaleProperties & { code: Code } } = {
  'en-US': {
    code: 'en-US',
    iso: 'en-US',
    hreflang: 'en',
    name: 'English',
    prefix: '',
    dir: 'ltr',
    currency: 'USD',
    neededFlag: null,
    dates: { short: SHORT, numeric: NUMERIC },
  },
  de: {
    code: 'de',
    iso: 'de-DE',
    hreflang: 'de',
    name: 'Deutsch',
    prefix: '/de',
    dir: 'ltr',
    currency: 'EUR',
    localizationId: 2,
    neededFlag: null,
    dates: { short: SHORT, numeric: NUMERIC },
  },
  zh: {
    code: 'zh',
    iso: 'zh-CN',
    hreflang: 'zh',
    name: '简体中文',
    prefix: '/zh',
    dir: 'ltr',
    currency: 'CNY',
    localizationId: 3,
    neededFlag: null,
    dates: { short: { ...SHORT, month: 'long' }, numeric: NUMERIC },
  },
  ru: {
    code: 'ru',
    iso: 'ru-RU',
    hreflang: 'ru',
    name: 'Русский',
    prefix: '/ru',
    dir: 'ltr',
    currency: 'RUB',
    localizationId: 4,
    // specification §1
    neededFlag: 'russianIsAvailable',
    dates: { short: SHORT, numeric: NUMERIC },
  },
};

/** specification §9: default language en-US, fallback locale en. Its pages have no prefix, so every other locale needs one. */
export const DEFAULT_LOCALE: LocaleProperties = TABLE['en-US'];

export const LOCALES: readonly LocaleProperties[] = LOCALE_CODES.map((code) => TABLE[code]);

/** @param iso 'de-DE'; a bare language, 'de', is understood too, anything else is the default */
export const localeOf = (iso: string): LocaleProperties =>
  LOCALES.find((locale) => locale.iso === iso) ??
  LOCALES.find((locale) => locale.hreflang === iso.toLowerCase().split('-')[0]) ??
  DEFAULT_LOCALE;

/** what a visitor may choose: Russian is behind a flag of the site's configuration (specification §1) */
export const availableLocales = (russianIsAvailable: boolean): readonly LocaleProperties[] => {
  const flags = { russianIsAvailable } satisfies Record<NonNullable<LocaleProperties['neededFlag']>, boolean>;
  return LOCALES.filter(({ neededFlag }) => neededFlag === null || flags[neededFlag]);
};

/** The currency until the visitor chooses (specification §7: "cookie or locale default"), if the site shows it at all. */
export function defaultCurrencyOf(iso: string, currencies: readonly string[], siteDefault: string): string {
  const { currency } = localeOf(iso);
  return currencies.includes(currency) ? currency : siteDefault;
}

const starts = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

/** the locale whose prefix a path stands below, whether the site has it or not; undefined for paths of the default locale */
export const prefixedLocaleOf = (pathname: string): LocaleProperties | undefined =>
  LOCALES.find(({ prefix }) => prefix !== '' && starts(pathname, prefix));

/** '/de/tours' → '/tours', '/de' → '/' */
export const withoutPrefix = (pathname: string, prefix: string): string =>
  prefix && starts(pathname, prefix) ? pathname.slice(prefix.length) || '/' : pathname;

/** '/tours' → '/de/tours', '/' → '/de' */
export const withPrefix = (pathname: string, prefix: string): string =>
  prefix && pathname === '/' ? prefix : prefix + pathname;

/** what the visitor chose; lax, for as long as domain/limits.ts says */
export const LOCALE_COOKIE = 'i18n_redirected';

const SUFFIX = /___[a-z]{2}(-[a-z]{2})?$/i;

/** Specification §2: "A locale suffix of three underscores plus a language code is stripped from route names": 'tour___de' → 'tour'. */
export const withoutLocaleSuffix = (name: string): string => name.replace(SUFFIX, '');
