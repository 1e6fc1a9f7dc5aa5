import type { Suggestion } from '@cairn/shared-contracts/api/tours.schema';
import { countryNames } from '@cairn/shared-contracts/domain/country-names';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeCountry, makeDeparture, makeOrganizer, makePlace, makeRates, makeTour } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const named = (names: Readonly<Record<string, string>>) => ({
  names: JSON.stringify(names),
  other_names: Object.values(names).join(' '),
});

/** what short words begin in one language or another, each with more tours than what is asked for */
const DECOYS: readonly (readonly [iso2: string, name: string])[] = [
  ['IN', 'India'],
  ['VN', 'Vietnam'],
  ['AT', 'Austria'],
  ['IS', 'Iceland'],
  ['NA', 'Namibia'],
  ['PT', 'Portugal'],
  ['ES', 'Spain'],
  ['FR', 'France'],
  ['MX', 'Mexico'],
  ['TO', 'Tonga'],
  ['AD', 'Andorra'],
  ['UG', 'Uganda'],
  ['ZM', 'Zambia'],
];
const ASKED: typeof DECOYS = [
  ['GE', 'Georgia'],
  ['NO', 'Norway'],
  ['NP', 'Nepal'],
  ['KG', 'Kyrgyzstan'],
];

/** the same answers by the index in memory and by SQL */
describe.each(['sql', 'index'])('what a phrase of several words may mean, by %s', (SEARCH) => {
  let api: TestApi;
  let lastId: number;
  beforeAll(async () => {
    api = await startTestApi({ now: '2027-03-01T12:00:00Z', env: { SEARCH } });
    const { db } = api;
    await makeRates(db);
    const hikes = named({ de: 'Wandern', ru: 'Походы', zh: '徒步' });
    const hiking = await makePlace(db, 'rest_kinds', { name: 'Hiking', slug: 'hiking', ...hikes });
    const organizer = { name: 'Ada', city: 'Nowhere' };
    for (const [countries, tours] of [
      [DECOYS, 3],
      [ASKED, 2],
    ] as const) {
      for (const [iso2, name] of countries) {
        const slug = name.toLowerCase();
        const country_id = await makeCountry(db, { name, slug, iso2, ...named(countryNames(iso2)) });
        const organizer_id = await makeOrganizer(db, { country_id, ...organizer });
        for (let n = 0; n < tours; n++) {
          const places = name === 'Norway' ? [country_id, hiking] : [country_id];
          const id = await makeTour(db, { country_id, organizer_id, places, name: 'Eight quiet valleys' });
          await makeDeparture(db, id);
          lastId = id;
        }
      }
    }
    await api.searchSettled();
  });
  afterAll(() => api.close());

  const find = async (phrase: string, language: string): Promise<string[]> => {
    const path = `/spa/tours-filter-completion?phrase=${encodeURIComponent(phrase)}`;
    const { body } = await api.get<{ items: Suggestion[] }>(path, { headers: { 'x-language': language } });
    return body.items.map(({ name }) => name);
  };

  it.each([
    ['hiking in Georgia', 'en-US', ['Georgia', 'Hiking']],
    ['in Norway on foot', 'en-US', ['Norway']],
    ['to Nepal with a guide', 'en-US', ['Nepal']],
    ['a hike into the hills of Kyrgyzstan', 'en-US', ['Kyrgyzstan', 'Hiking']],
    ['from Georgia to Norway', 'en-US', ['Georgia', 'Norway']],
    ['for us in Nepal', 'en-US', ['Nepal']],
    ['Wandern in Georgien', 'de-DE', ['Georgien', 'Wandern']],
    ['mit Freunden nach Norwegen', 'de-DE', ['Norwegen']],
    ['zu Fuß in Nepal', 'de-DE', ['Nepal']],
    ['auf nach Kirgisistan', 'de-DE', ['Kirgisistan']],
    ['über die Pässe Georgiens nach Norwegen', 'de-DE', ['Georgien', 'Norwegen']],
    ['im Sommer in Norwegen', 'de-DE', ['Norwegen']],
    ['поход в Грузию', 'ru-RU', ['Georgia', 'Hiking']],
    ['на лыжах в Норвегию', 'ru-RU', ['Norway']],
    ['по Непалу с друзьями', 'ru-RU', ['Nepal']],
    ['в горах и долинах Киргизии', 'ru-RU', ['Kyrgyzstan']],
    ['из Грузии в Непал', 'ru-RU', ['Georgia', 'Nepal']],
    ['在格鲁吉亚徒步', 'zh-CN', ['格鲁吉亚', '徒步']],
    ['去 挪威', 'zh-CN', ['挪威']],
    ['从尼泊尔到挪威', 'zh-CN', ['尼泊尔', '挪威']],
    ['zu der', 'de-DE', []],
  ])('"%s" in %s', async (phrase, language, names) => {
    expect(await find(phrase, language)).toEqual(names);
  });

  it('what a tour is called hides no place that one of its words names', async () => {
    expect(await find('valleys of Georgia', 'en-US')).toEqual(['Georgia']);
    await api.db.updateTable('tours').set({ name: 'Quiet valleys of Georgia' }).where('id', '=', lastId).execute();
    await api.searchSettled();
    expect(await find('valleys of Georgia', 'en-US')).toEqual(['Quiet valleys of Georgia', 'Georgia']);
  });

  it.each([
    ['in', 'Indien'],
    ['wandern in ind', 'Indien'],
    ['quiet val', 'Eight quiet valleys'],
  ])('"%s" at the end is what somebody is still typing', async (phrase, name) => {
    expect(await find(phrase, 'de-DE')).toContain(name);
  });
});
