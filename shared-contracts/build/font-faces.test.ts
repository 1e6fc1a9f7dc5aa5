import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import postcss, { type AtRule } from 'postcss';
import { LOCALES } from '../i18n/locales.ts';
import { cutFaces, cutFont, fontsWith, signsOf } from './font-faces.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const theme = read('../ui/theme.css');

const declared = (face: AtRule, prop: string): string => {
  let found = '';
  face.walkDecls(prop, ({ value }) => {
    found = value;
  });
  return found;
};

/** the faces whose files are cut, as the build sees them */
function facesOf(css: string) {
  const faces: { family: string; signs: number[]; file: string; query: string }[] = [];
  cutFaces(postcss.parse(css)).walkAtRules('font-face', (face) => {
    const [, file, query] = /url\("([^?"]+)\?([^"]*)"\)/.exec(declared(face, 'src')) ?? [];
    if (!file || !query) return;
    faces.push({ family: declared(face, 'font-family'), signs: signsOf(declared(face, 'unicode-range')), file, query });
  });
  return faces;
}
const faces = facesOf(theme);

const { resolve } = createRequire(import.meta.url);
const fileOf = ({ file, query }: { file: string; query: string }) =>
  cutFont(readFileSync(resolve(file)), new URLSearchParams(query));

/** what a page with these signs fetches */
async function bytesOf(text: string): Promise<number> {
  const signs = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const wanted = faces.filter((face) => signs.some((sign) => face.signs.includes(sign)));
  const files = await Promise.all(wanted.map(fileOf));
  return files.reduce((sum, { length }) => sum + length, 0);
}

describe('fonts are cut to what the style sheet names', () => {
  it('a face tells its file the signs', () => {
    const [face] = facesOf('@font-face { src: url("a.woff2?wght=400..700"); unicode-range: U+0041-0043,\n  U+20AC }');
    expect(face?.signs).toEqual([0x41, 0x42, 0x43, 0x20ac]);
    expect(Object.fromEntries(new URLSearchParams(face?.query))).toEqual({
      wght: '400..700',
      signs: '0041-0043,20AC',
    });
  });

  it.each(['A-Z', 'U+', 'U+12-'])('%s is no range', (range) => {
    expect(() => signsOf(range)).toThrow('not a unicode-range');
  });

  it('a built sheet tells which files a script needs', () => {
    const sheet =
      '@font-face{src:url(/a.12.woff2)format("woff2");unicode-range:U+20-7E}@font-face{src:url(/b.woff2);unicode-range:U+410-44F}';
    expect(fontsWith('a', sheet)).toEqual(['a.12.woff2']);
    expect(fontsWith('я', sheet)).toEqual(['b.woff2']);
  });

  it('no sign of a family is in two files', () => {
    for (const family of new Set(faces.map((face) => face.family))) {
      const signs = faces.filter((face) => face.family === family).flatMap((face) => face.signs);
      expect(signs.length).toBe(new Set(signs).size);
    }
  });

  it.each(LOCALES.filter(({ code }) => code !== 'zh').map(({ code }) => code))(
    'what the shell says in %s is written in these fonts, from the files that are hinted at',
    (code) => {
      const first = ['a', 'я'].flatMap((sign) => faces.filter(({ signs }) => signs.includes(sign.codePointAt(0) ?? 0)));
      const known = new Set(first.flatMap(({ signs }) => signs));
      const missing = [...read(`../../shell/i18n/${code}.json`)].filter(
        (sign) => sign > ' ' && !known.has(sign.codePointAt(0) ?? 0),
      );
      expect(missing).toEqual([]);
    },
  );

  it.each([
    ['a page in English or German', 'Über Pässe, 4.000 m · €', 32],
    ['one with names from Vietnam', 'Đồng Văn, 3 days', 44],
    ['one with names from Bohemia', 'Krkonoše, Sněžka', 48.5],
    ['one in Russian', 'Marco Polo: тропы и перевалы', 46],
  ])('%s fetches little', async (_title, text, kilobytes) => {
    expect(await bytesOf(text)).toBeLessThanOrEqual(kilobytes * 1000);
  });
});
