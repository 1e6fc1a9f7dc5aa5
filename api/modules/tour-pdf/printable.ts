import { openSync } from 'fontkit';
import { FONTS } from './fonts.ts';
import { hanRuns } from './han-runs.ts';

/** characters that the document's fonts lack, and what stands for them; the second value may be nothing */
const STAND_INS: readonly [RegExp, string][] = [
  // a hyphen that does not break is a hyphen on paper
  [/[\u2010\u2011]/g, '-'],
  [/[\u2007\u2009\u202f]/g, '\u00a0'],
  [/[\u2000-\u2006\u2008\u200a]/g, ' '],
  // soft hyphens, marks without width, and what follows an emoji
  [/\u00ad|[\u200b-\u200f]|\u2060|[\ufe00-\ufe0f]|\ufeff/g, ''],
  [/\p{Extended_Pictographic}(?<![\u00a9\u00ae\u2122])[\u{1f3fb}-\u{1f3ff}]?\s?/gu, ''],
];

/** the letters of a font; it is opened with the first text that asks */
function lettersOf(file: string): (letter: string) => boolean {
  let has: ((code: number) => boolean) | undefined;
  return (letter) => {
    if (!has) {
      const font = openSync(file);
      has = 'fonts' in font ? () => false : (code) => font.hasGlyphForCodePoint(code);
    }
    return /\s/.test(letter) || has(letter.codePointAt(0) ?? 0);
  };
}

const hasHanLetter = lettersOf(FONTS.OnestHan.normal);
const hasLetter = lettersOf(FONTS.Onest.normal);

const drawable = (text: string): string =>
  hanRuns(text)
    .flatMap(({ text, isHan }) => [...text].filter(isHan ? hasHanLetter : hasLetter))
    .join('');

const printableText = (text: string): string =>
  drawable(STAND_INS.reduce((now, [missing, standIn]) => now.replace(missing, standIn), text.normalize('NFC')));

/** Whether the document's fonts have every letter of a text. */
export const isPrintable = (text: string): boolean => printableText(text) === text;

/**
 * Every text of a record in characters that the document's fonts have: one that is missing prints as a box, and the text after it
 * are laid over one another.
 */
export function printable<T>(record: T): T {
  const copy: unknown = JSON.parse(JSON.stringify(record), (_key, value: unknown) =>
    typeof value === 'string' ? printableText(value) : value,
  );
  // JSON of the api: nothing but its texts has changed
  return copy as T;
}
