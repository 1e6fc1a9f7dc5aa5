/** "en" → "English"; names stay as they are */
export function languageName(locale: string, language: string): string {
  if (!/^[a-z]{2,3}$/.test(language)) return language;
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
}

export const RATING_LEVELS = [1, 2, 3, 4, 5] as const;
export type RatingLevel = (typeof RATING_LEVELS)[number];

/** the word's level for an average */
export function ratingLevel(rating: number): RatingLevel {
  const nearest = Math.min(5, Math.max(1, Math.round(rating)));
  return RATING_LEVELS.find((level) => level === nearest) ?? 5;
}

/** "Karakol, Kyrgyzstan": the country once, also where the place names it already */
export const placeLine = (place: string, country: string): string =>
  place === '' ? country : place === country || place.endsWith(`, ${country}`) ? place : `${place}, ${country}`;

/** "Hella, Iceland" and "Hella" are one place: the country is said above */
export const placeNameOf = (place: string): string => place.split(',')[0] ?? place;
