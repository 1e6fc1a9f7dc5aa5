import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { TFontDictionary } from 'pdfmake/interfaces';

const require = createRequire(import.meta.url);
const onest = (file: string) => join(require.resolve('@expo-google-fonts/onest'), `../${file}.ttf`);
const geologica = (file: string) => join(require.resolve('@expo-google-fonts/geologica'), `../${file}.ttf`);
// the package exports the list of its fonts, not their files
const han = (weight: string) => join(require.resolve('@embedpdf/fonts-sc'), `../../fonts/NotoSansHans-${weight}.otf`);

/**
 * The site's two typefaces as whole files, Latin and Cyrillic: a PDF cannot take the subsets that browsers get. Beside each stands
 * its Chinese counterpart, which is opened only for a text that needs it (deploy/decisions/0010-chinese-fonts-on-paper.md).
 */
export const FONTS = {
  Onest: {
    normal: onest('400Regular/Onest_400Regular'),
    bold: onest('600SemiBold/Onest_600SemiBold'),
  },
  Geologica: {
    normal: geologica('600SemiBold/Geologica_600SemiBold'),
    bold: geologica('700Bold/Geologica_700Bold'),
  },
  OnestHan: { normal: han('Regular'), bold: han('Bold') },
  // two cuts of a title are as far apart as the fonts let them be
  GeologicaHan: { normal: han('Bold'), bold: han('Bold') },
} satisfies TFontDictionary;

export const FONT_FILES: ReadonlySet<string> = new Set(
  Object.values(FONTS).flatMap(({ normal, bold }) => [normal, bold]),
);
