import type { UploadedImage } from '@cairn/shared-contracts/api/uploads.schema';
import type { NotificationSettings, Profile } from '@cairn/shared-contracts/api/user.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { asSite, siteDir } from '../../testing/site-dir.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { createWorld } from '../request/testing/world.ts';
import { AFTER_THE_TOUR } from '../reviews/testing/travelled.ts';
import { member, USER } from './testing/people.ts';

let api: TestApi;
beforeAll(async () => {
  const telegram = { source: 'telegram', url: 'https://t.me/cairn_example' } as const;
  const sites = { plain: { hosts: ['localhost'] }, social: { messengers: [telegram] } };
  api = await startTestApi({ now: AFTER_THE_TOUR, env: { SITES_DIR: siteDir(sites) } });
});
afterAll(() => api.close());

const post = <T = Record<string, unknown>>(call: string, body: object, token = '') =>
  api.post<T>(`${USER}/${call}`, body, token ? { token } : {});
const get = <T = Record<string, unknown>>(call: string, token = '', headers: Record<string, string> = {}) =>
  api.get<T>(`${USER}/${call}`, { headers, ...(token ? { token } : {}) });

async function upload(token: string, content: Buffer, type = 'image/png') {
  const form = new FormData();
  form.append('bucket', 'avatar');
  form.append('image', new Blob([new Uint8Array(content)], { type }), 'kate.png');
  const headers = { 'x-authorization': token };
  const response = await fetch(`${api.url}/crm/api/image/upload`, { method: 'POST', body: form, headers });
  // the call's own contract, tested with the uploads
  return { status: response.status, body: (await response.json()) as UploadedImage };
}
const picture = () =>
  sharp({ create: { width: 80, height: 80, channels: 3, background: '#468' } })
    .png()
    .toBuffer();

describe('the profile photo', () => {
  const take = (token: string, avatar_id: number | null) => post<Profile>('update-profile-photo', { avatar_id }, token);

  it('is a picture of one’s own; another one, or none, takes its place', async () => {
    const { token } = await member(api);
    const first = (await upload(token, await picture())).body;
    expect((await take(token, first.id)).body.avatar).toMatchObject({ image: first.image });
    const second = (await upload(token, await picture())).body;
    expect((await take(token, second.id)).body.avatar).toMatchObject({ image: second.image });
    const released = await api.db.selectFrom('uploads').select('attached_at').where('id', '=', first.id).execute();
    expect(released).toEqual([{ attached_at: null }]);
    expect((await take(token, null)).body.avatar).toBeNull();
  });

  it('of somebody else, or one that is not there, is not found', async () => {
    const [mine, theirs] = [await member(api), await member(api)];
    const { id } = (await upload(theirs.token, await picture())).body;
    for (const unknown of [id, 2_000_000_000]) {
      expect(await take(mine.token, unknown)).toMatchObject({ status: 404, body: { code: 'image_not_found' } });
    }
  });

  it.each([
    ['SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 415],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['too large a file', Buffer.alloc(10_000_001, 1), 413],
  ])('is not %s', async (_case, content, status) => {
    const { token } = await member(api);
    expect((await upload(token, content, 'image/svg+xml')).status).toBe(status);
  });
});

it('notifications are on but for the journal until one is turned off, and each stays as it was set', async () => {
  const { token } = await member(api);
  const all = { chat_messages: true, booking_status: true, price_drops: true, journal: true };
  expect((await get<NotificationSettings>('notifications', token)).body).toEqual({ ...all, journal: false });
  await Promise.all([
    post('set-notifications', { booking_status: false }, token),
    post('set-notifications', { price_drops: false }, token),
  ]);
  expect((await get('notifications', token)).body).toEqual({
    ...{ chat_messages: true, booking_status: false, price_drops: false, journal: false },
  });
  expect((await post('set-notifications', { journal: true }, token)).body).toEqual({
    ...{ chat_messages: true, booking_status: false, price_drops: false, journal: true },
  });
});

it('messengers are those that the site offers; one that is connected can be disconnected', async () => {
  const { token, user } = await member(api);
  await api.db
    .insertInto('messenger_connections')
    .values({ user_id: user.id, source: 'telegram', external_id: '77' })
    .execute();
  expect((await get('messengers', token, asSite('social'))).body).toEqual({
    items: [
      { source: 'telegram', is_connected: true, url: '/dev/messenger?source=telegram' },
      { source: 'whatsapp', is_connected: false, url: null },
      { source: 'vk', is_connected: false, url: null },
    ],
  });
  expect((await post('disconnect-messenger', { source: 'telegram' }, token)).body).toMatchObject({
    items: [{ source: 'telegram', is_connected: false }, {}, {}],
  });
});

describe('verification', () => {
  it('is for the people of the organizer', async () => {
    const { organizerId, organizerToken } = await createWorld(api.services);
    const other = await createWorld(api.services);
    const query = `?orgId=${organizerId}`;
    expect(await get(`verification-data${query}`, organizerToken)).toMatchObject({
      ...{ status: 200, body: { is_email_verified: true, is_phone_verified: false, is_passport_verified: true } },
    });
    const { body } = await get<{ accessToken: string }>(`get-verification-access-token${query}`, organizerToken);
    const claims: unknown = JSON.parse(Buffer.from(body.accessToken.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ org: organizerId, exp: Date.parse(AFTER_THE_TOUR) / 1_000 + 600 });
    for (const call of ['verification-data', 'get-verification-access-token']) {
      expect(await get(call + query, other.organizerToken)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      expect(await get(call + query, (await member(api)).token)).toMatchObject({ status: 403 });
      expect(await get(`${call}?orgId=1999999999`, organizerToken)).toMatchObject({
        ...{ status: 404, body: { code: 'organizer_not_found' } },
      });
      expect((await get(call + query)).status).toBe(401);
    }
  });
});

it.each(['update-profile-photo', 'set-notifications', 'disconnect-messenger'])(
  '%s asks a guest to log in',
  async (call) => {
    expect(await post(call, {})).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  },
);
