import { DEFAULT_LOCALE, LOCALES, localeOf } from '@cairn/shared-contracts/i18n/locales';
import { type RawBuilder, sql } from 'kysely';

/** `lang` of a text that is stored under a locale's code: "en-US" is "en" */
export const languageOf = (code: string): string => LOCALES.find((locale) => locale.code === code)?.hreflang ?? code;

/** a text in the reader's language stands before one in the site's first, and this before any other */
export const byLanguage = (language: string): RawBuilder<number> =>
  sql`CASE locale WHEN ${localeOf(language).code} THEN 0 WHEN ${DEFAULT_LOCALE.code} THEN 1 ELSE 2 END`;
