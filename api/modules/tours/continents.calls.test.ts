import type { Suggestion, ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeCountry, makeDeparture, makeOrganizer, makeRates, makeTour } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const ASIA = 2;
const NORTH_AMERICA = 5;
const PARTS = [
  { id: ASIA, name: 'Asia', said: { de: 'Asien', ru: 'Азия', zh: '亚洲' }, typed: 'yazhou' },
  {
    id: NORTH_AMERICA,
    name: 'North America',
    said: { de: 'Nordamerika', ru: 'Северная Америка', zh: '北美洲' },
    typed: 'beimeizhou',
  },
  { id: 6, name: 'Oceania', said: { de: 'Ozeanien' }, typed: '' },
];

/** the same answers by the index in memory and by SQL */
describe.each(['sql', 'index'])('parts of the world in the finder, by %s', (SEARCH) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ now: '2027-03-01T12:00:00Z', env: { SEARCH } });
    const { db } = api;
    await makeRates(db);
    const organizer = { name: 'Ada', city: 'Nowhere' };
    for (const [name, iso2, worldPart, tours] of [
      ['Georgia', 'GE', ASIA, 2],
      ['Canada', 'CA', NORTH_AMERICA, 1],
      ['Norway', 'NO', 1, 1],
      // nobody goes there
      ['New Zealand', 'NZ', 6, 0],
    ] as const) {
      const country_id = await makeCountry(db, { name, slug: name.toLowerCase(), iso2, worldPart });
      const organizer_id = await makeOrganizer(db, { country_id, ...organizer });
      for (let n = 0; n < tours; n++) {
        const id = await makeTour(db, { country_id, organizer_id, name: 'Quiet valleys' });
        await makeDeparture(db, id);
      }
    }
    for (const { id, name, said, typed } of PARTS) {
      const other_names = [...Object.values(said), typed].join(' ');
      const set = { name, names: JSON.stringify(said), other_names };
      await db.updateTable('world_parts').set(set).where('id', '=', id).execute();
    }
    await api.searchSettled();
  });
  afterAll(() => api.close());

  const find = async (phrase: string, language = 'en-US', more = ''): Promise<Suggestion[]> => {
    const path = `/spa/tours-filter-completion?phrase=${encodeURIComponent(phrase)}${more}`;
    return (await api.get<{ items: Suggestion[] }>(path, { headers: { 'x-language': language } })).body.items;
  };

  it.each([
    ['Asia', 'en-US', 'Asia'],
    ['asi', 'en-US', 'Asia'],
    ['Азия', 'ru-RU', 'Asia'],
    ['Азия', 'de-DE', 'Asien'],
    ['aziya', 'en-US', 'Asia'],
    ['yazhou', 'en-US', 'Asia'],
    ['亚洲', 'zh-CN', '亚洲'],
    ['亚', 'zh-CN', '亚洲'],
    ['Ази', 'de-DE', 'Asien'],
    ['в Азии', 'en-US', 'Asia'],
    ['在亚洲徒步', 'zh-CN', '亚洲'],
    ['Северная Америка', 'de-DE', 'Nordamerika'],
    ['north am', 'en-US', 'North America'],
    ['trails of Nordamerika', 'de-DE', 'Nordamerika'],
  ])('"%s" in %s finds %s', async (phrase, language, name) => {
    expect(await find(phrase, language)).toContainEqual(expect.objectContaining({ kind: 'continents', name }));
  });

  it.each(['as', 'Oceania', 'valleys'])('"%s" finds none', async (phrase) => {
    expect((await find(phrase)).filter(({ kind }) => kind === 'continents')).toEqual([]);
  });

  it('stand first when they are called just so, behind the places when they only begin so', async () => {
    expect((await find('asia')).map(({ name }) => name)).toEqual(['Asia']);
    expect((await find('nor')).map(({ name }) => name)).toEqual(['Norway', 'North America']);
  });

  it('are only there for who asks for them', async () => {
    expect(await find('asia', 'en-US', '&only=countries,regions')).toEqual([]);
    expect(await find('asia', 'en-US', '&exclude=continents')).toEqual([]);
  });

  it('have as many tours as their listing, which is called after them', async () => {
    const [asia] = await find('asia');
    expect(asia).toEqual({ kind: 'continents', id: ASIA, name: 'Asia', slug: '', hint: '', count: 2 });
    const path = `/spa/tours-page?continent=${ASIA}&expand=filters`;
    const { body } = await api.get<ToursPage>(path, { headers: { 'x-language': 'de-DE' } });
    expect(body.total).toBe(2);
    expect(body.named).toEqual({ continent: { value: `${ASIA}`, name: 'Asien' }, places: [] });
  });
});
