import { randomUUID } from 'node:crypto';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { siteConfig } from '@cairn/shared-contracts/domain/site';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'zod/mini';
import { asSite, siteDir } from '../../testing/site-dir.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { originOf } from './site-of-booking.ts';
import { createUser, createWorld } from './testing/world.ts';

describe('where a site is', () => {
  it.each([
    [[], 'https://cairn.example', 'https://cairn.example'],
    [['cairn.example', 'www.cairn.example'], 'https://www.cairn.example', 'https://www.cairn.example'],
    [['days.cairn.example'], 'https://cairn.example', 'https://days.cairn.example'],
    [['days.localhost'], 'http://localhost:3000/', 'http://days.localhost:3000'],
  ])('hosts %j of a process at %s: %s', (hosts, publicUrl, origin) => {
    expect(originOf({ config: parse(siteConfig, { hosts }) }, publicUrl)).toBe(origin);
  });
});

describe('mail about a booking', () => {
  let api: TestApi;
  beforeAll(async () => {
    const days = { hosts: ['days.localhost'], booking: { baseSegment: 'trip' } };
    const dir = siteDir({ international: { hosts: ['localhost'] }, days });
    api = await startTestApi({ env: { SITES_DIR: dir } });
  });
  afterAll(() => api.close());

  it.each([
    ['international', 'http://localhost:3000/booking/uuid/'],
    ['days', 'http://days.localhost:3000/trip/uuid/'],
  ])('leads to the booking pages of the site %s', async (site, link) => {
    const world = await createWorld(api.services);
    const { token, email } = await createUser(api.services);
    const asked = { tour_id: world.tourId, date_id: world.departureId, shown: world.shown, tourists_count: 1 };
    const { body } = await api.post<Booking>(
      '/crm/api/request/create',
      { idempotency_key: randomUUID(), ...asked },
      { token, headers: asSite(site) },
    );
    await api.post('/crm/api/request/cancel', { id: body.id }, { token });
    await api.drainOutbox();
    const emails = await api.db.selectFrom('dev_messages').select('body').where('recipient', '=', email).execute();
    expect(emails.length).toBeGreaterThan(0);
    for (const message of emails) expect(message.body).toContain(link + body.uuid);
  });
});
