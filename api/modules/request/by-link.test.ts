import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { BOOKING_STATUS as S } from '@cairn/shared-contracts/domain/booking-graph';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { confirmedBooking, openPayment, pay } from '../payment/testing/payments.ts';
import { type Client, createClient } from './testing/client.ts';
import { createUser, freeSeats } from './testing/world.ts';

const READ = '/crm/api/request/get-by-uuid';
const CANCEL = '/crm/api/request/cancel';
const KATE = {
  ...{ first_name: 'Kate', last_name: 'Novak', birthday: '1991-04-12', email: 'kate@example.org' },
  ...{ phone: '+420777214880', food_restriction: 'vegetarian' },
};

describe('the link of a booking', () => {
  let api: TestApi;
  let guest: Client;
  beforeAll(async () => {
    api = await startTestApi();
    guest = createClient(api.url);
  });
  afterAll(() => api.close());

  async function prepaid() {
    const booking = await confirmedBooking(api);
    await pay(api, booking.uuid);
    const owner = booking.client;
    await owner.post('/crm/api/request/update-tourists', { tourists: [KATE] }, { request_id: booking.id });
    return { ...booking, owner };
  }
  const stranger = async () => guest.as((await createUser(api.services)).token);

  it('shows anybody the state, the dates and the price, and no person', async () => {
    const { uuid } = await prepaid();
    for (const reader of [guest, await stranger()]) {
      const { status, body } = await reader.get<Booking>(READ, { uuid });
      expect(status).toBe(200);
      expect(body).toMatchObject({ access: 'link', status: S.madePrepayment, total: 178_000, chat_id: null });
      expect(body.tourists).toMatchObject([{ full_name: 'K. N.', can_edit: false }]);
      expect(JSON.stringify(body)).not.toMatch(/Kate|Novak|1991|kate@|777214880|vegetarian/);
    }
  });

  it('shows all of it to whom it concerns', async () => {
    const { uuid, owner, world } = await prepaid();
    for (const reader of [owner, guest.as(world.organizerToken)]) {
      const { body } = await reader.get<Booking>(READ, { uuid });
      expect(body).toMatchObject({ access: 'full', tourists: [KATE] });
      expect(body.chat_id).not.toBeNull();
    }
  });

  it('cancels nothing by itself, nor for somebody else who is logged in', async () => {
    const { uuid, id, world, owner } = await prepaid();
    for (const reader of [guest, await stranger()]) {
      expect(await reader.post<ErrorBody>(CANCEL, { id }, { uuid })).toMatchObject({
        status: 403,
        body: { code: 'booking_login_required' },
      });
    }
    expect(await freeSeats(api.db, world.departureId)).toBe(10);
    expect((await owner.post<Booking>(CANCEL, { id }, { uuid })).body.status).toBe(S.canceledByTourist);
  });

  it('pays', async () => {
    const booking = await confirmedBooking(api);
    expect(await openPayment(api, booking.uuid)).toMatchObject({ amount: 26_700, currency: 'EUR' });
  });
});
