import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { makeOrganizer } from '../testing/factories.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { up } from './0300-organizers-in-html.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it.each([
  ['We walk.', '<p>We walk.</p>'],
  [' Lines\nof one\n \n\nparagraph & "another" <3 ', '<p>Lines<br />of one</p><p>paragraph &amp; "another" &lt;3</p>'],
  ['', ''],
])('a plain text of before reads the same as HTML: %j', async (about, html) => {
  const id = await makeOrganizer(api.db, { about });
  await up(api.db);
  const row = await api.db.selectFrom('organizers').select('about').where('id', '=', id).executeTakeFirstOrThrow();
  expect(row.about).toBe(html);
  await api.db.deleteFrom('organizers').where('id', '=', id).execute();
});
