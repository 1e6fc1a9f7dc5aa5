/** A stretch of a text that one font writes. */
export interface Run {
  text: string;
  isHan: boolean;
}

/** Chinese and Japanese letters with their own marks and full-width forms */
const LETTER = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]`;
/** marks of both worlds: beside a Chinese letter they are as wide as one */
const MARK = '[“”‘’…—]';
const HAN = new RegExp(`(?:${MARK}*${LETTER})+${MARK}*`, 'gu');
const ANY_HAN = new RegExp(LETTER, 'u');

export const hasHan = (text: string): boolean => ANY_HAN.test(text);

/** The text in stretches: those that the site's typefaces write, and those that want the Chinese one. Joined they are the text. */
export function hanRuns(text: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const { 0: han, index } of text.matchAll(HAN)) {
    if (index > end) runs.push({ text: text.slice(end, index), isHan: false });
    runs.push({ text: han, isHan: true });
    end = index + han.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end), isHan: false });
  return runs;
}
