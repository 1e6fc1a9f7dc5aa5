import { XSS_CORPUS } from '@cairn/shared-contracts/testing/xss-corpus';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { makeDeparture, makeOrganizer, makeTour } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { readPdf } from './testing/read-pdf.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('what organizers write is words in the document, and nothing that runs', async () => {
  const all = XSS_CORPUS.join(' ');
  const organizer_id = await makeOrganizer(api.db, {
    ...{ name: '<script>alert(1)</script>', person: '<img src=x>', about: `<p>We walk.</p>${all}` },
  });
  const name = 'A walk <script>alert(1)</script>';
  const id = await makeTour(api.db, { organizer_id, name, description: `<p>${all}</p>` });
  await makeDeparture(api.db, id);
  const answer = await fetch(`${api.url}/spa/private-tour-program-pdf?id=${id}`);
  expect(answer.status).toBe(200);
  const file = Buffer.from(await answer.arrayBuffer());
  for (const action of [
    '/JavaScript',
    '/JS ',
    '/OpenAction',
    '/Launch',
    '/EmbeddedFile',
    '/URI (javascript',
    '/URI (data',
  ])
    expect([action, file.includes(action)]).toEqual([action, false]);
  expect(readPdf(file).pages.join(' ').replaceAll(/\s/g, '')).toContain('Awalk<script>alert(1)</script>');
});
