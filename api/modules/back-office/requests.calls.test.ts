import type { ChatMessage } from '@cairn/shared-contracts/api/chat.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { BOOKING_STATUS as S } from '@cairn/shared-contracts/domain/booking-graph';
import { describe, expect, it } from '@jest/globals';
import { confirmedBooking, pay } from '../payment/testing/payments.ts';
import type { Client } from '../request/testing/client.ts';
import { settled } from '../request/testing/settled.ts';
import { createWorld, freeSeats } from '../request/testing/world.ts';
import { BASE, inDays, useOffice } from './testing/office.ts';

const office = useOffice();

describe('requests in the back office', () => {
  it('an organizer lists their own, by status and departure, and nobody else’s', async () => {
    const { world, id } = await office.requested();
    const second = await office.requested(world);
    await office.requested();
    await office.act(office.seller(world), 'confirm', { id });
    const list = async (by: Client, query: Record<string, number> = {}) =>
      (await by.get<{ items: Booking[]; total: number }>(`${BASE}/requests`, query)).body;
    expect((await list(office.seller(world))).items.map((one) => one.id)).toEqual([second.id, id]);
    expect((await list(office.seller(world), { status: S.pendingPrepayment })).items.map((one) => one.id)).toEqual([
      id,
    ]);
    expect(await list(office.seller(world), { date_id: 999_999 })).toMatchObject({ items: [], total: 0 });
    expect(await list(office.seller(world), { page: 2 })).toMatchObject({ items: [], total: 2 });
    expect((await list(await office.admin())).total).toBeGreaterThanOrEqual(3);
    expect((await list(await office.admin(), { date_id: world.departureId })).total).toBe(2);
  });

  it('confirms with a word to the tourist, once', async () => {
    const { world, id, client } = await office.requested();
    const { status, body } = await office.act(office.seller(world), 'confirm', { id, message: 'See you in Karakol' });
    expect([status, body.status, body.can_pay]).toEqual([200, S.pendingPrepayment, true]);
    expect(await office.act(office.seller(world), 'confirm', { id, message: 'See you in Karakol' })).toMatchObject({
      status: 409,
      body: { code: 'transition_not_allowed' },
    });
    const chat = await client.get<{ items: ChatMessage[] }>('/crm/api/chat/get-messages', {
      chat_id: body.chat_id ?? 0,
    });
    expect(chat.body.items.filter(({ direction }) => direction === 'input').map(({ message }) => message)).toEqual([
      'See you in Karakol',
    ]);
  });

  it('does not confirm what has lapsed, swept or not', async () => {
    const { world, id } = await office.requested();
    await office.api.db.updateTable('requests').set({ deadline: '2020-01-01' }).where('id', '=', id).execute();
    expect((await office.act(office.seller(world), 'confirm', { id })).body.code).toBe('transition_not_allowed');
  });

  it('declines with a reason, and only what is not confirmed', async () => {
    const { world, id, client } = await office.requested();
    expect((await office.act(office.seller(world), 'decline', { id })).status).toBe(422);
    expect((await office.act(office.seller(world), 'decline', { id, message: '  ' })).status).toBe(422);
    const { body } = await office.act(office.seller(world), 'decline', { id, message: 'The guide is ill' });
    expect(body).toMatchObject({ status: S.canceledByAuthor, can_cancel: false, contract_state: 3 });
    expect(body.history.at(-1)).toMatchObject({ action: 'decline', actor: 'organizer', note: 'The guide is ill' });
    const chat = await client.get<{ items: ChatMessage[] }>('/crm/api/chat/get-messages', {
      chat_id: body.chat_id ?? 0,
    });
    expect(chat.body.items.at(-1)?.message).toMatch(
      /^The organizer cannot take the request.* Reason: “The guide is ill”$/,
    );
    expect(await freeSeats(office.api.db, world.departureId)).toBe(12);
    const confirmed = await confirmedBooking(office.api);
    expect(
      await office.act(office.seller(confirmed.world), 'decline', { id: confirmed.id, message: 'Too few people' }),
    ).toMatchObject({ status: 409 });
  });

  it('what an admin declines is theirs, in the history and in the status', async () => {
    const { id, client } = await office.requested();
    const { body } = await office.act(await office.admin(), 'decline', { id, message: 'The organizer has left' });
    expect(body).toMatchObject({ status: S.canceledByAdmin, can_cancel: false });
    expect(body.history.at(-1)).toMatchObject({ action: 'decline', actor: 'admin', note: 'The organizer has left' });
    const chat = await client.get<{ items: ChatMessage[] }>('/crm/api/chat/get-messages', {
      chat_id: body.chat_id ?? 0,
    });
    expect(chat.body.items.at(-1)?.message).toMatch(/^Our support cancelled/);
  });

  it('cancels what was paid: everything comes back; without an e-mail where the organizer tells it in person', async () => {
    const booking = await confirmedBooking(office.api);
    await pay(office.api, booking.uuid);
    await settled(office.api.db);
    const { email } = await office.api.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', (eb) => eb.selectFrom('requests').select('user_id').where('id', '=', booking.id))
      .executeTakeFirstOrThrow();
    const mails = async () =>
      (
        await office.api.db
          .selectFrom('dev_messages')
          .select('id')
          .where('recipient', '=', email ?? '')
          .execute()
      ).length;
    const before = await mails();
    const body = { id: booking.id, message: 'The pass is closed', notify_client: false };
    expect((await office.act(office.seller(booking.world), 'cancel', body)).body).toMatchObject({
      ...{ status: S.canceledByAuthor, paid: 0, refunded: 26_700, contract_state: 2 },
    });
    await settled(office.api.db);
    expect(await mails()).toBe(before);
  });

  it('completes a tour that has ended, not one that has not', async () => {
    const booking = await confirmedBooking(office.api);
    await pay(office.api, booking.uuid);
    const complete = () => office.act(office.seller(booking.world), 'complete', { id: booking.id });
    expect(await complete()).toMatchObject({ status: 409, body: { code: 'tour_not_over' } });
    await office.api.db
      .updateTable('departures')
      .set({ starts_on: inDays(-8), ends_on: inDays(-1) })
      .where('id', '=', booking.world.departureId)
      .execute();
    const { body } = await complete();
    expect(body).toMatchObject({ status: S.tourComplete, contract_state: 1 });
    expect(body.history.at(-1)).toMatchObject({ action: 'complete', actor: 'organizer' });
  });

  it.each(['confirm', 'decline', 'complete', 'cancel'])('%s is for the organizer of the tour alone', async (action) => {
    const { world, id, client } = await office.requested();
    const body = { id, message: 'Why' };
    const stranger = office.seller(await createWorld(office.api.services));
    const read = async () => (await client.get<Booking>('/crm/api/request/get', { id })).body.status;
    expect((await office.act(office.guest, action, body)).status).toBe(401);
    expect(await office.act(client, action, body)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await office.act(stranger, action, body)).toMatchObject({
      status: 404,
      body: { code: 'booking_not_found' },
    });
    expect((await office.act(office.seller(world), action, { ...body, id: 999_999 })).status).toBe(404);
    expect((await office.act(office.seller(world), action, { ...body, id: 'one' })).status).toBe(422);
    expect(await read()).toBe(S.pendingConfirm);
  });
});
