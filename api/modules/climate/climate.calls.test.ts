import { placeClimate } from '@cairn/shared-contracts/api/climate.calls';
import { callClient } from '@cairn/shared-contracts/testing/call-client';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeCountry, makePlace } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const HIGHS = [-2, 0, 5, 11, 16, 20, 23, 23, 18, 12, 5, 0];
const all = (value: number) => HIGHS.map(() => value);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const georgia = await makeCountry(api.db, { name: 'Georgia', slug: 'georgia' });
  const svaneti = await makePlace(api.db, 'regions', {
    ...{ name: 'Svaneti', slug: 'svaneti', parent_id: georgia, country_id: georgia },
  });
  await makePlace(api.db, 'cities', { name: 'Mestia', slug: 'mestia', parent_id: svaneti, country_id: georgia });
  await makePlace(api.db, 'collections', { name: 'First trek', slug: 'first-trek' });
  await api.db
    .insertInto('place_climate')
    .values([
      {
        ...{ place_id: georgia, altitude_m: 400, high_c: HIGHS, low_c: all(2.5), rain_mm: all(40) },
        ...{ rain_days: all(6), sun_hours: all(6.5), sea_c: all(18) },
      },
      {
        ...{ place_id: svaneti, altitude_m: 1500, high_c: HIGHS, low_c: all(-4), rain_mm: all(90) },
        ...{ rain_days: all(9), sun_hours: all(5), sea_c: null },
      },
    ])
    .execute();
});
afterAll(() => api.close());

const climate = (slug: string) => callClient(api.url)(placeClimate, { slug });

describe('the climate of a place', () => {
  it('is twelve months with the ones to walk in', async () => {
    const { status, body } = await climate('georgia');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      place: { kind: 'countries', name: 'Georgia', slug: 'georgia', parents: [], altitude_m: 400 },
      best_months: [5, 6, 7, 8, 9],
    });
    expect('months' in body && body.months).toHaveLength(12);
    expect('months' in body && body.months[6]).toEqual({
      ...{ high_c: 23, low_c: 2.5, rain_mm: 40, rain_days: 6, sun_hours: 6.5, sea_c: 18 },
    });
  });

  it('is that of the region around a town without numbers of its own', async () => {
    expect((await climate('mestia')).body).toMatchObject({
      place: { name: 'Mestia', altitude_m: 1500, parents: [{ slug: 'georgia' }, { slug: 'svaneti' }] },
      months: expect.arrayContaining([expect.objectContaining({ rain_mm: 90, sea_c: null })]),
    });
  });

  it.each([
    ['atlantis', 404, 'place_not_found'],
    ['first-trek', 404, 'climate_unknown'],
    ['', 422, 'validation_failed'],
    ['x'.repeat(400), 422, 'validation_failed'],
  ])('slug "%.20s" answers %i %s', async (slug, status, code) => {
    expect(await climate(slug)).toMatchObject({ status, body: { code } });
  });
});
