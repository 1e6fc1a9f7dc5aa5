import { formatDate, formatDates } from '@cairn/shared-contracts/domain/dates';
import { formatMoney, isoCurrency, type Money } from '@cairn/shared-contracts/domain/money';
import { formatHours } from '@cairn/shared-contracts/domain/units';
import type { Translate } from '@cairn/shared-contracts/i18n/create-i18n';
import { createI18n } from '@cairn/shared-contracts/i18n/create-i18n';
import { type LocaleCode, localeOf } from '@cairn/shared-contracts/i18n/locales';
import de from './i18n/de.json' with { type: 'json' };
import en from './i18n/en-US.json' with { type: 'json' };
import ru from './i18n/ru.json' with { type: 'json' };
import zh from './i18n/zh.json' with { type: 'json' };
import { isPrintable } from './printable.ts';

const TEXTS: Readonly<Record<LocaleCode, typeof en>> = { 'en-US': en, de, ru, zh };
/** how dates and numbers are written: English ones as in the other documents of the site, day first */
const WRITTEN_IN: Readonly<Record<LocaleCode, string>> = { 'en-US': 'en-GB', de: 'de-DE', ru: 'ru-RU', zh: 'zh-CN' };

/** The document's texts, dates and numbers in one language. */
export interface DocumentTexts {
  /** BCP 47 */
  language: string;
  t: Translate;
  /** '14 – 21 Jun 2027' */
  dates(start: string, end: string): string;
  day(date: string): string;
  money(money: Money): string;
  /** '86 km', '3,920 m' */
  length(value: number, unit: 'kilometer' | 'meter'): string;
  /** '5 h' */
  hours(value: number): string;
  /** 'English and Kyrgyz' from ISO 639-1 codes */
  languages(codes: readonly string[]): string;
}

/** the document's fonts have no narrow spaces */
const plainSpaces = (text: string): string => text.replace(/[\u2009\u202f]/g, '\u00a0');

/** a currency whose sign the fonts lack is named by its code: without either an amount would be of any currency */
function printedMoney(money: Money): string {
  const text = plainSpaces(formatMoney(money));
  return isPrintable(text) ? text : text.replace(/\p{Sc}/u, `${isoCurrency(money.currency)}\u00a0`);
}

const LANGUAGE_CODE = /^[a-z]{2,3}$/;

/** @param locale ISO locale of the reader, 'de-DE' */
export function documentTexts(locale: string): DocumentTexts {
  const { code, iso } = localeOf(locale);
  const tag = WRITTEN_IN[code];
  const names = new Intl.DisplayNames(tag, { type: 'language' });
  const list = new Intl.ListFormat(tag);
  const i18n = createI18n(iso, { shell: TEXTS[code] });
  return {
    language: tag,
    t: i18n.t,
    dates: (start, end) => formatDates(start, end, tag, { withYear: true }),
    day: (day) => formatDate(day, tag),
    money: printedMoney,
    length: (value, unit) =>
      plainSpaces(new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(value)),
    hours: (value) => formatHours(value, tag),
    // what is no code is a name already
    languages: (codes) =>
      list.format(codes.map((code) => (LANGUAGE_CODE.test(code) ? (names.of(code) ?? code) : code))),
  };
}
