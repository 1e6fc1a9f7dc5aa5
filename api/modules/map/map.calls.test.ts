import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makePlace, makeTour } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const ROUTE = [
  { name: 'Karakol', lat: 42.49, lng: 78.39, day: 1 },
  { name: 'Ala-Köl', lat: 42.32, lng: 78.53, day: 1 },
  { name: 'Karakol', lat: 42.49, lng: 78.39, day: 2 },
];
let api: TestApi;
let id: number;
beforeAll(async () => {
  api = await startTestApi();
  id = await makeTour(api.db, { name: 'Долгий путь' });
  const { details } = await api.db.selectFrom('tours').select('details').where('id', '=', id).executeTakeFirstOrThrow();
  await api.db
    .updateTable('tours')
    .set({ details: JSON.stringify({ ...details, route: ROUTE }) })
    .where('id', '=', id)
    .execute();
});
afterAll(() => api.close());

const ask = (path: string) => fetch(`${api.url}/spa/${path}`);

describe('towns on a map', () => {
  it('are those of its window, over the date line too', async () => {
    await makePlace(api.db, 'cities', { name: 'Suva', slug: 'suva', lat: -18.14, lng: 178.44 });
    await makePlace(api.db, 'cities', { name: 'Apia', slug: 'apia', lat: -13.83, lng: -171.76 });
    await makePlace(api.db, 'cities', { name: 'Oslo', slug: 'oslo', lat: 59.9, lng: 10.75 });
    const names = async (query: string) => {
      const { items } = await (await ask(`map-places?${query}`)).json();
      return items.map(({ name }: { name: string }) => name).sort();
    };
    expect(await names('west=170&south=-30&east=195&north=0')).toEqual(['Apia', 'Suva']);
    expect(await names('west=-190&south=-30&east=-175&north=0')).toEqual(['Suva']);
    expect(await names('west=5&south=55&east=15&north=65')).toEqual(['Oslo']);
    expect(await names('west=5&south=55')).toEqual([]);
  });
});

describe('the route of a tour', () => {
  it('is told by its number', async () => {
    expect(await (await ask(`tour-route?id=${id}`)).json()).toMatchObject({ id, route: ROUTE });
    expect((await ask('tour-route?id=424242')).status).toBe(404);
  });

  it('comes as GPX, in the language of its link', async () => {
    const answer = await ask(`tour-gpx?id=${id}&language=de`);
    const text = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/gpx+xml']);
    expect(answer.headers.get('content-disposition')).toMatch(/filename="[\w.-]+\.gpx"/);
    expect(text).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<gpx xmlns="http:\/\/www.topografix.com\/GPX\/1\/1"/,
    );
    expect(text).toContain('Долгий путь');
    expect(text).toContain('<name>Tag 1');
    expect(text.match(/<trkseg>/g)).toHaveLength(2);
    expect((await ask('tour-gpx?id=424242')).status).toBe(404);
  });
});
