import type { Face } from './face.ts';

const ELLIPSIS = '…';

type Measure = Pick<Face, 'width'>;

/** the longest beginning of the text that fits with an ellipsis behind it: whole words, or part of the only one */
function cut(text: string, width: number, face: Measure): string {
  const letters = [...text];
  while (letters.length > 0 && face.width(letters.join('') + ELLIPSIS) > width) letters.pop();
  const kept = letters.join('');
  const words = text[kept.length] === ' ' ? kept : kept.replace(/ \S*$/, '');
  return words.trimEnd().replace(/[,;:]$/, '') + ELLIPSIS;
}

/** a word that is wider than the line goes on in the next one */
function pieces(word: string, width: number, face: Measure): string[] {
  const found: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece && face.width(piece + letter) > width) {
      found.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...found, piece];
}

/** between two Chinese letters, but neither before a mark that ends something nor after one that opens it */
const HAN_BREAK =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，．！？；：）》」』】〉”’…])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}（《「『【〈“‘])/u;

/** What stays on one line, in its order; a space that stands before it is dropped where a line begins. A no-break space holds words together. */
const unitsOf = (text: string, width: number, face: Measure): { gap: '' | ' '; text: string }[] =>
  text.split(' ').flatMap((word, at) =>
    word.split(HAN_BREAK).flatMap((part, inWord) =>
      pieces(part, width, face).map((text, inPart) => ({
        gap: at > 0 && inWord + inPart === 0 ? (' ' as const) : ('' as const),
        text,
      })),
    ),
  );

/** Breaks a text into lines that are no wider than `width`; what does not fit into `most` of them is cut off. */
export function breakLines(
  text: string,
  width: number,
  most: number,
  face: Measure,
): { lines: string[]; isCut: boolean } {
  /** each with the gap that stood before it */
  const lines: { gap: string; text: string }[] = [];
  let line = { gap: '', text: '' };
  for (const unit of unitsOf(text, width, face)) {
    const longer = line.text ? line.text + unit.gap + unit.text : unit.text;
    if (line.text && face.width(longer) > width) {
      lines.push(line);
      line = unit;
    } else line = { gap: line.gap, text: longer };
  }
  if (line.text) lines.push(line);
  if (lines.length <= most) return { lines: lines.map(({ text }) => text), isCut: false };
  const [last, over] = [lines[most - 1], lines[most]];
  const cutLine = cut(`${last?.text ?? ''}${over?.gap ?? ''}${over?.text ?? ''}`, width, face);
  return { lines: [...lines.slice(0, most - 1).map(({ text }) => text), cutLine], isCut: true };
}

/** px; lines differ by more than that */
const CLOSE = 8;

/** The same number of lines, of about the same length: no word stands alone in the last one. */
function balance(text: string, width: number, count: number, face: Measure): string[] {
  let [narrow, wide] = [width / count, width];
  while (wide - narrow > CLOSE) {
    const between = (narrow + wide) / 2;
    if (breakLines(text, between, count, face).isCut) narrow = between;
    else wide = between;
  }
  return breakLines(text, wide, count, face).lines;
}

export interface Setting<F extends Measure> {
  face: F;
  /** most lines */
  most: number;
}

/** The text in the first of the settings that takes all of it, else cut off in the last one. */
export function fitLines<F extends Measure>(
  text: string,
  width: number,
  settings: readonly [Setting<F>, ...Setting<F>[]],
): { face: F; lines: string[] } {
  const fitting = settings.find(({ face, most }) => !breakLines(text, width, most, face).isCut);
  const { face, most } = fitting ?? settings.at(-1) ?? settings[0];
  const { lines, isCut } = breakLines(text, width, most, face);
  return { face, lines: isCut ? lines : balance(text, width, lines.length, face) };
}
