/** pairs of a letter and what it is compared as */
const table = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split(' ').map((pair) => [pair.charAt(0), pair.slice(1)]));

/** Cyrillic letters in Latin ones; the same table as the SQL function folded() has (migration 0010). */
const LATIN = table(
  'аa бb вv гg ґg ѓg дd еe ёe ѐe єe жzh зz иi іi їi ѝi йy кk ќk лl мm нn оo пp рr сs тt уu ўu фf хkh цts чch шsh щshch ъ ыy ь эe юyu яya',
);
/** letters that are no base letter with an accent */
const LIGATURES = table('æae œoe ßss þth ðd đd øo łl ħh ıi ŋn ŧt ĸq ſs ĳij ŀl');

/** letters beyond the first plane are no words either, so that a letter is one UTF-16 unit here and one character there */
const SEPARATORS = /[^0-9a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2070-\u2fff\u3040-\uffff]+/gu;
const APOSTROPHES = /['’‘ʻʼ`]/g;

/** Words in Latin letters without case, accents and punctuation, one space between them: what folded() does to names. */
export function fold(text: string): string {
  const latin = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u0400-\u04ff]/g, (letter) => LATIN.get(letter) ?? letter)
    .replace(APOSTROPHES, '');
  return latin
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ß-ſ]/g, (letter) => LIGATURES.get(letter) ?? letter)
    .normalize('NFC')
    .replace(SEPARATORS, ' ')
    .trim();
}

const MOST_WORDS = 8;
const LONGEST_WORD = 40;

/** The words of a phrase that are compared with names; none when it has neither letters nor digits. */
export const phraseWords = (phrase: string): string[] =>
  [...new Set(fold(phrase).split(' '))]
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD));
