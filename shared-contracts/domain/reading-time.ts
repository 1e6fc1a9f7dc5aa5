import { type LocaleCode, localeOf } from '../i18n/locales.ts';

/**
 * How much is read silently in a minute, by language: means of IReST, Trauzettel-Klosinski and Dietz 2012
 * (https://doi.org/10.1167/iovs.11-8284). Chinese has no spaces between words: there it is characters.
 */
const PER_MINUTE: Readonly<Record<LocaleCode, number>> = { 'en-US': 228, de: 179, ru: 184, zh: 255 };

const HAN = /\p{Script=Han}/gu;

/** what the language's readers count: words, or characters where words are not set apart */
export function lengthOf(text: string, locale: LocaleCode): number {
  if (locale === 'zh') return text.match(HAN)?.length ?? 0;
  const words = new Intl.Segmenter(localeOf(locale).iso, { granularity: 'word' }).segment(text);
  return [...words].filter(({ isWordLike }) => isWordLike).length;
}

/** how long a picture, a map or a chart is looked at */
const FIGURE_MINUTES = 0.2;

/** minutes that a text and its figures take their reader, at least one */
export const readingMinutes = (text: string, locale: LocaleCode, figures = 0): number =>
  Math.max(1, Math.round(lengthOf(text, locale) / PER_MINUTE[locale] + figures * FIGURE_MINUTES));
