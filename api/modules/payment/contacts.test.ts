import type { PaymentOptions } from '@cairn/shared-contracts/api/payment.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { createClient } from '../request/testing/client.ts';
import { createUser, createWorld } from '../request/testing/world.ts';
import { askerOf } from '../user/asker.ts';
import { confirmedBooking, pay } from './testing/payments.ts';

const DEVICE = 'laptop-of-a-friend-0123456789';

describe('how the organizer is reached', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const contacts = async (uuid: string, { token, device }: { token?: string; device?: string } = {}) =>
    (
      await api.get<PaymentOptions>(`/crm/api/payment/options?uuid=${uuid}`, {
        ...(token ? { token } : {}),
        ...(device ? { headers: { 'x-device': device } } : {}),
      })
    ).body.contacts;
  const prepaid = async () => {
    const booking = await confirmedBooking(api);
    await pay(api, booking.uuid);
    return booking;
  };
  const AIGERIM = { name: 'Aigerim Sadykova', email: expect.stringContaining('@'), phone: null };

  it('is told to the tourist once they have prepaid, and no more when it is cancelled', async () => {
    const booking = await confirmedBooking(api);
    expect(await contacts(booking.uuid, booking)).toBeNull();
    await pay(api, booking.uuid);
    expect(await contacts(booking.uuid, booking)).toEqual(AIGERIM);
    await booking.cancel();
    expect(await contacts(booking.uuid, booking)).toBeNull();
  });

  it('is told to nobody by the link alone, to no other tourist and to no other organizer', async () => {
    const { uuid, client } = await prepaid();
    expect(await contacts(uuid)).toBeNull();
    expect(await contacts(uuid, { device: DEVICE })).toBeNull();
    expect(await contacts(uuid, await createUser(api.services))).toBeNull();
    const { organizerToken } = await createWorld(api.services);
    expect(await contacts(uuid, { token: organizerToken })).toBeNull();
    expect((await createClient(api.url).get('/crm/api/payment/options', { uuid })).status).toBe(200);
    expect((await client.get('/crm/api/payment/options', { uuid })).status).toBe(200);
  });

  it('is told to the browser that has typed the code of the link', async () => {
    const { id, uuid } = await prepaid();
    const grant = { request_id: id, device: askerOf({ device: DEVICE, address: '' }) };
    await api.db
      .insertInto('booking_grants')
      .values({ ...grant, expires_at: new Date(Date.now() + 60_000) })
      .execute();
    expect(await contacts(uuid, { device: DEVICE })).toEqual(AIGERIM);
    expect(await contacts(uuid, { device: 'another-browser-0123456789' })).toBeNull();
  });
});
