import type { AccountSession, Session } from '@cairn/shared-contracts/api/user.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { member, PASSWORD, USER } from './testing/people.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0';
let now = new Date('2027-03-01T12:00:00Z');
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
});
afterAll(() => api.close());

const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000);
};
async function logIn(login: string, headers: Record<string, string> = {}): Promise<Session> {
  const { status, body } = await api.post<Session>(`${USER}/auth`, { login, password: PASSWORD }, { headers });
  expect(status).toBe(200);
  return body;
}
const list = async (token: string, headers: Record<string, string> = {}) =>
  (await api.get<{ items: AccountSession[] }>(`${USER}/sessions`, { token, headers })).body.items;
const end = (token: string, body: object = {}) => api.post(`${USER}/end-session`, body, { token });
const isOpen = async (token: string) => (await api.get(`${USER}/profile`, { token })).status === 200;

describe('where an account is logged in', () => {
  it('browser, system and country are told, in the language of the reader', async () => {
    const { email } = await member(api);
    const { token } = await logIn(email, { 'user-agent': FIREFOX, 'x-forwarded-for': '212.42.96.77' });
    const [current] = await list(token, { 'x-language': 'de-DE' });
    expect(current).toEqual({
      ...{ id: expect.any(Number), is_current: true, browser: 'Firefox', system: 'Windows', place: 'Kirgisistan' },
      ...{ created_at: now.toISOString(), last_seen_at: now.toISOString() },
    });
    const stored = await api.db
      .selectFrom('sessions')
      .selectAll()
      .where('id', '=', current?.id ?? 0)
      .execute();
    expect(JSON.stringify(stored)).not.toContain('212.42.96.77');
  });

  it('the place that was used last comes first; being active and refreshing both count as use', async () => {
    const first = await member(api);
    minutes(1);
    const second = await logIn(first.email);
    const current = async () => (await list(second.token)).map(({ is_current }) => is_current);
    expect(await current()).toEqual([true, false]);
    minutes(1);
    await api.post(`${USER}/set-activity`, { is_active: true }, { token: first.token });
    expect(await current()).toEqual([false, true]);
    minutes(1);
    const { body } = await api.post<Session>(`${USER}/refresh-token`, { refresh_token: second.refresh_token });
    expect((await list(body.token)).map(({ is_current }) => is_current)).toEqual([true, false]);
  });

  it('one that ran out is none', async () => {
    const { email } = await member(api);
    minutes(61 * 24 * 60);
    expect(await list((await logIn(email)).token)).toHaveLength(1);
  });
});

describe('a place is logged out', () => {
  it('one other: it alone, at once', async () => {
    const mine = await member(api);
    const [lost, third] = [await logIn(mine.email), await logIn(mine.email)];
    const [id] = (await list(lost.token)).flatMap((one) => (one.is_current ? [one.id] : []));
    expect(await end(mine.token, { id })).toMatchObject({ status: 200, body: { result: true } });
    expect([await isOpen(mine.token), await isOpen(lost.token), await isOpen(third.token)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(await api.post(`${USER}/refresh-token`, { refresh_token: lost.refresh_token })).toMatchObject({
      status: 401,
    });
    expect(await end(mine.token, { id })).toMatchObject({ status: 404, body: { code: 'session_not_found' } });
  });

  it('all others: this one stays', async () => {
    const mine = await member(api);
    const others = [await logIn(mine.email), await logIn(mine.email)];
    const stranger = await member(api);
    expect((await end(mine.token)).status).toBe(200);
    expect(await Promise.all(others.map(({ token }) => isOpen(token)))).toEqual([false, false]);
    expect([await isOpen(mine.token), await isOpen(stranger.token)]).toEqual([true, true]);
    expect((await end(mine.token)).status).toBe(200);
  });

  it("somebody else's session is not found, and goes on", async () => {
    const [mine, theirs] = [await member(api), await member(api)];
    const [session] = await list(theirs.token);
    expect(await end(mine.token, { id: session?.id })).toMatchObject({
      status: 404,
      body: { code: 'session_not_found' },
    });
    expect(await isOpen(theirs.token)).toBe(true);
  });

  it('the one that asks is logged out by logout, not here', async () => {
    const { token } = await member(api);
    const [session] = await list(token);
    expect((await end(token, { id: session?.id })).status).toBe(404);
    expect(await isOpen(token)).toBe(true);
  });
});

it.each([
  ['GET', 'sessions'],
  ['POST', 'end-session'],
  ['POST', 'set-activity'],
])('%s %s asks a guest to log in', async (method, call) => {
  const answer = method === 'GET' ? await api.get(`${USER}/${call}`) : await api.post(`${USER}/${call}`, {});
  expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
});
