import type { PublicOrganizer } from '@cairn/shared-contracts/api/organizer.schema';
import type { PlaceCard, Suggestion, Tour, ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import { countryNames, type PlaceNames } from '@cairn/shared-contracts/domain/country-names';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { makeCountry, makeDeparture, makeOrganizer, makePlace, makeRates, makeTour } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { otherNamesOf } from './other-names.ts';

const columns = (names: PlaceNames) => ({
  names: JSON.stringify(names),
  other_names: otherNamesOf(names),
});

/** the same answers by the index in memory and by SQL */
describe.each(['sql', 'index'])('names in every language, found by %s', (SEARCH) => {
  let api: TestApi;
  let georgia: number;
  beforeAll(async () => {
    api = await startTestApi({ now: '2027-03-01T12:00:00Z', env: { SEARCH } });
    // names of what is no place of the site, unless there is a place called so
    const stop = (name: string, zh: string) => ({ name, names: JSON.stringify({ zh }) });
    await api.db
      .insertInto('stop_names')
      .values([stop('Tent at the spring', '泉边帐篷'), stop('Tbilisi', '别的第比利斯')])
      .execute();
    const { db } = api;
    await makeRates(db);
    const country = (name: string, iso2: string) =>
      makeCountry(db, { name, slug: name.toLowerCase(), iso2, ...columns(countryNames(iso2)) });
    georgia = await country('Georgia', 'GE');
    const [norway, greece] = [await country('Norway', 'NO'), await country('Greece', 'GR')];
    const picture = { key: 'art/alpine-1-card', alt: 'Illustration: mountains', placeholder: '#89a' };
    await db
      .updateTable('places')
      .set({ heading: 'Treks in Georgia', headings: JSON.stringify({ de: 'Wandern in Georgien' }) })
      .set({ body: '<p>Towers.</p>', bodies: JSON.stringify({ de: '<p>Türme.</p>' }) })
      .set({ picture: JSON.stringify({ ...picture, alts: { de: 'Illustration: Berge' } }) })
      .where('id', '=', georgia)
      .execute();
    const tbilisi = { de: 'Tiflis', ru: 'Тбилиси', zh: '第比利斯' };
    await makePlace(db, 'cities', { name: 'Tbilisi', slug: 'tbilisi', country_id: georgia, ...columns(tbilisi) });
    const hiking = { name: 'Hiking', slug: 'hiking', ...columns({ de: 'Wandern', ru: 'Походы', zh: '徒步' }) };
    const kind = await makePlace(db, 'rest_kinds', hiking);
    for (const country_id of [georgia, norway, greece]) {
      // an organizer may be called like a country: that is their name
      const organizer_id = await makeOrganizer(db, { country_id, name: 'Georgia', city: 'Tbilisi' });
      const id = await makeTour(db, { country_id, organizer_id, places: [country_id, kind], name: 'Over the pass' });
      await makeDeparture(db, id);
    }
    await api.searchSettled();
  });
  afterAll(() => api.close());

  const find = async (phrase: string, language: string) => {
    const path = `/spa/tours-filter-completion?phrase=${encodeURIComponent(phrase)}`;
    const { body } = await api.get<{ items: Suggestion[] }>(path, { headers: { 'x-language': language } });
    return body.items;
  };

  it.each([
    ['Griechenland', 'de-DE', ['Griechenland']],
    ['griechenlnad', 'de-DE', ['Griechenland']],
    ['挪威', 'zh-CN', ['挪威']],
    // the site speaks no Russian until its configuration says so; its names are found all the same
    ['Грузия', 'ru-RU', ['Georgia']],
    ['Norwegen', 'de-DE', ['Norwegen']],
    ['Norwegen', 'en-US', ['Norway']],
    ['gruzia', 'en-US', ['Georgia']],
    ['Georgien wandern', 'de-DE', ['Georgien', 'Wandern']],
    ['xyzzy wandern', 'de-DE', ['Wandern']],
    ['Griehenland', 'de-DE', ['Griechenland']],
    ['Грузея', 'en-US', ['Georgia']],
    ['Поход', 'zh-CN', ['徒步']],
    ['nuowei', 'zh-CN', ['挪威']],
    ['nuowe', 'zh-CN', ['挪威']],
    ['gelujiya', 'zh-CN', ['格鲁吉亚']],
    ['gelujia', 'zh-CN', ['格鲁吉亚']],
    ['gelujiya tubu', 'zh-CN', ['格鲁吉亚', '徒步']],
    ['tubu', 'en-US', ['Hiking']],
  ])('"%s" in %s', async (phrase, language, names) => {
    const places = (await find(phrase, language)).filter(({ kind }) => kind !== 'organizers');
    expect(places.map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['de-DE', /^(?:Georgien|Norwegen|Griechenland) · \d+ Tage$/],
    ['zh-CN', /^(?:格鲁吉亚|挪威|希腊) · \d+天$/],
    ['en-US', /^(?:Georgia|Norway|Greece) · \d+ days$/],
  ])('says in %s how long a tour is, and where', async (language, hint) => {
    const tours = (await find('over the pass', language)).filter(({ kind }) => kind === 'tours');
    expect(tours).toHaveLength(3);
    for (const tour of tours) expect(tour.hint).toMatch(hint);
  });

  it('names what a route passes in the reader’s language, and says of which those names are', async () => {
    const point = (name: string) => ({ name, lat: 42, lng: 44, day: 1 });
    const route = JSON.stringify([point('Tbilisi'), point('Tent at the spring')]);
    const { rows } = await sql<{ slug: string }>`
      UPDATE tours SET details = jsonb_set(details, '{route}', ${route}::jsonb) WHERE country_id = ${georgia}
      RETURNING slug`.execute(api.db);
    const slug = rows[0]?.slug;
    const read = async (language: string) => {
      const { body } = await api.get<{ tour: Tour }>(`/spa/tour?slug=${slug}`, { headers: { 'x-language': language } });
      return body.tour.route;
    };
    expect(await read('en-US')).toEqual([point('Tbilisi'), point('Tent at the spring')]);
    expect(await read('zh-CN')).toEqual([
      { ...point('第比利斯'), name_language: 'zh' },
      { ...point('泉边帐篷'), name_language: 'zh' },
    ]);
    expect(await read('de-DE')).toEqual([{ ...point('Tiflis'), name_language: 'de' }, point('Tent at the spring')]);
  });

  it('names the towns that a tour starts in', async () => {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO tour_places (tour_id, place_id)
      SELECT t.id, p.id FROM tours t, places p WHERE t.country_id = ${georgia} AND p.slug = 'tbilisi'
      RETURNING tour_id AS id`.execute(api.db);
    for (const path of ['/spa/tours-cities', '/crm/api/ticket/tour-cities']) {
      const { body } = await api.get(`${path}?tour_id=${rows[0]?.id}`, { headers: { 'x-language': 'de-DE' } });
      expect(body).toMatchObject({ data: [{ name: 'Tiflis', country: { name: 'Georgien' } }] });
    }
    await sql`DELETE FROM tour_places WHERE place_id = (SELECT id FROM places WHERE slug = 'tbilisi')`.execute(api.db);
  });

  it.each([
    ['Tiflis', 'de-DE', 'Tiflis', 'Georgien'],
    ['Тбилиси', 'en-US', 'Tbilisi', 'Georgia'],
    ['第比', 'zh-CN', '第比利斯', '格鲁吉亚'],
    ['Tbilissi', 'de-DE', 'Tiflis', 'Georgien'],
  ])('a town by "%s" in %s', async (query, language, name, country) => {
    const { body } = await api.get<{ data: object[] }>(`/spa/cities-by-query?query=${encodeURIComponent(query)}`, {
      headers: { 'x-language': language },
    });
    expect(body.data).toMatchObject([{ name, country: { name: country } }]);
  });

  it.each([
    ['Georgien', 3],
    ['Тбилиси', 3],
    ['挪威', 0],
  ])('the club by "%s"', async (phrase, count) => {
    const path = `/spa/hub-organizer-page?phrase=${encodeURIComponent(phrase)}&country_id=${georgia}`;
    const { body } = await api.get<{ items: object[] }>(path, { headers: { 'x-language': 'de-DE' } });
    expect(body.items).toHaveLength(count === 0 ? 0 : 1);
  });

  it('what the editors put over a place and under it, and what its picture shows, is in the reader’s language', async () => {
    const read = async (language: string) => {
      const { body } = await api.get<ToursPage>('/spa/tours-page?slug=georgia', {
        headers: { 'x-language': language },
      });
      const { heading, picture, text, text_language } = body.place ?? {};
      return [heading, picture?.alt, text, text_language];
    };
    expect(await read('de-DE')).toEqual(['Wandern in Georgien', 'Illustration: Berge', '<p>Türme.</p>', 'de']);
    expect(await read('en-US')).toEqual(['Treks in Georgia', 'Illustration: mountains', '<p>Towers.</p>', 'en']);
    // not told in Chinese: the name is, which is better than English, and the text says which language it is in
    expect(await read('zh-CN')).toEqual(['格鲁吉亚', 'Illustration: mountains', '<p>Towers.</p>', 'en']);
  });

  it('a listing, its filters and its cards speak the language of the reader', async () => {
    const { body } = await api.get<ToursPage>('/spa/tours-page?slug=georgia&expand=filters', {
      headers: { 'x-language': 'de-DE', 'x-currency': 'EUR' },
    });
    expect(body.place).toMatchObject({ name: 'Georgien', heading: 'Wandern in Georgien', slug: 'georgia' });
    expect(body.items).toMatchObject([
      { name: 'Over the pass', country: { name: 'Georgien' }, organizer: { name: 'Georgia' } },
    ]);
    expect(JSON.stringify(body.filters)).toContain('Wandern');
  });

  it('and nothing of it stays for a reader of another one', async () => {
    const read = async (language: string) => {
      const { body } = await api.get<{ items: PlaceCard[] }>('/spa/rest-kinds', {
        headers: { 'x-language': language },
      });
      return body.items.map(({ name }) => name);
    };
    expect([await read('de-DE'), await read('zh-CN'), await read('en-US')]).toEqual([
      ['Wandern'],
      ['徒步'],
      ['Hiking'],
    ]);
  });

  it('an organizer keeps their name, their country has the reader’s', async () => {
    await api.db.updateTable('organizers').set({ city: 'Tbilisi' }).execute();
    const { body } = await api.get<{ items: PublicOrganizer[] }>('/crm/api/organizer/list', {
      headers: { 'x-language': 'de-DE' },
    });
    expect(body.items.map(({ name }) => name)).toEqual(['Georgia', 'Georgia', 'Georgia']);
    expect(body.items.map(({ country }) => country.name).sort()).toEqual(['Georgien', 'Griechenland', 'Norwegen']);
    expect(body.items.map(({ city }) => city)).toEqual(['Tiflis', 'Tiflis', 'Tiflis']);
  });

  it('a name that changed is there when shells are told: they make their pages anew at once, and hold them', async () => {
    const nameOf = async () => (await find('Griechenland', 'de-DE'))[0]?.name;
    const { pagesRevision } = api.services;
    const known = await pagesRevision.after(0);
    expect(await nameOf()).toBe('Griechenland');
    const told = pagesRevision.after(known);
    const names = JSON.stringify({ ...countryNames('GR'), de: 'Hellas, Griechenland' });
    await api.db.updateTable('places').set({ names }).where('name', '=', 'Greece').execute();
    expect(await told).toBeGreaterThan(known);
    expect(await nameOf()).toBe('Hellas, Griechenland');
  });
});
