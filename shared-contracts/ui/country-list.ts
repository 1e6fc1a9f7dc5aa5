import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { COUNTRY_CODES, type CountryCode } from '../domain/country-codes.ts';
import { LOCALES } from '../i18n/locales.ts';

/** A country in the reader's language. */
export interface Country extends CountryCode {
  name: string;
}

/**
 * Names of countries in the reader's language. Server and browser may know different releases of the locale data: show the names
 * only after hydration.
 */
export function useCountryNames(): (code: string) => string {
  const { locale } = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
    return (code) => names.of(code) ?? code;
  }, [locale]);
}

/** All countries by name. */
export function useCountries(): readonly Country[] {
  const { locale } = useLocale();
  const nameOf = useCountryNames();
  return useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    return COUNTRY_CODES.map((country) => ({ ...country, name: nameOf(country.code) })).toSorted((one, other) =>
      compare(one.name, other.name),
    );
  }, [locale, nameOf]);
}

/** '+420', '420': somebody looks for a calling code */
export const isCodeQuery = (query: string): boolean => /^\+?\s*\d[\d\s-]*$/.test(query.trim());

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** what names countries in a language, which many of them share and which costs more to make than all their names */
const namers = new Map<string, Intl.DisplayNames>();
function namerOf(language: string): Intl.DisplayNames {
  const namer = namers.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  namers.set(language, namer);
  return namer;
}

/** folded, in each language of the site and in the country's own, by code */
const names = new Map<string, readonly string[]>();

/** Who travels types a country as they call it at home, whatever language they read. */
function namesIn(region: string): readonly string[] {
  const known = names.get(region);
  if (known || !COUNTRY_CODES.some(({ code }) => code === region)) return known ?? [];
  const own = new Intl.Locale('und', { region }).maximize().language;
  const all = [...LOCALES.map(({ iso }) => iso), own].map((language) => plain(namerOf(language).of(region) ?? ''));
  names.set(region, all);
  return all;
}

/** Whether a name of the country begins so, or one of its words, in any of these languages. @param wanted folded */
const isNamedSo = (code: string, wanted: string): boolean =>
  namesIn(code).some((name) => name.startsWith(wanted) || name.includes(` ${wanted}`));

/** Whether a country is called so, as somebody types it: in any language, or by its letters of ISO 3166-1. @param code alpha-2 */
export function isCountryCalled(code: string, typed: string): boolean {
  const wanted = plain(typed.trim());
  if (!wanted) return true;
  const country = COUNTRY_CODES.find((one) => one.code === code);
  return [code, country?.code3].some((letters) => letters?.toLowerCase() === wanted) || isNamedSo(code, wanted);
}

/** By name in any language of the site and any accents, by its letters of ISO 3166-1, or by the calling code. */
export function findCountries(countries: readonly Country[], query: string): readonly Country[] {
  const wanted = plain(query.trim());
  if (!wanted || wanted === '+') return countries;
  if (isCodeQuery(wanted)) {
    const digits = digitsOf(wanted);
    // the whole code first: +1 before +1…, +44 before +441
    return countries
      .filter(({ callingCode }) => callingCode.startsWith(digits))
      .toSorted((one, other) => one.callingCode.length - other.callingCode.length);
  }
  return countries.filter(({ name, code }) => plain(name).includes(wanted) || isCountryCalled(code, wanted));
}
