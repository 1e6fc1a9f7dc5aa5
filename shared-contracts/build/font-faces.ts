import postcss, { type Root } from 'postcss';
import subsetFont from 'subset-font';

/** what the styles ask fonts for; fractions, proportional figures and the like are nobody's */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

/** 'U+0020-007E, U+00A0' → the code points; in an address without 'U+', where a plus is a blank */
export function signsOf(unicodeRange: string): number[] {
  return unicodeRange.split(',').flatMap((part) => {
    const [, first, last = first] = /^(?:U\+)?([\da-f]+)(?:-([\da-f]+))?$/i.exec(part.trim()) ?? [];
    if (first === undefined || last === undefined) throw new Error(`not a unicode-range: ${part}`);
    const from = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_sign, place) => from + place);
  });
}

/** '580' → 580, '400..700' → its two ends */
function axisOf(weights: string): number | { min: number; max: number } {
  const [min, max] = weights.split('..').map(Number);
  if (min === undefined || Number.isNaN(min)) throw new Error(`not a weight: ${weights}`);
  return max === undefined ? min : { min, max };
}

/**
 * Tells the font of every `@font-face` with a `unicode-range` which signs it is asked for, in its address: the file is cut to them.
 * What the range says and what the file holds cannot differ.
 */
export function cutFaces(root: Root): Root {
  root.walkAtRules('font-face', (face) => {
    const found = new Map<string, string>();
    face.walkDecls((declaration) => void found.set(declaration.prop, declaration.value));
    const range = found.get('unicode-range');
    if (!range) return;
    face.walkDecls('src', (declaration) => {
      const signs = range.replace(/U\+|\s+/g, '');
      declaration.value = declaration.value.replace(/\.woff2(\?[^"')]*)?/, (_all, query = '') => {
        return `.woff2${query ? `${query}&` : '?'}signs=${signs}`;
      });
    });
  });
  return root;
}

/**
 * A variable font with the signs, weights and features in use, as WOFF2.
 * @param query `signs`, as signsOf takes them; `wght`, one weight or 'from..to'
 */
export function cutFont(font: Buffer, query: URLSearchParams): Promise<Buffer> {
  const signs = signsOf(query.get('signs') ?? '');
  const weights = query.get('wght');
  return subsetFont(font, String.fromCodePoint(...signs), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    ...(weights ? { variationAxes: { wght: axisOf(weights) } } : {}),
  });
}

/** Files of a built style sheet that a text with this sign needs: its letter stands for a script. */
export function fontsWith(sign: string, sheet: string): string[] {
  const wanted = sign.codePointAt(0) ?? 0;
  const files: string[] = [];
  postcss.parse(sheet).walkAtRules('font-face', (face) => {
    let holds = false;
    face.walkDecls('unicode-range', ({ value }) => {
      holds = signsOf(value).includes(wanted);
    });
    if (!holds) return;
    face.walkDecls('src', ({ value }) => {
      const [, file] = /([\w.-]+\.woff2)/.exec(value) ?? [];
      if (file) files.push(file);
    });
  });
  return files;
}
