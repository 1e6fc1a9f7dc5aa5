import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { Payment, PaymentOptions } from '@cairn/shared-contracts/api/payment.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { type Client, createClient } from '../request/testing/client.ts';
import { createUser } from '../request/testing/world.ts';
import { confirmedBooking, openPayment, PAY } from './testing/payments.ts';

const OPTIONS = '/crm/api/payment/options';
const STATE = '/crm/api/payment/state';
const TICKET = '/crm/api/payment/socket-ticket';

describe('who may pay', () => {
  let api: TestApi;
  let guest: Client;
  beforeAll(async () => {
    api = await startTestApi();
    guest = createClient(api.url);
  });
  afterAll(() => api.close());

  it.each([
    ['whoever has the link', () => guest],
    ['the tourist', (own: Client) => own],
    ['somebody else with the link', async () => guest.as((await createUser(api.services)).token)],
  ])('%s may read what is due, pay, and follow it', async (_who, as) => {
    const booking = await confirmedBooking(api);
    const client = await as(booking.client);
    expect((await client.get<PaymentOptions>(OPTIONS, { uuid: booking.uuid })).status).toBe(200);
    const { status, body } = await client.post<Payment>(PAY, { uuid: booking.uuid, type: 'prepayment' });
    expect(status).toBe(200);
    expect((await client.get<Payment>(STATE, { uuid: booking.uuid, payment: body.id })).body.id).toBe(body.id);
    expect(await client.post(TICKET, { uuid: booking.uuid })).toMatchObject({
      status: 200,
      body: { expires_in: 120 },
    });
  });

  it('a payment of another booking is none of this one', async () => {
    const [mine, other] = [await confirmedBooking(api), await confirmedBooking(api)];
    const payment = await openPayment(api, other.uuid);
    expect(await guest.get(STATE, { uuid: mine.uuid, payment: payment.id })).toMatchObject({
      status: 404,
      body: { code: 'payment_not_found' },
    });
  });

  it.each([
    ['options', () => guest.get<ErrorBody>(OPTIONS, { uuid: randomUUID() })],
    ['create', () => guest.post<ErrorBody>(PAY, { uuid: randomUUID(), type: 'prepayment' })],
    ['state', () => guest.get<ErrorBody>(STATE, { uuid: randomUUID(), payment: 1 })],
    ['socket-ticket', () => guest.post<ErrorBody>(TICKET, { uuid: randomUUID() })],
  ])('%s of an unknown booking is refused', async (_call, ask) => {
    expect(await ask()).toMatchObject({ status: 404, body: { code: 'booking_not_found' } });
  });

  it.each([
    ['options', () => guest.get<ErrorBody>(OPTIONS, { uuid: 'x' })],
    ['state', () => guest.get<ErrorBody>(STATE, { uuid: randomUUID(), payment: 'x' })],
    ['socket-ticket', () => guest.post<ErrorBody>(TICKET, {})],
  ])('%s with nonsense is refused', async (_call, ask) => {
    expect(await ask()).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
  });
});
