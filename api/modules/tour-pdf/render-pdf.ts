import type { Readable } from 'node:stream';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { FONT_FILES, FONTS } from './fonts.ts';

pdfmake.setFonts(FONTS);
// a document holds its pictures itself: nothing that an organizer wrote makes the server fetch or read anything
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => FONT_FILES.has(path));

/** Lays the document out and gives its bytes as a stream. */
export async function renderPdf(definition: TDocumentDefinitions): Promise<Readable> {
  const document = await pdfmake.createPdf(definition).getStream();
  document.end();
  return document;
}
