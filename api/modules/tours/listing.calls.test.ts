import type { ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import type { ToursMap } from '@cairn/shared-contracts/api/tours-map.schema';
import { FILTER_KEYS, serializeFilter } from '@cairn/shared-contracts/domain/filter-address';
import { parseFilter, rawQuery } from '@cairn/shared-contracts/domain/filter-params';
import { maxPriceOf, priceEndOf } from '@cairn/shared-contracts/domain/max-price';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { makeCountry, makeDeparture, makeOrganizer, makePlace, makeRates, makeTour } from '../../testing/factories.ts';
import { asSite } from '../../testing/site-dir.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const TODAY = '2027-03-01';

interface Page {
  items: { id: number; slug: string; price: number }[];
  total: number;
  page: number;
}

describe.each(['sql', 'index'])('with SEARCH=%s', (mode) => {
  let api: TestApi;
  let georgia: number;
  let hiking: number;

  beforeAll(async () => {
    api = await startTestApi({ now: `${TODAY}T12:00:00Z`, env: { SEARCH: mode } });
    const { db } = api;
    await makeRates(db, { EUR: 1, USD: 1.1, RUB: 100, BYN: 3.5, KZT: 520, CNY: 7.8, JPY: 163 });
    georgia = await makeCountry(db, { name: 'Georgia', slug: 'georgia', iso2: 'GE', lat: 42, lng: 43.5 });
    const iceland = await makeCountry(db, { name: 'Iceland', slug: 'iceland', iso2: 'IS', worldPart: 2 });
    const svaneti = await makePlace(db, 'regions', {
      name: 'Svaneti',
      slug: 'svaneti',
      parent_id: georgia,
      country_id: georgia,
    });
    hiking = await makePlace(db, 'rest_kinds', { name: 'Hiking', slug: 'hiking' });
    const organizer = await makeOrganizer(db, { country_id: georgia, name: 'Réka Touren' });
    const tours = [
      {
        id: 601,
        name: 'Ushba towers',
        country_id: georgia,
        region_id: svaneti,
        days: 7,
        lat: 43.1,
        lng: 42.6,
        is_author: true,
      },
      { id: 602, name: 'Tbilisi weekend', country_id: georgia, days: 2, lat: 41.7, lng: 44.8 },
      { id: 603, name: 'Laugavegur crossing', country_id: iceland, days: 5, lat: 63.9, lng: -19.1, is_cruise: true },
      { id: 604, name: 'Old town in a day', country_id: georgia, days: 1, type: 2 },
    ];
    for (const { id, ...tour } of tours) {
      await makeTour(db, { ...tour, id, slug: `tour-${id}`, organizer_id: organizer, places: [hiking] });
      await makeDeparture(db, id, { starts_on: '2027-06-10', ends_on: '2027-06-16', price: id * 100 });
    }
    await api.searchSettled();
  });
  afterAll(() => api.close());

  const idsOf = async (query: string): Promise<number[]> => {
    const { status, body } = await api.get<Page>(`/spa/tours-page?${query}`, { headers: { 'x-currency': 'EUR' } });
    expect(status).toBe(200);
    return body.items.map(({ id }) => id);
  };

  describe('a visitor narrows the listing', () => {
    it.each([
      ['everything of type tour', '', [601, 602, 603]],
      ['the place of the address', 'slug=georgia', [601, 602]],
      ['a region', 'slug=svaneti', [601]],
      ['an activity', 'slug=hiking', [601, 602, 603]],
      ['excursions only where the site has them', 'type=2', [601, 602, 603]],
      ['cruises', 'isCruisesSearch=1', [603]],
      ['author tours', 'isAuthorTourSearch=true', [601]],
      ['part of the world', 'continent=2', [603]],
      ['around a point', 'lat=43&lng=42.5&radius=60', [601]],
      ['around a point, the usual 100 km', 'lat=41.6&lng=44.7', [602]],
      ['a name', 'placeName=laugav', [603]],
      ['a name with a typing error', 'placeName=Laugavegr', [603]],
      ['a name in Cyrillic letters', 'placeName=Тбилиси', [602]],
      ['a place by name', 'placeName=svanet', [601]],
      ['the organizer by name', 'placeName=reka', [601, 602, 603]],
      ['every word of a phrase', 'placeName=ushba georgia', [601]],
      ['words that no name has', 'placeName=atlantis', []],
      ['nothing but punctuation: no filter', 'placeName=%25%25', [601, 602, 603]],
      ['prices after conversion, whole units', 'priceMin=602&priceMax=602', [602]],
      ['free places inside the dates', 'dateFrom=2027-06-10&dateTo=2027-06-16', [601, 602, 603]],
      ['dates that cut the tour off', 'dateFrom=2027-06-10&dateTo=2027-06-15', []],
      ['the cheapest first', 'sort=price', [601, 602, 603]],
      ['the dearest first', 'sort=-price', [603, 602, 601]],
      ['a page behind the last', 'page=7', []],
    ])('%s', async (_title, query, ids) => {
      expect(await idsOf(query)).toEqual(ids);
    });

    it('a slug that stands for no place is 404', async () => {
      expect(await api.get('/spa/tours-page?slug=atlantis')).toMatchObject({
        status: 404,
        body: { code: 'place_not_found' },
      });
    });

    it('the page knows its place and what stands above it', async () => {
      const { body } = await api.get('/spa/tours-page?slug=svaneti');
      expect(body).toMatchObject({
        place: { kind: 'regions', name: 'Svaneti', parents: [{ id: georgia, slug: 'georgia' }] },
      });
    });

    it('options come with names and with tours under all other filters', async () => {
      const { body } = await api.get('/spa/tours-page?expand=filters&daysMax=3', { headers: { 'x-currency': 'EUR' } });
      expect(body).toMatchObject({
        total: 1,
        filters: {
          tours_direction: [{ value: String(georgia), name: 'Georgia', slug: 'georgia', count: 1 }],
          tours_activities: [{ value: String(hiking), name: 'Hiking', count: 1 }],
          duration: [
            { value: '1-3', name: '1–3 days', count: 1 },
            { value: '4-7', count: 2 },
            { value: '8-14', count: 0 },
            { value: '15-20', name: '15+ days', count: 0 },
          ],
          dates: [{ value: '2027-06', name: 'June 2027', count: 1 }],
          price: { currency: 'EUR', min: 602, highest: 602, max: 650 },
        },
      });
    });

    it.each([
      ['KZT', 'priceMax=312800', 'priceMax=601'],
      ['KZT', 'priceMin=312800', 'priceMin=602'],
      ['KZT', 'pricePerDayMax=50000', 'pricePerDayMax=96'],
      ['KZT', 'priceMax=1000000', ''],
    ])('in %s %s filters as %p does in euros', async (currency, query, inEuros) => {
      const found = async (params: string, code: string) => {
        const headers = { 'x-currency': code };
        const { body } = await api.get<Page>(`/spa/tours-page?${params}`, { headers });
        const map = await api.get<ToursMap>(`/spa/tours-map?${params}`, { headers });
        return { ids: body.items.map(({ id }) => id), shown: map.body.shown };
      };
      const expected = await found(inEuros, 'EUR');
      expect(await found(query, currency)).toEqual(expected);
      // a limit that filters nothing would be the same too
      const all = await found('', 'EUR');
      if (inEuros) expect(expected.ids.length).toBeLessThan(all.ids.length);
      else expect(expected).toEqual(all);
    });

    it('the prices of a currency that only one variant shows end where its slider ends', async () => {
      const headers = { 'x-currency': 'JPY', ...asSite('excursions') };
      const { body } = await api.get<ToursPage>('/spa/tours-page?expand=filters', { headers });
      const price = body.filters?.price;
      expect(price).toMatchObject({ currency: 'JPY', max: priceEndOf(price?.highest ?? 0, 'JPY') });
      // the dearest is no sliver of the slider, and the bars are all of them
      expect(price?.max).toBeLessThan(maxPriceOf('JPY'));
      expect(price?.histogram.reduce((sum, count) => sum + count, 0)).toBe(body.total);
    });

    it('300 nonsense queries are normalised or refused, never an error of ours', async () => {
      const wild = fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.integer().map(String),
        fc.double().map(String),
        fc.constantFrom(
          'NaN',
          '-0',
          '1e99',
          '2147483648',
          '0000-01-01',
          '9999-12-31',
          "'; DROP TABLE tours; --",
          '%',
          '\\',
          'null',
          '\0',
          '[]',
          '💥',
        ),
      );
      const paths = [
        '/spa/tours-page',
        '/spa/tours',
        '/spa/tours-map',
        '/spa/best-tours',
        '/spa/tours-filter-completion',
        '/spa/similar-tours',
        '/spa/blog-posts',
      ];
      const keys = [
        ...FILTER_KEYS,
        'expand',
        'phrase',
        'limit',
        'segment',
        'id',
        'per-page',
        'only',
        'difficulty[]',
        ...['west', 'south', 'east', 'north', 'width', 'height'],
        '__proto__',
      ];
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...paths),
          fc.array(fc.tuple(fc.constantFrom(...keys), wild), { maxLength: 8 }),
          async (path, pairs) => {
            const response = await fetch(
              `${api.url}${path}?${new URLSearchParams([...pairs, ['expand', 'filters']])}`,
              {
                headers: { 'x-currency': 'nonsense', 'x-language': '**' },
              },
            );
            const body = await response.text();
            expect({ status: response.status, body: response.status >= 500 ? body : '' }).toEqual({
              status: expect.any(Number),
              body: '',
            });
            expect([200, 404, 422]).toContain(response.status);
          },
        ),
        { numRuns: 300, seed: 11 },
      );
    });
  });

  describe('a visitor looks at the map', () => {
    const mapOf = async (query: string) => {
      const { status, body } = await api.get<ToursMap>(`/spa/tours-map?${query}`, { headers: { 'x-currency': 'EUR' } });
      expect(status).toBe(200);
      return body;
    };

    it('all tours of the listing have a pin with name and price, as their cards say them', async () => {
      const map = await mapOf('width=820&height=830');
      expect(map).toMatchObject({
        ...{ total: 3, shown: 3, currency: 'EUR' },
        bounds: { west: -19.1, east: 44.8, south: 41.7, north: 63.9 },
      });
      expect(map.pins).toEqual([
        { id: 601, count: 1, name: 'Ushba towers', price: 60_100, lat: 43.1, lng: 42.6 },
        { id: 602, count: 1, name: 'Tbilisi weekend', price: 60_200, lat: 41.7, lng: 44.8 },
        { id: 603, count: 1, name: 'Laugavegur crossing', price: 60_300, lat: 63.9, lng: -19.1 },
      ]);
      const { body } = await api.get<ToursPage>('/spa/tours-page', { headers: { 'x-currency': 'EUR' } });
      expect(body.items.map(({ id, price, lat, lng }) => ({ id, price, lat, lng }))).toEqual(
        map.pins.map(({ id, price, lat, lng }) => ({ id, price, lat, lng })),
      );
    });

    it.each([
      ['its window', 'west=40&east=48&south=40&north=45', 3, 2],
      ['its window and the filter', 'west=40&east=48&south=40&north=45&daysMax=3', 1, 1],
      ['the place of the address', 'slug=iceland', 1, 1],
      ['nothing', 'difficulty=4', 0, 0],
      ['the page has no say', 'page=7', 3, 3],
      ['three edges are no window', 'west=40&east=48&south=40', 3, 3],
      ['edges the wrong way round are none', 'west=48&east=40&south=40&north=45', 3, 3],
      ['edges that are no numbers are none', 'west=x&east=NaN&south=1e9&north[]=45', 3, 3],
      ['sizes that make no sense', 'width=-1&height=9e9', 3, 3],
    ])('%s decides', async (_title, query, total, shown) => {
      const map = await mapOf(query);
      expect(map).toMatchObject({ total, shown });
      expect(map.pins.reduce((sum, { count }) => sum + count, 0)).toBe(shown);
    });

    it('from far away neighbours share a pin with the lowest price', async () => {
      const { pins } = await mapOf('west=-180&east=180&south=-80&north=80&width=300&height=200');
      expect(pins[0]).toMatchObject({
        ...{ id: 601, count: 2, price: 60_100 },
        box: { west: 42.6, east: 44.8, south: 41.7, north: 43.1 },
      });
    });

    it('a place that is none is 404', async () => {
      expect(await api.get('/spa/tours-map?slug=atlantis')).toMatchObject({
        status: 404,
        body: { code: 'place_not_found' },
      });
    });
  });

  describe('bad input', () => {
    const LONG = 'x'.repeat(10_000);
    const BAD = [
      ['wrong type', (key: string) => `${key}=true&${key}=maybe`],
      ['negative', (key: string) => `${key}=-7`],
      ['huge', (key: string) => `${key}=99999999999999999999`],
      ['beyond an integer', (key: string) => `${key}=2147483648`],
      ['no number', (key: string) => `${key}=NaN`],
      ['a fraction', (key: string) => `${key}=1e309`],
      ['empty', (key: string) => `${key}=`],
      ['repeated', (key: string) => `${key}=1&${key}=2&${key}=zebra&${key}=`],
      ['nested', (key: string) => `${key}[a][b]=1&${key}[]=3&${key}[0]=4`],
      ['a list of a thousand', (key: string) => `${key}=${Array.from({ length: 1000 }, (_, n) => n).join(',')}`],
      ['10 kB long', (key: string) => `${key}=${LONG}`],
      ['code', (key: string) => `${key}=${encodeURIComponent("'; DROP TABLE tours; --\0%_\\")}`],
    ] as const;

    it.each(FILTER_KEYS.map((key) => [key]))('in %s is normalised or ignored, never an error', async (key) => {
      for (const [kind, spell] of BAD) {
        const query = spell(key);
        const wild = await api.get<Page>(`/spa/tours-page?${query}&expand=filters`);
        expect({ kind, map: (await api.get(`/spa/tours-map?${query}`)).status }).toEqual({ kind, map: wild.status });
        // a slug is the listing's address: one that is none is not found
        expect({ kind, status: wild.status }).toEqual({
          kind,
          status: key === 'slug' && wild.status === 404 ? 404 : 200,
        });
        if (wild.status !== 200) continue;
        const clean = new URLSearchParams(serializeFilter(parseFilter(rawQuery(new URLSearchParams(query)))));
        const { body } = await api.get<Page>(`/spa/tours-page?${clean}&expand=filters`);
        expect({ kind, body: wild.body }).toEqual({ kind, body });
      }
    });

    it.each([
      '/spa/validate-slug?slug=x&slug=y',
      `/spa/validate-slug?slug=${LONG}`,
      '/spa/validate-slug?slug[a]=1',
      `/spa/tours-filter-completion?phrase=${LONG}&limit=-1&only=x,y&exclude[a]=1&isCruisesSearch=maybe`,
      '/spa/tours-filter-completion?phrase=a&phrase=b&limit=1e9&only=tours,nothing&exclude=tours',
      '/spa/best-tours?limit=NaN&segment=%00',
      `/spa/cities-by-query?query=${LONG}&limit=0`,
      '/crm/api/index-page/all-collections?with_individual_seo_params=perhaps',
      '/crm/api/world-part/groups?with_alt[a]=1&show_countries_with_world_parts=2',
      '/spa/calendar-periods?unknown=1',
      '/spa/tour-accommodations?id=%FF',
    ])('%.60s', async (path) => {
      expect([200, 422]).toContain((await api.get(path)).status);
    });
  });

  describe('a visitor types into the search box', () => {
    const names = async (phrase: string, more = ''): Promise<string[]> => {
      const { body } = await api.get<{ items: { kind: string; name: string }[] }>(
        `/spa/tours-filter-completion?phrase=${encodeURIComponent(phrase)}${more}`,
      );
      return body.items.map(({ kind, name }) => `${kind} ${name}`);
    };

    it.each([
      ['the start of a name', 'geo', ['countries Georgia']],
      ['any case', 'SVAN', ['regions Svaneti']],
      ['a typing error', 'gerogia', ['countries Georgia']],
      ['a later word of a tour', 'weekend', ['tours Tbilisi weekend']],
      ['Cyrillic letters', 'Исланд', ['countries Iceland']],
      ['two words', 'tower ush', ['tours Ushba towers']],
      ['an organizer without its accent', 'reka', ['organizers Réka Touren']],
      ['nothing', '', []],
      ['what does not exist', 'zzzzzz', []],
    ])('%s', async (_title, phrase, expected) => {
      expect(await names(phrase)).toEqual(expected);
    });

    it('keeps to the asked kinds', async () => {
      expect(await names('geo', '&exclude=countries')).not.toContain('countries Georgia');
      expect(await names('t', '&only=tours&limit=1')).toEqual(['tours Tbilisi weekend']);
    });
  });

  describe('home page', () => {
    it.each([
      ['all', [601, 602, 603]],
      ['weekend', [602]],
      ['week', [601, 603]],
      ['longer', []],
      ['of-my-life', [601, 602, 603]],
    ])('best tours for %s', async (segment, ids) => {
      const { body } = await api.get<Page>(`/spa/best-tours?segment=${segment}`);
      expect(body.items.map(({ id }) => id)).toEqual(ids);
    });

    it('months and beds that can be booked, as the listing counts them', async () => {
      expect((await api.get('/spa/calendar-periods')).body).toEqual({
        items: [{ value: '2027-06', name: 'June 2027', dateFrom: '2027-06-01', dateTo: '2027-06-30', count: 3 }],
      });
      const { body } = await api.get<{ items: { value: string; count: number }[] }>('/spa/tour-accommodations');
      expect(body.items.filter(({ count }) => count > 0)).toEqual([{ value: 'tent', name: 'Tent', count: 3 }]);
    });

    it('numbers count what can be seen', async () => {
      expect((await api.get('/spa/info')).body).toMatchObject({
        totalCount: 3,
        toursCount: 2,
        cruisesCount: 1,
        authorToursCount: 1,
        regionsCount: 1,
        countriesCount: 2,
        verifiedOrganizersCount: 1,
        restKindsCount: 1,
        reviewsCount: 0,
        averageRating: 0,
      });
    });

    it.each([
      ['international', 3],
      ['excursions', 4],
    ])('tours of %s are counted as its listings find them', async (site, count) => {
      const headers = asSite(site);
      const found = async (type: number) =>
        (await api.get<Page>(`/spa/tours?type=${type}`, { headers })).body.items.map(({ id }) => id);
      const { body } = await api.get<{ totalCount: number }>('/spa/info', { headers });
      expect(body.totalCount).toBe(count);
      expect(new Set([...(await found(1)), ...(await found(2))]).size).toBe(count);
    });

    it('authors are counted by the tours that the site shows', async () => {
      const authors = async (site: string) =>
        (await api.get<{ authorToursCount: number }>('/spa/info', { headers: asSite(site) })).body.authorToursCount;
      await api.db.updateTable('tours').set({ is_author: true }).where('id', '=', 604).execute();
      await api.searchSettled();
      expect([await authors('international'), await authors('excursions')]).toEqual([1, 2]);
      await api.db.updateTable('tours').set({ is_author: false }).where('id', '=', 604).execute();
      await api.searchSettled();
    });

    it('numbers follow a change', async () => {
      const headers = asSite('excursions');
      const total = async () => (await api.get<{ totalCount: number }>('/spa/info', { headers })).body.totalCount;
      await api.db.updateTable('tours').set({ status: 'hidden' }).where('id', '=', 604).execute();
      await api.searchSettled();
      expect(await total()).toBe(3);
      await api.db.updateTable('tours').set({ status: 'published' }).where('id', '=', 604).execute();
      await api.searchSettled();
      expect(await total()).toBe(4);
    });

    it('destinations stand by part of the world, each with as many tours as its listing shows', async () => {
      expect((await api.get('/crm/api/world-part/groups?with_alt=1')).body).toMatchObject({
        items: [
          { id: 1, countries: [{ name: 'Georgia', count: 2 }] },
          { id: 2, countries: [{ name: 'Iceland', count: 1 }] },
        ],
      });
    });
  });
});
