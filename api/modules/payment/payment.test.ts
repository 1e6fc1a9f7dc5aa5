import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import { BOOKING_STATUS as S } from '@cairn/shared-contracts/domain/booking-graph';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { type Client, createClient } from '../request/testing/client.ts';
import { settled } from '../request/testing/settled.ts';
import { confirmCard, confirmedBooking, GOOD_CARD, openPayment, PAY, pay } from './testing/payments.ts';

describe('paying', () => {
  let api: TestApi;
  let guest: Client;
  beforeAll(async () => {
    api = await startTestApi();
    guest = createClient(api.url);
  });
  afterAll(() => api.close());

  const systemMessages = async (id: number) =>
    (
      await api.db
        .selectFrom('chat_messages as m')
        .innerJoin('chats as c', 'c.id', 'm.chat_id')
        .select('m.message')
        .where('c.request_id', '=', id)
        .where('m.author', '=', 'system')
        .orderBy('m.id')
        .execute()
    ).map(({ message }) => message);

  it('the prepayment makes a confirmed booking prepaid', async () => {
    const booking = await confirmedBooking(api);
    const intent = await openPayment(api, booking.uuid);
    expect(intent).toMatchObject({
      provider: 'sandbox',
      api_base: `${api.services.env.PUBLIC_URL}/api/sandbox/stripe`,
      amount: 26_700,
      currency: 'EUR',
    });
    expect(await confirmCard(api, intent, GOOD_CARD)).toMatchObject({ status: 200, body: { status: 'succeeded' } });
    await settled(api.db);

    expect(await booking.read()).toMatchObject({
      status: S.madePrepayment,
      paid: 26_700,
      balance: 151_300,
      deadline: null,
      can_pay: true,
      payments: [{ type: 'prepayment', status: 2, amount: 26_700, currency: 'EUR' }],
    });
    expect(await systemMessages(booking.id)).toEqual([
      expect.stringContaining('Request for 2 tourists sent'),
      expect.stringContaining('confirmed'),
      expect.stringContaining('Prepayment received: €267'),
    ]);
    expect(await confirmCard(api, intent, GOOD_CARD)).toMatchObject({
      status: 400,
      body: { error: { code: 'payment_intent_unexpected_state' } },
    });
  });

  it.each([
    { number: '4000000000000002', code: 'card_declined', decline: 'generic_decline' },
    { number: '4000000000009995', code: 'card_declined', decline: 'insufficient_funds' },
    { number: '4000000000000069', code: 'expired_card', decline: undefined },
    { number: '4000000000000127', code: 'incorrect_cvc', decline: undefined },
  ])('card $number is refused with $code, and another card still works', async ({ number, code, decline }) => {
    const booking = await confirmedBooking(api);
    const intent = await openPayment(api, booking.uuid);
    const { status, body } = await confirmCard(api, intent, number);
    expect([status, body.error?.type, body.error?.code, body.error?.decline_code]).toEqual([
      402,
      'card_error',
      code,
      decline,
    ]);
    await settled(api.db);
    expect((await booking.read()).status).toBe(S.pendingPrepayment);

    expect((await openPayment(api, booking.uuid)).intent_id).toBe(intent.intent_id);
    await pay(api, booking.uuid);
    expect((await booking.read()).status).toBe(S.madePrepayment);
  });

  it('two open pages pay once', async () => {
    const booking = await confirmedBooking(api);
    const [first, second] = await Promise.all([openPayment(api, booking.uuid), openPayment(api, booking.uuid)]);
    expect(second.intent_id).toBe(first.intent_id);
  });

  it('the balance follows, and everything at once works too', async () => {
    const booking = await confirmedBooking(api);
    await pay(api, booking.uuid);
    expect(await pay(api, booking.uuid, 'payment')).toMatchObject({ amount: 151_300 });
    expect(await booking.read()).toMatchObject({ status: S.madePrepayment, paid: 178_000, balance: 0, can_pay: false });

    const other = await confirmedBooking(api);
    expect(await pay(api, other.uuid, 'full')).toMatchObject({ amount: 178_000 });
    expect(await other.read()).toMatchObject({ status: S.madePrepayment, paid: 178_000, balance: 0 });
  });

  it.each([
    { says: 'the balance before the prepayment', type: 'payment', method: 'card', expected: [409, 'payment_not_due'] },
    { says: 'a method that is not there', type: 'prepayment', method: 'sbp', expected: [422, 'method_unavailable'] },
    { says: 'an unknown type', type: 'tip', method: 'card', expected: [422, 'validation_failed'] },
  ])('$says is refused', async ({ type, method, expected }) => {
    const { uuid } = await confirmedBooking(api);
    const { status, body } = await guest.post<ErrorBody>(PAY, { uuid, type, method });
    expect([status, body.code]).toEqual(expected);
  });

  it('paying an unknown booking is refused', async () => {
    const answer = await guest.post<ErrorBody>(PAY, { uuid: randomUUID(), type: 'prepayment' });
    expect(answer).toMatchObject({ status: 404, body: { code: 'booking_not_found' } });
  });
});
