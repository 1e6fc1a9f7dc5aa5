import type { PublicOrganizer } from '@cairn/shared-contracts/api/organizer.schema';
import type { PlaceCard, Suggestion, ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import { countryNames, type PlaceNames } from '@cairn/shared-contracts/domain/country-names';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeCountry, makeDeparture, makeOrganizer, makePlace, makeRates, makeTour } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const columns = (names: PlaceNames) => ({
  names: JSON.stringify(names),
  other_names: Object.values(names).join(' '),
});

/** the same answers by the index in memory and by SQL */
describe.each(['sql', 'index'])('names in every language, found by %s', (SEARCH) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ now: '2027-03-01T12:00:00Z', env: { SEARCH } });
    const { db } = api;
    await makeRates(db);
    const country = (name: string, iso2: string) =>
      makeCountry(db, { name, slug: name.toLowerCase(), iso2, ...columns(countryNames(iso2)) });
    const [georgia, norway, greece] = [
      await country('Georgia', 'GE'),
      await country('Norway', 'NO'),
      await country('Greece', 'GR'),
    ];
    const hiking = { name: 'Hiking', slug: 'hiking', ...columns({ de: 'Wandern', ru: 'Походы', zh: '徒步' }) };
    const kind = await makePlace(db, 'rest_kinds', hiking);
    for (const country_id of [georgia, norway, greece]) {
      // an organizer may be called like a country: that is their name
      const organizer_id = await makeOrganizer(db, { country_id, name: 'Georgia' });
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
  ])('"%s" in %s', async (phrase, language, names) => {
    const places = (await find(phrase, language)).filter(({ kind }) => kind !== 'organizers');
    expect(places.map(({ name }) => name)).toEqual(names);
  });

  it('a listing, its filters and its cards speak the language of the reader', async () => {
    const { body } = await api.get<ToursPage>('/spa/tours-page?slug=georgia&expand=filters', {
      headers: { 'x-language': 'de-DE', 'x-currency': 'EUR' },
    });
    expect(body.place).toMatchObject({ name: 'Georgien', heading: 'Georgien', slug: 'georgia' });
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
    const { body } = await api.get<{ items: PublicOrganizer[] }>('/crm/api/organizer/list', {
      headers: { 'x-language': 'de-DE' },
    });
    expect(body.items.map(({ name }) => name)).toEqual(['Georgia', 'Georgia', 'Georgia']);
    expect(body.items.map(({ country }) => country.name).sort()).toEqual(['Georgien', 'Griechenland', 'Norwegen']);
  });
});
