import { buffer } from 'node:stream/consumers';
import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { makeDeparture, makeTour } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { readTour } from '../tours/tour-page.ts';
import { tourDocument } from './document.ts';
import { documentTexts } from './document-texts.ts';
import { renderPdf } from './render-pdf.ts';
import { readPdf } from './testing/read-pdf.ts';

let api: TestApi;
let tour: Tour;
beforeAll(async () => {
  api = await startTestApi();
  const id = await makeTour(api.db);
  await makeDeparture(api.db, id);
  tour = await readTour(api.services, id, { currency: 'EUR', language: 'en-US' });
});
afterAll(() => api.close());

/** as HTML, as the syntax of a PDF, and as what the library that draws it reads in an object */
const NAMES = [
  '<script>alert(1)</script>',
  '<img src="file:///etc/passwd">',
  ') /OpenAction << /S /JavaScript /JS (app.alert(1)) >> (',
  '{"image":"/etc/passwd"}',
];

/** without what a line is broken at */
const squeezed = (text: string) => text.replaceAll(/\s/g, '');

it.each(NAMES)('whoever is called %j is that in the program, and nothing else', async (name) => {
  const { organizer } = tour;
  const document = await renderPdf(
    tourDocument({
      isIndividual: false,
      tour: { ...tour, name, summary: name, organizer: { ...organizer, name, person: name } },
      texts: documentTexts('en-US'),
      site: {
        ...{ name: 'Cairn', email: 'hello@cairn.test', phones: [] },
        ...{ tourUrl: 'https://cairn.test/x-1', isOrganizerHidden: false },
      },
      today: '2027-01-01',
      pictures: new Map(),
    }),
  );
  const file = await buffer(document);
  const pages = readPdf(file).pages.map(squeezed).join('\n');
  // the tour's, its summary's, the organizer's
  expect(pages.split(squeezed(name)).length - 1).toBeGreaterThanOrEqual(3);
  const source = file.toString('latin1').replaceAll(/stream\n.*?\nendstream/gs, '');
  const links = [...source.matchAll(/\/URI \((.*?)\)/g)].map(([, link]) => link);
  expect(new Set(links)).toEqual(new Set(['https://cairn.test/x-1']));
  // a text stands in round brackets, whose own are marked: what is outside of them is the document's
  const outside = source.replaceAll(/\((?:\\.|[^\\()])*\)/gs, '');
  expect(outside).not.toMatch(/JavaScript|OpenAction|\/JS|Launch|EmbeddedFile/);
});
