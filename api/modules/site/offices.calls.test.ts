import type { Contacts } from '@cairn/shared-contracts/api/site.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeCountry, makePlace } from '../../testing/factories.ts';
import { siteDir } from '../../testing/site-dir.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const GEORGIA = 31;
const TBILISI = 32;
const [country, city] = [
  { slug: 'georgia', kind: 'country' as const },
  { slug: 'tbilisi', kind: 'city' as const },
];
const days = [1, 2, 3, 4, 5].map((day) => ({ day, from: '10:00', to: '19:00' }));

let api: TestApi;
beforeAll(async () => {
  const dir = siteDir({
    international: {
      hosts: ['localhost'],
      contacts: {
        email: 'hi@cairn.test',
        phones: [
          { type: 'main', formatted_phone: '+44 20 7946 0182' },
          { type: 'additional', formatted_phone: '+995 32 219 21 40', entity: country },
          { type: 'additional', formatted_phone: '+995 32 219 21 41', entity: city },
          { type: 'additional', formatted_phone: '+995 32 219 21 42', entity: { slug: 'nowhere', kind: 'city' } },
        ],
      },
      workTime: [
        { timezone: 'Europe/London', days },
        { timezone: 'Asia/Tbilisi', days, entity: country },
      ],
    },
  });
  // a Monday: seven in London, eleven in Tbilisi
  api = await startTestApi({ now: '2027-01-04T07:00:00Z', env: { SITES_DIR: dir } });
  const names = JSON.stringify({ de: 'Georgien' });
  await makeCountry(api.db, { id: GEORGIA, name: 'Georgia', slug: 'georgia', iso2: 'GE' });
  await api.db.updateTable('places').set({ names }).where('id', '=', GEORGIA).execute();
  await makePlace(api.db, 'cities', {
    id: TBILISI,
    country_id: GEORGIA,
    name: 'Tbilisi',
    slug: 'tbilisi',
    names: JSON.stringify({ de: 'Tiflis' }),
  });
});
afterAll(() => api.close());

describe('offices of a country and a city', () => {
  it.each([
    ['en-US', 'all=1', ['Tbilisi', 'Georgia', undefined]],
    ['de-DE', 'all=1', ['Tiflis', 'Georgien', undefined]],
    ['de-DE', `country_id=${GEORGIA}`, ['Georgien', undefined]],
    ['de-DE', '', [undefined]],
  ])('are told by name in %s: %s', async (language, query, names) => {
    const { body } = await api.get<Contacts>(`/spa/contacts?${query}`, { headers: { 'x-language': language } });
    expect(body.phones.map(({ entity }) => entity?.name)).toEqual(names);
    // each place lies in Georgia, and has its flag
    for (const { entity } of body.phones) expect(entity?.iso2).toBe(entity?.name ? 'GE' : undefined);
  });

  it.each([
    [0, 'Europe/London', false],
    [GEORGIA, 'Asia/Tbilisi', true],
    [4711, 'Europe/London', false],
  ])('country %i works by the clock of %s', async (id, timezone, isOpen) => {
    const { body } = await api.get(`/spa/work-time?country_id=${id}`);
    expect(body).toMatchObject({ result: { timezone, is_open: isOpen } });
  });

  it.each([
    ['en-US', 'Tbilisi'],
    ['de-DE', 'Tiflis'],
  ])('say in %s whose clock it is: %s', async (language, city) => {
    const { body } = await api.get(`/spa/work-time?country_id=${GEORGIA}`, { headers: { 'x-language': language } });
    expect(body).toMatchObject({ result: { city } });
    // no town of that name is in this database
    expect((await api.get('/spa/work-time')).body).toEqual({
      result: { timezone: 'Europe/London', days, is_open: false },
    });
  });
});
