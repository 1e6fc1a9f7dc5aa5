import { randomUUID } from 'node:crypto';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeCountry } from '../../testing/factories.ts';
import { asSite, siteDir } from '../../testing/site-dir.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { createUser, createWorld } from '../request/testing/world.ts';

const GERMANY = 77;
const MAIN = { type: 'main', formatted_phone: '+44 20 7946 0182' } as const;
const GERMAN = {
  type: 'additional',
  formatted_phone: '+49 30 901820',
  entity: { slug: 'germany', kind: 'country' },
} as const;
const contacts = { phones: [MAIN, GERMAN] };
const webCalls = { canCall: true, canCallToOrganizer: true, canCallToSupport: true };

describe('calls by code', () => {
  let api: TestApi;
  let organizerId: number;
  let organizerToken: string;
  let token: string;
  let chat_id: number;
  beforeAll(async () => {
    const dir = siteDir({
      international: { contacts },
      calling: { name: 'Days', contacts, webCalls },
      silent: { contacts, webCalls: { ...webCalls, canCall: false } },
      support: { name: 'Days', contacts, webCalls: { ...webCalls, canCallToOrganizer: false } },
      numberless: { webCalls },
    });
    api = await startTestApi({ env: { SITES_DIR: dir }, now: '2027-01-01T10:04:00Z' });
    await makeCountry(api.db, { id: GERMANY, slug: 'germany' });
    const world = await createWorld(api.services);
    ({ organizerId, organizerToken } = world);
    ({ token } = await createUser(api.services, { first_name: 'Kate' }));
    const { body } = await api.post<Booking>(
      '/crm/api/request/create',
      {
        idempotency_key: randomUUID(),
        tour_id: world.tourId,
        date_id: world.departureId,
        shown: world.shown,
        tourists_count: 1,
      },
      { token },
    );
    chat_id = body.chat_id ?? 0;
  });
  afterAll(() => api.close());

  const call = (path: string, body: object, site: string, as = token) =>
    api.post<Record<string, unknown>>(`/crm/api/phone-code/${path}`, body, { token: as, headers: asSite(site) });
  const toOrganizer = (site: string, more: object = {}) =>
    call('organizer', { tour_organizer_id: organizerId, timezone: 'Europe/Prague', ...more }, site);

  it('give the number of the site and a code of five digits', async () => {
    const { status, body } = await toOrganizer('calling');
    expect([status, body]).toEqual([
      200,
      { name: 'Terskey Walks', phone: MAIN.formatted_phone, code: expect.stringMatching(/^\d{5}$/), expires_in: 960 },
    ]);
    expect((await toOrganizer('calling')).body.code).toBe(body.code);
  });

  it('give the number of the caller’s country where there is one', async () => {
    expect((await toOrganizer('calling', { country_id: GERMANY })).body.phone).toBe(GERMAN.formatted_phone);
  });

  it('lead each side of a chat to the other', async () => {
    expect((await call('user', { chat_id }, 'calling')).body.name).toBe('Terskey Walks');
    expect((await call('user', { chat_id }, 'calling', organizerToken)).body.name).toBe('Kate');
    const stranger = await createUser(api.services);
    expect((await call('user', { chat_id }, 'calling', stranger.token)).status).toBe(404);
  });

  it('lead from the page to the support, an organizer, a chat', async () => {
    expect((await call('web-call-data', { is_support_call: true }, 'calling')).body).toEqual({
      name: 'Days',
      phone: MAIN.formatted_phone,
      code: null,
      expires_in: 0,
    });
    expect((await call('web-call-data', { organizer_id: organizerId }, 'calling')).body.name).toBe('Terskey Walks');
    expect((await call('web-call-data', { chat_id }, 'calling')).body.name).toBe('Terskey Walks');
    expect((await call('web-call-data', {}, 'calling')).status).toBe(422);
  });

  it.each([
    ['by default', 'international', 403, 403],
    ['while all calls are off', 'silent', 403, 403],
    ['when only the support may be called', 'support', 403, 200],
    ['when both may be called', 'calling', 200, 200],
    ['on a site without a number', 'numberless', 409, 409],
  ])('%s: to organizers and to the support', async (_case, site, organizer, support) => {
    expect([
      (await toOrganizer(site)).status,
      (await call('user', { chat_id }, site)).status,
      (await call('web-call-data', { is_support_call: true }, site)).status,
    ]).toEqual([organizer, organizer, support]);
  });

  it('lead to nobody who is not there', async () => {
    const unknown = { tour_organizer_id: 424_242 };
    expect((await toOrganizer('calling', unknown)).body.code).toBe('organizer_not_found');
    expect((await call('web-call-data', { organizer_id: 424_242 }, 'calling')).body.code).toBe('organizer_not_found');
    const show = (is_published: boolean) =>
      api.db.updateTable('organizers').set({ is_published }).where('id', '=', organizerId).execute();
    await show(false);
    expect((await toOrganizer('calling')).body.code).toBe('organizer_not_found');
    await show(true);
    expect((await call('user', { chat_id: 424_242 }, 'calling')).body.code).toBe('chat_not_found');
  });

  it('want a login', async () => {
    expect((await api.post('/crm/api/phone-code/user', { chat_id })).status).toBe(401);
  });
});
