import { LOCALE_CODES, LOCALES, type LocaleCode } from '../i18n/locales.ts';

/** what a place is called in the languages of the site, by the code of the language */
export type PlaceNames = Readonly<Partial<Record<LocaleCode, string>>>;

/** whose official names nobody says: "Sonderverwaltungsregion Hongkong" */
const SAID_SHORT: readonly string[] = ['HK', 'MO'];

/** Names of a country in every language of the site but English, from CLDR: what the database has is English. */
export function countryNames(iso2: string): PlaceNames {
  const style = SAID_SHORT.includes(iso2) ? 'short' : 'long';
  const named = LOCALES.filter(({ code }) => code !== LOCALE_CODES[0]).flatMap(({ code, iso }) => {
    const name = new Intl.DisplayNames(iso, { type: 'region', fallback: 'none', style }).of(iso2);
    return name ? [[code, name]] : [];
  });
  return Object.fromEntries(named);
}
