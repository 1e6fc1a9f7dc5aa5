import { fold } from '../tours/search/text/fold.ts';

/** Letters that systems of writing Cyrillic in Latin ones tell apart, and what they are compared as. */
const ALIKE: readonly (readonly [pattern: RegExp, letters: string])[] = [
  [/shch|sch/g, 'sh'],
  [/kh/g, 'h'],
  [/t[sz]/g, 'c'],
  [/[jy]/g, 'i'],
  // double letters, and the "i" of a glide: "Грузия" is "gruziya" and "gruzia"
  [/(\p{L})\1+/gu, '$1'],
];

/**
 * A name however its letters are written in Latin ones: "Грузия", "gruziya", "gruzija" and "gruzia" are one, and so are "Tromsø" and
 * "Tromso". In small letters without spaces.
 */
export const soundOf = (name: string): string =>
  ALIKE.reduce((text, [pattern, letters]) => text.replace(pattern, letters), fold(name).replaceAll(' ', ''));
