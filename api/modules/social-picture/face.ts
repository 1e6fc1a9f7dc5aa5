import { type Font, openSync } from 'fontkit';
import { FONTS } from '../tour-pdf/fonts.ts';

/** A typeface in one size: measures words and draws them as outlines, so that no font of the system is asked. */
export interface Face {
  /** px */
  size: number;
  /** px */
  width(text: string): number;
  /** the words as SVG, from `x` on the line at `baseline` */
  draw(text: string, x: number, baseline: number): string;
  /** the text without the letters that the typeface does not have, such as emoji */
  readable(text: string): string;
}

function open(file: string): Font {
  const font = openSync(file);
  if ('fonts' in font) throw new Error(`${file} is a collection of fonts`);
  return font;
}

export function faceOf(font: Font, size: number): Face {
  const scale = size / font.unitsPerEm;
  return {
    size,
    width: (text) => font.layout(text).advanceWidth * scale,
    draw(text, x, baseline) {
      const { glyphs, positions } = font.layout(text);
      let pen = 0;
      const outlines = glyphs.map((glyph, index) => {
        const at = positions[index];
        const outline = `<path transform="translate(${pen + (at?.xOffset ?? 0)} ${at?.yOffset ?? 0})" d="${glyph.path.toSVG()}"/>`;
        pen += at?.xAdvance ?? glyph.advanceWidth;
        return outline;
      });
      return `<g transform="translate(${x} ${baseline}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
    },
    readable: (text) =>
      [...text]
        .filter((letter) => /\s/.test(letter) || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
        .join('')
        .replace(/[^\S\u00a0]+/g, ' ')
        .trim(),
  };
}

const TITLE = open(FONTS.Geologica.bold);
const TEXT = open(FONTS.Onest.normal);
const STRONG = open(FONTS.Onest.bold);

export const titleFace = (size: number): Face => faceOf(TITLE, size);
export const textFace = (size: number): Face => faceOf(TEXT, size);
export const strongFace = (size: number): Face => faceOf(STRONG, size);
