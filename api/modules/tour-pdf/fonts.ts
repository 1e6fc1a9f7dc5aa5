import { createRequire } from 'node:module';
import type { TFontDictionary } from 'pdfmake/interfaces';

const require = createRequire(import.meta.url);
const onest = (file: string) => require.resolve(`@expo-google-fonts/onest/${file}.ttf`);
const geologica = (file: string) => require.resolve(`@expo-google-fonts/geologica/${file}.ttf`);

/** The site's two typefaces as whole files, Latin and Cyrillic: a PDF cannot take the subsets that browsers get. */
export const FONTS = {
  Onest: {
    normal: onest('400Regular/Onest_400Regular'),
    bold: onest('600SemiBold/Onest_600SemiBold'),
  },
  Geologica: {
    normal: geologica('600SemiBold/Geologica_600SemiBold'),
    bold: geologica('700Bold/Geologica_700Bold'),
  },
} satisfies TFontDictionary;

export const FONT_FILES: ReadonlySet<string> = new Set(
  Object.values(FONTS).flatMap(({ normal, bold }) => [normal, bold]),
);
