import type { OwnOrganizer } from '@cairn/shared-contracts/api/organizer.schema';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createUser } from '../request/testing/world.ts';
import { ORGANIZER, useClub } from './testing/club.ts';

const club = useClub();
let own: string;
let admin: string;
let stranger: string;
beforeAll(async () => {
  const { services } = club.api;
  own = (await createUser(services, { role: 'organizer', organizer_id: 7 })).token;
  admin = (await createUser(services, { role: 'admin' })).token;
  stranger = (await createUser(services, { role: 'organizer', organizer_id: 8 })).token;
});

const publish = (token: string, is_published: boolean, more: { id?: number; reason?: string } = {}) =>
  club.api.post<OwnOrganizer>(`${ORGANIZER}/set-published-on-site`, { id: 7, is_published, ...more }, { token });
const statuses = async () =>
  (
    await club.api.db.selectFrom('tours').select(['id', 'status']).where('id', 'in', [501, 502]).orderBy('id').execute()
  ).map(({ status }) => status);

describe('an organizer on the site and off it', () => {
  it('is taken off with their tours, and brings back those tours alone', async () => {
    expect((await publish(stranger, false)).status).toBe(403);
    expect((await publish(own, false)).body).toMatchObject({ id: 7, is_published: false });
    expect(await statuses()).toEqual(['hidden', 'hidden']);
    for (const path of ['public-info', 'verification-info']) {
      expect(await club.api.get(`${ORGANIZER}/${path}?id=7`)).toMatchObject({ status: 404 });
    }
    expect((await club.api.get('/spa/organizer-reviews?id=7')).status).toBe(404);
    expect(JSON.stringify((await club.api.get(`${ORGANIZER}/list`)).body)).not.toContain('Giorgi');
    expect(JSON.stringify((await club.api.get('/spa/hub-organizer-page')).body)).not.toContain('Giorgi');
    expect(JSON.stringify((await club.api.get('/spa/tours-filter-completion?phrase=organizer')).body)).not.toContain(
      '"id":7,',
    );
    await publish(own, true);
    expect(await statuses()).toEqual(['published', 'hidden']);
  });

  it('is shown by an admin only who was never checked', async () => {
    const unchecked = (await createUser(club.api.services, { role: 'organizer', organizer_id: 9 })).token;
    expect((await publish(unchecked, true, { id: 9 })).status).toBe(403);
    expect((await publish(admin, true, { id: 4711 })).status).toBe(404);
  });

  it('does not come back by themselves whom an admin has taken off, and reads why', async () => {
    expect((await publish(admin, false, { reason: 'bored' })).status).toBe(422);
    expect((await publish(admin, false, { reason: 'payments' })).body.removed_for).toBe('payments');
    expect((await club.api.get(`${ORGANIZER}/info`, { token: own })).body.removed_for).toBe('payments');
    expect(await publish(own, true)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    // who goes by themselves meanwhile has not been forgiven
    await publish(own, false);
    expect((await publish(own, true)).status).toBe(403);
    expect(await statuses()).toEqual(['hidden', 'hidden']);
    const back = await publish(admin, true);
    expect([back.body.is_published, back.body.removed_for]).toEqual([true, undefined]);
    expect((await publish(own, false)).status).toBe(200);
    expect((await publish(own, true)).status).toBe(200);
    expect(await statuses()).toEqual(['published', 'hidden']);
  });

  it('is named to nobody while they are off, and goes on writing with whom they write', async () => {
    const { api } = club;
    const [old, fresh] = await Promise.all([createUser(api.services), createUser(api.services)]);
    const write = ({ token }: { token: string }) =>
      api.post('/crm/api/chat/get-chat-with-organizer', { organizer_id: 7, message: 'Hello' }, { token });
    const named = async () =>
      (await api.get<{ named?: { organizer?: string } }>('/spa/tours-page?organizer=7&expand=filters')).body.named
        ?.organizer;
    expect((await write(old)).status).toBe(200);
    expect(await named()).toBeDefined();
    await publish(own, false);
    expect(await write(fresh)).toMatchObject({ status: 404, body: { code: 'organizer_not_found' } });
    expect((await write(old)).status).toBe(200);
    expect(await named()).toBeUndefined();
    await publish(own, true);
    expect((await write(fresh)).status).toBe(200);
  });
});
