import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeDeparture, makeTour } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
let id: number;
beforeAll(async () => {
  api = await startTestApi();
  id = await makeTour(api.db, { name: 'Долгий путь' });
  await makeDeparture(api.db, id);
});
afterAll(() => api.close());

const program = (query: string) => fetch(`${api.url}/spa/private-tour-program-pdf?${query}`);

describe('the program as a document', () => {
  it.each(['', '&language=ru-RU&currency=RUB', '&language=zh-CN', '&language=nonsense&currency=XXX'])(
    'is a PDF with %j',
    async (more) => {
      const answer = await program(`id=${id}${more}`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="[\w.-]+\.pdf"; filename\*=UTF-8''/);
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(bytes.subarray(-6).toString()).toContain('%%EOF');
    },
  );

  it.each([
    ['id=0', 422],
    ['id=abc', 422],
    ['id=99999999999999', 422],
    ['', 422],
    ['id=424242', 404],
  ])('%s is refused with %d', async (query, status) => {
    const answer = await program(query);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });

  it('tells where it is, in the language and currency of the page', async () => {
    const answer = await fetch(`${api.url}/spa/private-generate-tour-program-pdf?id=${id}`, {
      headers: { 'x-language': 'de-DE', 'x-currency': 'EUR' },
    });
    expect(await answer.json()).toEqual({
      url: `/spa/private-tour-program-pdf?id=${id}&language=de-DE&currency=EUR`,
    });
  });

  it('tells where the program of an individual tour is, which needs no public dates', async () => {
    const past = await makeTour(api.db);
    await makeDeparture(api.db, past, { starts_on: '2020-06-01', ends_on: '2020-06-08' });
    const answer = await api.get<{ url: string }>(`/spa/private-generate-tour-program-pdf?id=${past}&is_individual=1`);
    expect(answer.body.url).toBe(
      `/spa/private-tour-program-pdf?id=${past}&language=en-US&currency=USD&is_individual=1`,
    );
    expect((await fetch(api.url + answer.body.url)).status).toBe(200);
    const hidden = await makeTour(api.db, { status: 'hidden' });
    expect(await api.get(`/spa/private-generate-tour-program-pdf?id=${hidden}&is_individual=1`)).toMatchObject({
      status: 404,
    });
  });

  it.each(['private-tour-program-pdf', 'private-generate-tour-program-pdf'])(
    '%s: of a tour whose dates have passed there is none',
    async (call) => {
      const past = await makeTour(api.db);
      await makeDeparture(api.db, past, { starts_on: '2020-06-01', ends_on: '2020-06-08' });
      const answer = await fetch(`${api.url}/spa/${call}?id=${past}`);
      expect([answer.status, await answer.json()]).toEqual([410, expect.objectContaining({ code: 'tour_is_gone' })]);
    },
  );

  describe('that there is no more', () => {
    /** as browsers ask for an address that a person goes to */
    const NAVIGATION = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    const OFFER = '1f0e6c4e-3b1d-4f6a-9c55-0a6b8f1f2a3b';
    const open = (query: string, accept: string) =>
      fetch(`${api.url}/spa/private-tour-program-pdf?${query}`, { headers: { accept }, redirect: 'manual' });
    let past: number;
    let hidden: number;
    beforeAll(async () => {
      past = await makeTour(api.db, { slug: 'yesterdays-walk-71', id: 71 });
      await makeDeparture(api.db, past, { starts_on: '2020-06-01', ends_on: '2020-06-08' });
      hidden = await makeTour(api.db, { status: 'hidden' });
    });

    it.each([
      ['a tour whose dates have passed', () => `id=${past}`, () => '/yesterdays-walk-71'],
      ['the same in German', () => `id=${past}&language=de-DE&currency=EUR`, () => '/de/yesterdays-walk-71'],
      ['a tour that is not on show', () => `id=${hidden}&language=zh-CN`, () => `/zh/tour-${hidden}`],
      ['a tour that nobody made', () => 'id=424242', () => '/tour-424242'],
      ['an offer that is over', () => `id=${id}&uuid=${OFFER}`, () => `/order/${OFFER}/individual-tour`],
    ])('leads a person to the page: %s', async (_title, query, page) => {
      const answer = await open(query(), NAVIGATION);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, page()]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    });

    it.each(['application/json', '*/*', 'application/pdf'])('is told to a program that accepts %s', async (accept) => {
      const answer = await open(`id=${past}`, accept);
      expect([answer.status, await answer.json()]).toEqual([410, expect.objectContaining({ code: 'tour_is_gone' })]);
    });

    it('leads nobody away from a program that there is', async () => {
      const answer = await open(`id=${id}`, NAVIGATION);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    });
  });
});
