import { randomUUID } from 'node:crypto';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { BOOKING_STATUS as S } from '@cairn/shared-contracts/domain/booking-graph';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { createUser, createWorld } from './testing/world.ts';

describe('the history of a booking', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  async function declined() {
    const world = await createWorld(api.services);
    const { id: userId, token } = await createUser(api.services);
    const { body } = await api.post<Booking>(
      '/crm/api/request/create',
      {
        ...{ idempotency_key: randomUUID(), tour_id: world.tourId, date_id: world.departureId },
        ...{ tourists_count: 2, shown: world.shown },
      },
      { token },
    );
    const cancel = { id: body.id, message: 'The hut is closed' };
    const { body: ended } = await api.post<Booking>('/crm/api/request/cancel', cancel, { token: world.organizerToken });
    return { booking: ended, userId, token };
  }
  const rowsOf = (id: number) =>
    api.db.selectFrom('request_events').selectAll().where('request_id', '=', id).orderBy('id').execute();

  it('names what was done, by whom, from where to where, and why', async () => {
    const { booking, userId } = await declined();
    const [first, last] = await rowsOf(booking.id);
    expect(first).toMatchObject({
      ...{ action: 'request', from_status: null, status: S.pendingConfirm, actor: 'tourist', user_id: userId },
    });
    expect(last).toMatchObject({
      ...{ action: 'decline', from_status: S.pendingConfirm, status: S.canceledByAuthor, actor: 'organizer' },
      ...{ user_id: expect.any(Number), note: 'The hut is closed' },
    });
    expect(last?.user_id).not.toBe(userId);
    expect(booking.history.map(({ action }) => action)).toEqual(['request', 'decline']);
  });

  it('is read without what a newer release says in words of its own', async () => {
    const { booking, token } = await declined();
    const told = { key: 'told.history.ofNextYear', values: { refund: { crypto: 'BTC 1' } } };
    await api.db
      .insertInto('request_events')
      .values({
        ...{ request_id: booking.id, action: 'cancel', actor: 'system', note: 'Too few', told: JSON.stringify(told) },
        ...{ from_status: S.canceledByAuthor, status: S.canceledByAuthor },
      })
      .execute();
    const { body } = await api.get<Booking>(`/crm/api/request/get?id=${booking.id}`, { token });
    expect(body.history.at(-1)).toMatchObject({ note: 'Too few', text: '' });
  });

  it('cannot be changed nor removed, whoever asks the database', async () => {
    const { booking } = await declined();
    const before = await rowsOf(booking.id);
    const own = api.db.updateTable('request_events').where('request_id', '=', booking.id);
    await expect(own.set({ note: 'Nothing was said' }).execute()).rejects.toThrow('only ever added to');
    await expect(own.set({ at: new Date(0) }).execute()).rejects.toThrow('only ever added to');
    await expect(api.db.deleteFrom('request_events').where('request_id', '=', booking.id).execute()).rejects.toThrow(
      'only ever added to',
    );
    await expect(api.db.deleteFrom('requests').where('id', '=', booking.id).execute()).rejects.toThrow();
    expect(await rowsOf(booking.id)).toEqual(before);
  });

  it('forgets in its notes who is deleted, and nothing else', async () => {
    const { booking } = await declined();
    const forget = (change: { note: string } | { actor: string }) =>
      api.db.transaction().execute(async (trx) => {
        await sql`SELECT set_config('cairn.forgets_person', 'on', true)`.execute(trx);
        await trx.updateTable('request_events').set(change).where('request_id', '=', booking.id).execute();
      });
    await expect(forget({ actor: 'admin' })).rejects.toThrow('only ever added to');
    await forget({ note: '…' });
    expect((await rowsOf(booking.id)).map(({ note, actor }) => [note, actor])).toEqual([
      ['…', 'tourist'],
      ['…', 'organizer'],
    ]);
  });
});
