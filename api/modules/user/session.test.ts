import type { Profile, Session } from '@cairn/shared-contracts/api/user.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { type Client, createClient } from '../request/testing/client.ts';
import { authenticate } from './session.ts';
import { member, USER } from './testing/people.ts';

describe('sessions', () => {
  let api: TestApi;
  let guest: Client;
  beforeAll(async () => {
    api = await startTestApi();
    guest = createClient(api.url);
  });
  afterAll(() => api.close());

  const open = () => member(api);
  const refresh = (refresh_token: string) => guest.post<Session>(`${USER}/refresh-token`, { refresh_token });

  it('tokens are stored as hashes only', async () => {
    const session = await open();
    const rows = await api.db.selectFrom('sessions').selectAll().where('user_id', '=', session.user.id).execute();
    const stored = JSON.stringify(
      rows.map((row) => [row.access_hash.toString('base64url'), row.refresh_hash.toString('base64url')]),
    );
    expect(stored).not.toContain(session.token);
    expect(stored).not.toContain(session.refresh_token);
  });

  it('refreshing gives new tokens and ends the old access token', async () => {
    const first = await open();
    const { status, body: second } = await refresh(first.refresh_token);
    expect(status).toBe(200);
    expect(second.token).not.toBe(first.token);
    expect(await authenticate(api.services, first.token)).toBeNull();
    expect(await authenticate(api.services, second.token)).toMatchObject({ id: first.user.id, role: 'client' });
    expect((await refresh(second.refresh_token)).status).toBe(200);
  });

  it('parallel refreshes all get tokens that work', async () => {
    const { refresh_token } = await open();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => refresh(refresh_token)));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(await authenticate(api.services, body.token)).not.toBeNull();
    }
  });

  it('a refresh token that comes back after the grace ends the session', async () => {
    const first = await open();
    const { body: second } = await refresh(first.refresh_token);
    await api.db
      .updateTable('sessions')
      .set({ refreshed_at: new Date(Date.now() - 21_000) })
      .where('user_id', '=', first.user.id)
      .execute();
    expect((await refresh(first.refresh_token)).status).toBe(401);
    expect(await authenticate(api.services, second.token)).toBeNull();
    expect((await refresh(second.refresh_token)).status).toBe(401);
  });

  it('so does one from long before: a thief has gone on with it, and the owner comes back', async () => {
    const { refresh_token: stolen, user } = await open();
    let latest = stolen;
    for (let times = 0; times < 4; times++) latest = (await refresh(latest)).body.refresh_token;
    expect((await refresh(stolen)).status).toBe(401);
    expect((await refresh(latest)).status).toBe(401);
    const left = await api.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', user.id)
      .where('revoked_at', 'is', null)
      .execute();
    expect(left).toEqual([]);
  });

  it('an invented refresh token ends nothing', async () => {
    const { refresh_token } = await open();
    expect((await refresh(`${'A'.repeat(22)}${refresh_token.slice(22)}`)).status).toBe(401);
    expect((await refresh(refresh_token)).status).toBe(200);
  });

  it('an access token lasts 15 minutes', async () => {
    const { token } = await open();
    const in15 = { ...api.services.clock, now: () => new Date(Date.now() + 15 * 60_000) };
    expect(await authenticate(api.services, token)).not.toBeNull();
    expect(await authenticate({ ...api.services, clock: in15 }, token)).toBeNull();
  });

  it('logging out ends the session, and is harmless without one', async () => {
    const { token, refresh_token } = await open();
    expect((await guest.as(token).post(`${USER}/logout`)).body).toEqual({ result: true });
    expect((await guest.as(token).get(`${USER}/profile`)).status).toBe(401);
    expect((await refresh(refresh_token)).status).toBe(401);
    expect((await guest.post(`${USER}/logout`)).status).toBe(200);
  });

  it('settings change and answer with the user', async () => {
    const client = guest.as((await open()).token);
    expect((await client.post<Profile>(`${USER}/set-currency`, { currency_code: 'KZT' })).body.currency).toBe('KZT');
    expect((await client.post(`${USER}/set-currency`, { currency_code: 'XXX' })).status).toBe(422);
    // known, but not shown on this site
    expect((await client.post(`${USER}/set-currency`, { currency_code: 'JPY' })).status).toBe(422);
    expect((await client.post<Profile>(`${USER}/set-language`, { language_code: 'de-DE' })).body.language).toBe(
      'de-DE',
    );
    const changed = await client.post<Profile>(`${USER}/update-profile`, {
      first_name: 'Ada',
      phone: '+420777123456',
    });
    expect(changed.body).toMatchObject({
      first_name: 'Ada',
      last_name: 'Novak',
      phone: '+420777123456',
      is_phone_verified: false,
    });
    expect((await client.post(`${USER}/change-country`, { country_id: 1 })).status).toBe(422);
  });
});
