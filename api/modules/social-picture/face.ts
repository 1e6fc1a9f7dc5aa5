import { type Font, openSync } from 'fontkit';
import { FONTS } from '../tour-pdf/fonts.ts';
import { hanRuns } from '../tour-pdf/han-runs.ts';

/** A typeface in one size: measures words and draws them as outlines, so that no font of the system is asked. */
export interface Face {
  /** px */
  size: number;
  /** px */
  width(text: string): number;
  /** the text as SVG, from `x` on the line at `baseline` */
  draw(text: string, x: number, baseline: number): string;
  /** the text without the letters that the typeface does not have, such as emoji */
  readable(text: string): string;
}

function open(file: string): Font {
  const font = openSync(file);
  if ('fonts' in font) throw new Error(`${file} is a collection of fonts`);
  return font;
}

/** one font's part of a text */
interface Stretch {
  font: Font;
  text: string;
}

/** @param han the font of Chinese letters; it is opened for a text that has some */
function faceOf(font: Font, size: number, han: () => Font): Face {
  const stretches = (text: string): Stretch[] =>
    hanRuns(text).map(({ text, isHan }) => ({ text, font: isHan ? han() : font }));
  const advance = ({ font, text }: Stretch) => font.layout(text).advanceWidth * (size / font.unitsPerEm);
  return {
    size,
    width: (text) => stretches(text).reduce((sum, stretch) => sum + advance(stretch), 0),
    draw(text, x, baseline) {
      let at = x;
      const drawings = stretches(text).map((stretch) => {
        const drawing = outlines(stretch, at, baseline, size / stretch.font.unitsPerEm);
        at += advance(stretch);
        return drawing;
      });
      return drawings.join('');
    },
    readable: (text) =>
      stretches(text)
        .flatMap(({ font, text }) => [...text].filter((letter) => /\s/.test(letter) || has(font, letter)))
        .join('')
        .replace(/[^\S\u00a0]+/g, ' ')
        .trim(),
  };
}

const has = (font: Font, letter: string): boolean => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

function outlines({ font, text }: Stretch, x: number, baseline: number, scale: number): string {
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  const paths = glyphs.map((glyph, index) => {
    const at = positions[index];
    const outline = `<path transform="translate(${pen + (at?.xOffset ?? 0)} ${at?.yOffset ?? 0})" d="${glyph.path.toSVG()}"/>`;
    pen += at?.xAdvance ?? glyph.advanceWidth;
    return outline;
  });
  return `<g transform="translate(${x} ${baseline}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

/** opened with the first text that needs it */
function whenNeeded(file: string): () => Font {
  let font: Font | undefined;
  return () => {
    font ??= open(file);
    return font;
  };
}

const TITLE = open(FONTS.Geologica.bold);
const TEXT = open(FONTS.Onest.normal);
const STRONG = open(FONTS.Onest.bold);
const HAN = whenNeeded(FONTS.OnestHan.normal);
const STRONG_HAN = whenNeeded(FONTS.OnestHan.bold);

export const titleFace = (size: number): Face => faceOf(TITLE, size, STRONG_HAN);
export const textFace = (size: number): Face => faceOf(TEXT, size, HAN);
export const strongFace = (size: number): Face => faceOf(STRONG, size, STRONG_HAN);
