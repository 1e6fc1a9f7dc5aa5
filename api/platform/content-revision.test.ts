import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { makePost } from '../modules/content/testing/make-post.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: '2027-03-01T00:00:00Z' });
});
afterAll(() => api.close());

const ask = async (known = '') =>
  (await api.get<{ revision: string }>(`/spa/content-revision?known=${encodeURIComponent(known)}`)).body.revision;

it('a change of a text answers who waits for it, at once', async () => {
  const known = await ask();
  const waits = ask(known);
  await makePost(api.db, { id: 1, slug: 'rope-1' });
  const next = await waits;
  expect(next).not.toBe(known);
});

it.each([
  [
    'a legal text',
    "INSERT INTO legal_pages (kind, version, title, body, published_on) VALUES ('privacy','2027-01','P','<p>P</p>','2027-01-01')",
  ],
  [
    'an answer',
    "INSERT INTO help_articles (slug, locale, topic, title, body, published_on) VALUES ('a','en-US','booking','A','<p>A</p>','2027-01-01')",
  ],
  ['an edit', "UPDATE legal_pages SET body = '<p>Q</p>'"],
  ['a text that goes', 'DELETE FROM help_articles'],
])('%s is a change', async (_name, statement) => {
  const known = await ask();
  await sql.raw(statement).execute(api.db);
  expect(await ask()).not.toBe(known);
});

it('what is rolled back is none', async () => {
  const known = await ask();
  const failed = api.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('blog_posts').execute();
    throw new Error('changed their mind');
  });
  await expect(failed).rejects.toThrow('changed their mind');
  expect(await ask()).toBe(known);
});

it('the end of the api leaves nobody waiting', async () => {
  const other = await startTestApi({ now: '2027-03-01T00:00:00Z' });
  const { contentRevision } = other.services;
  const known = await contentRevision.read();
  const waits = contentRevision.after(known);
  contentRevision.release();
  expect(await waits).toBe(known);
  await other.close();
});
