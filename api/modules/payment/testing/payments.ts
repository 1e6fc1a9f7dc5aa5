import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { Payment } from '@cairn/shared-contracts/api/payment.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import type { TestApi } from '../../../testing/start-test-api.ts';
import { type Client, createClient } from '../../request/testing/client.ts';
import { settled } from '../../request/testing/settled.ts';
import { createUser, createWorld, type World } from '../../request/testing/world.ts';
import { applyTransition, lockRequest } from '../../request/transition.ts';
import { confirmCard, GOOD_CARD } from './bank.ts';

export { confirmCard, GOOD_CARD, refundsOf } from './bank.ts';
export const PAY = '/crm/api/payment/create';

/** A booking for two that the organizer has confirmed: total 1,780, prepayment 267. */
export async function confirmedBooking(api: TestApi, currency = 'EUR', where?: World) {
  const guest = createClient(api.url);
  const world = where ?? (await createWorld(api.services));
  const { token } = await createUser(api.services);
  const client = guest.as(token);
  const { body: booking } = await client.post<Booking>('/crm/api/request/create', {
    idempotency_key: randomUUID(),
    tour_id: world.tourId,
    date_id: world.departureId,
    shown: world.shown,
    tourists_count: 2,
  });
  await api.db.transaction().execute(async (trx) => {
    await applyTransition(api.services, trx, await lockRequest(trx, booking.id), 'confirm', 'organizer');
  });
  if (currency !== 'EUR') await api.db.updateTable('requests').set({ currency }).where('id', '=', booking.id).execute();
  return {
    world,
    client,
    /** access token of the tourist */
    token,
    id: booking.id,
    uuid: booking.uuid,
    /** of who booked */
    email: async (): Promise<string> => {
      const { email } = await api.db
        .selectFrom('users')
        .select('email')
        .where('id', '=', (eb) => eb.selectFrom('requests').select('user_id').where('id', '=', booking.id))
        .executeTakeFirstOrThrow();
      return email ?? '';
    },
    read: async () => (await client.get<Booking>('/crm/api/request/get', { id: booking.id })).body,
    cancel: (by: Client = client) => by.post<Booking & ErrorBody>('/crm/api/request/cancel', { id: booking.id }),
  };
}

export const openPayment = async (
  api: TestApi,
  uuid: string,
  type = 'prepayment',
  more: object = {},
): Promise<Payment> => (await createClient(api.url).post<Payment>(PAY, { uuid, type, ...more })).body;

/** Opens a payment, pays it at the bank with a good card and waits until the notice has been heard. */
export async function pay(api: TestApi, uuid: string, type = 'prepayment', more: object = {}): Promise<Payment> {
  const payment = await openPayment(api, uuid, type, more);
  const { status } = await confirmCard(api, payment, GOOD_CARD);
  if (status !== 303) throw new Error(`the card was refused with ${status}`);
  await settled(api.db);
  return payment;
}
