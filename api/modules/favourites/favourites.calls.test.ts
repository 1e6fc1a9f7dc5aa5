import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeDeparture, makeTour, makeUser } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { openSession } from '../user/session.ts';
import { accountOf, codeFor, freshEmail, member, PASSWORD, USER } from '../user/testing/people.ts';

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

describe('tours that somebody saved and nobody can book any more', () => {
  it('keep their names, whether they are over or were taken back', async () => {
    const hidden = await makeTour(api.db, {
      ...{ name: 'Зима в Сванетии', content_language: 'ru', status: 'hidden' },
    });
    await makeDeparture(api.db, hidden, { starts_on: '2090-01-01', ends_on: '2090-01-02' });
    const ids = [tour, past, hidden, 999_999].join(',');
    expect((await api.get(`/crm/api/favourite-tour/unavailable?ids=${ids}`)).body).toEqual({
      items: [
        { id: past, name: `Tour ${past}`, content_language: 'en', reason: 'past' },
        { id: hidden, name: 'Зима в Сванетии', content_language: 'ru', reason: 'unpublished' },
      ],
    });
  });

  it.each(['', '?ids=', '?ids=x,,-3', `?ids=${'9'.repeat(40)}`])('are none for "%s"', async (query) => {
    expect(await api.get(`/crm/api/favourite-tour/unavailable${query}`)).toMatchObject({
      status: 200,
      body: { items: [] },
    });
  });
});

describe('what a guest saved', () => {
  const idsOf = async ({ token }: { token: string }) => (await api.get<{ ids: number[] }>(IDS, { token })).body.ids;

  it('comes along to a new account with a password, and to each log-in by password after it', async () => {
    const email = freshEmail();
    const account = { ...accountOf(email), favourites_tours_ids: [tour, 999_999, -1] };
    await api.post(`${USER}/register`, account);
    const proof = { login: email, code: await codeFor(api, email) };
    const { body: registered } = await api.post<{ token: string }>(`${USER}/auth-via-code`, proof);
    expect(await idsOf(registered)).toEqual([tour]);

    const login = { login: email, password: PASSWORD, favourites_tours_ids: [past, tour] };
    const { body: back } = await api.post<{ token: string }>(`${USER}/auth`, login);
    expect((await idsOf(back)).sort()).toEqual([tour, past].sort());
  });

  it('is not given to an account whose password was wrong', async () => {
    const email = freshEmail();
    const body = await member(api, email);
    await api.post(`${USER}/auth`, { login: email, password: 'not this one', favourites_tours_ids: [tour] });
    expect(await idsOf(body)).toEqual([]);
  });
});
