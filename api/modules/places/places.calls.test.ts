import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeCountry, makeDeparture, makePlace, makeTour } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

async function fill({ db }: TestApi): Promise<void> {
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
  const tour = await makeTour(db, {
    ...{ id: 4_201, slug: 'towers-of-svaneti-4201', name: 'Towers of Svaneti' },
    ...{ country_id: georgia, region_id: svaneti, places: [collection, georgia, svaneti] },
  });
  await makeTour(db, { id: 4_202, slug: 'not-yet-4202', country_id: georgia, status: 'hidden' });
  await makeDeparture(db, tour);
}

describe.each(['sql', 'index'])('places with SEARCH=%s', (mode) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ now: '2027-03-01T00:00:00Z', env: { SEARCH: mode } });
    await fill(api);
    await api.searchSettled();
  });
  afterAll(() => api.close());

  it('a slug is explained with its parents, an unknown one is null', async () => {
    expect((await api.get('/spa/validate-slug?slug=mestia')).body).toMatchObject({
      result: { kind: 'cities', name: 'Mestia', parents: [{ slug: 'georgia' }, { slug: 'svaneti' }] },
    });
    expect((await api.get('/spa/validate-slug?slug=atlantis')).body).toEqual({ result: null });
  });

  it.each([
    ['of a tour', 'towers-of-svaneti-4201'],
    ['whose number alone is right: the tour lives elsewhere', 'an-older-name-4201'],
  ])('a slug %s is explained with the tour', async (_title, slug) => {
    expect((await api.get(`/spa/validate-slug?slug=${slug}`)).body).toEqual({
      result: {
        ...{ kind: 'tours', id: 4_201, name: 'Towers of Svaneti', slug: 'towers-of-svaneti-4201' },
        parents: [expect.objectContaining({ slug: 'georgia' }), expect.objectContaining({ slug: 'svaneti' })],
      },
    });
  });

  it.each([
    ['of a tour that is not published', 'not-yet-4202'],
    ['with the number of no tour', 'towers-of-svaneti-9999'],
    ['of all tours, which is no place', 'tours'],
  ])('a slug %s is null', async (_title, slug) => {
    expect((await api.get(`/spa/validate-slug?slug=${slug}`)).body).toEqual({ result: null });
  });

  it('regions of a country are its own, and have tours', async () => {
    const georgia = (await api.get<{ items: { id: number }[] }>('/spa/popular-places?limit=1')).body.items[0]?.id ?? 0;
    const of = (id: number | string) => api.get<{ items: object[] }>(`/spa/regions?country_id=${id}`);
    expect((await of(georgia)).body).toMatchObject({ items: [{ slug: 'svaneti', kind: 'regions', count: 1 }] });
    expect((await of(999_999)).body).toEqual({ items: [] });
    expect((await of('georgia')).status).toBe(422);
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
    ['Кутаиси', ['Kutaisi']],
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

  it('activities and collections for the home page come with what their own pages say, when asked', async () => {
    expect((await api.get('/crm/api/index-page/all-collections')).body).toEqual({
      items: [expect.not.objectContaining({ seo: expect.anything() })],
    });
    expect((await api.get('/crm/api/index-page/all-collections?with_individual_seo_params=1')).body).toMatchObject({
      items: [{ slug: 'first-trek', count: 1, seo: { heading: 'First trek', text: '' } }],
    });
    expect((await api.get('/crm/api/index-page/all-rest-kinds?with_individual_seo_params=0')).body).toEqual({
      items: [],
    });
  });

  it('seasons come from the one under way, each with what can be booked in it', async () => {
    expect((await api.get('/crm/api/index-page/all-seasons')).body).toEqual({
      items: [
        { id: 'spring', name: 'Spring', dateFrom: '2027-03-01', dateTo: '2027-05-31', count: 0 },
        { id: 'summer', name: 'Summer', dateFrom: '2027-06-01', dateTo: '2027-08-31', count: 1 },
        { id: 'autumn', name: 'Autumn', dateFrom: '2027-09-01', dateTo: '2027-11-30', count: 0 },
        { id: 'winter', name: 'Winter', dateFrom: '2027-12-01', dateTo: '2028-02-29', count: 0 },
      ],
    });
  });

  it('countries for forms have their codes', async () => {
    const { body } = await api.get<{ data: object[] }>('/crm/api/dropdown/country');
    expect(body.data[0]).toMatchObject({ iso_code: 'GE', iso3: 'GEX', name: 'Georgia', phone_code: '+1' });
  });
});
