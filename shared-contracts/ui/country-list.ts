import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { COUNTRY_CODES, type CountryCode } from '../domain/country-codes.ts';

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

/** By name in any accents, by its letters of ISO 3166-1, or by the calling code. */
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
  return countries.filter(
    ({ name, code, code3 }) =>
      plain(name).includes(wanted) || code.toLowerCase() === wanted || code3.toLowerCase() === wanted,
  );
}
