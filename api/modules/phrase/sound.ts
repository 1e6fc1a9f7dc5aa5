import { fold } from '../tours/search/text/fold.ts';

/** Letters that systems of writing Cyrillic in Latin ones tell apart, and what they are compared as. */
const ALIKE: readonly (readonly [pattern: RegExp, letters: string])[] = [
  [/shch|sch/g, 'sh'],
  [/kh/g, 'h'],
  [/t[sz]/g, 'c'],
  [/y|j(?=[aeou]|$)/g, 'i'],
  // doubled consonants, and the "i" of a glide: "Грузия" is "gruziya" and "gruzia"
  [/([b-df-np-tv-z]|i)\1+/g, '$1'],
];

/**
 * A name however its letters are written in Latin ones: "Грузия", "gruziya", "gruzija" and "gruzia" are one, and so are "Tromsø" and
 * "Tromso". In small letters without spaces.
 */
export const soundOf = (name: string): string =>
  ALIKE.reduce((text, [pattern, letters]) => text.replace(pattern, letters), fold(name).replaceAll(' ', ''));
