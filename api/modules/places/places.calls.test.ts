import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeCountry, makeDeparture, makePlace, makeTour } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: '2027-03-01T00:00:00Z' });
  const { db } = api;
  const picture = JSON.stringify({ key: 'art/alpine-1-card', alt: 'Illustration: hills', placeholder: '#89a' });
  const georgia = await makeCountry(db, {
    name: 'Georgia',
    slug: 'georgia',
    iso2: 'GE',
    picture,
    caption: 'Towers and glaciers',
  });
  await makeCountry(db, { name: 'Nowhere', slug: 'nowhere', iso2: 'NW', picture });
  const svaneti = await makePlace(db, 'regions', {
    name: 'Svaneti',
    slug: 'svaneti',
    parent_id: georgia,
    country_id: georgia,
    picture,
  });
  await makePlace(db, 'cities', { name: 'Mestia', slug: 'mestia', parent_id: svaneti, country_id: georgia });
  await makePlace(db, 'cities', { name: 'Kutaisi', slug: 'kutaisi', country_id: georgia });
  const collection = await makePlace(db, 'collections', { name: 'First trek', slug: 'first-trek' });
  const tour = await makeTour(db, { country_id: georgia, region_id: svaneti, places: [collection, georgia, svaneti] });
  await makeDeparture(db, tour);
});
afterAll(() => api.close());

describe('places', () => {
  it('a slug is explained with its parents, an unknown one is null', async () => {
    expect((await api.get('/spa/validate-slug?slug=mestia')).body).toMatchObject({
      result: { kind: 'cities', name: 'Mestia', parents: [{ slug: 'georgia' }, { slug: 'svaneti' }] },
    });
    expect((await api.get('/spa/validate-slug?slug=atlantis')).body).toEqual({ result: null });
  });

  it('a tour counts once in each of its places; places without tours are not popular', async () => {
    const { body } = await api.get<{ items: object[] }>('/spa/popular-places?limit=5');
    expect(body.items).toMatchObject([
      {
        name: 'Georgia',
        count: 1,
        caption: 'Towers and glaciers',
        picture: { image: '/media/art/alpine-1-card/{size}.jpg' },
      },
      { name: 'Svaneti', count: 1 },
    ]);
    expect((await api.get('/spa/collections')).body).toMatchObject({
      items: [{ slug: 'first-trek', count: 1, picture: null }],
    });
  });

  it.each([
    ['mes', ['Mestia']],
    ['Mestiya', ['Mestia']],
    ['', []],
    ['%', []],
  ])('cities for "%s"', async (query, names) => {
    const { body } = await api.get<{ data: { name: string }[] }>(
      `/spa/cities-by-query?query=${encodeURIComponent(query)}`,
    );
    expect(body.data.map(({ name }) => name)).toEqual(names);
  });

  it('a city says where it lies', async () => {
    const { body } = await api.get('/spa/cities-by-query?query=mestia');
    expect(body).toMatchObject({ data: [{ region: { name: 'Svaneti' }, country: { name: 'Georgia' } }] });
  });

  it('countries for forms have their codes', async () => {
    const { body } = await api.get<{ data: object[] }>('/crm/api/dropdown/country');
    expect(body.data[0]).toMatchObject({ iso_code: 'GE', iso3: 'GEX', name: 'Georgia', phone_code: '+1' });
  });
});
