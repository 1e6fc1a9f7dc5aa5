import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeDeparture, makeTour, makeUser } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { openSession } from '../user/session.ts';

let api: TestApi;
let token: string;
let tour: number;
let past: number;
const IDS = '/crm/api/user/favourite-tours';

beforeAll(async () => {
  api = await startTestApi();
  const user = await makeUser(api.db);
  ({ token } = await openSession(api.services, api.db, user));
  tour = await makeTour(api.db);
  past = await makeTour(api.db);
  await makeDeparture(api.db, tour, { starts_on: '2090-01-01', ends_on: '2090-01-02' });
  await makeDeparture(api.db, past, { starts_on: '2020-01-01', ends_on: '2020-01-02' });
});
afterAll(() => api.close());

describe('a tourist keeps favourites', () => {
  it('adds twice, sees one, removes it', async () => {
    const add = () => api.post('/crm/api/favourite-tour/create', { tour_id: tour }, { token });
    expect(await add()).toMatchObject({ status: 200, body: { result: true } });
    expect((await add()).status).toBe(200);
    expect((await api.get(IDS, { token: `Bearer ${token}` })).body).toEqual({ ids: [tour] });
    await api.post('/crm/api/favourite-tour/delete', { tour_id: tour }, { token });
    expect((await api.get(IDS, { token })).body).toEqual({ ids: [] });
  });

  it('active_only leaves out tours that are over', async () => {
    await api.post('/crm/api/favourite-tour/create', { tour_id: past }, { token });
    expect((await api.get(IDS, { token })).body).toEqual({ ids: [past] });
    expect((await api.get(`${IDS}?active_only=1`, { token })).body).toEqual({ ids: [] });
  });

  it.each([['7'], [null], [-1], [1.5], [{}]])(
    'tour_id %j is refused in the words of the specification',
    async (tour_id) => {
      expect(await api.post('/crm/api/favourite-tour/create', { tour_id }, { token })).toMatchObject({
        status: 422,
        body: { errors: { tour_id: ['tour id must be a number'] } },
      });
    },
  );

  it('an unknown tour is 404', async () => {
    expect(await api.post('/crm/api/favourite-tour/create', { tour_id: 999_999 }, { token })).toMatchObject({
      status: 404,
      body: { code: 'tour_not_found' },
    });
  });
});
