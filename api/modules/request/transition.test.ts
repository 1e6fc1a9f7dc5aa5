import { randomUUID } from 'node:crypto';
import { BOOKING_ACTIONS, BOOKING_ACTORS, BOOKING_STATUS as S } from '@cairn/shared-contracts/domain/booking-graph';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../testing/start-test-api.ts';
import { createUser, createWorld, freeSeats, type World } from './testing/world.ts';
import { applyTransition, lockRequest } from './transition.ts';

const SEATS = 12;
const TAKEN = 2;

/** written out by hand, so that a slip in the graph shows: "status action actor" → status */
const ALLOWED: Readonly<Record<string, number>> = {
  '1 confirm organizer': S.pendingPrepayment,
  '1 confirm system': S.pendingPrepayment,
  '1 confirm admin': S.pendingPrepayment,
  '1 decline organizer': S.canceledByAuthor,
  '1 decline admin': S.canceledByAdmin,
  '1 move tourist': S.pendingConfirm,
  '1 move admin': S.pendingConfirm,
  '1 expire system': S.canceledBySystem,
  '1 cancel tourist': S.canceledByTourist,
  '1 cancel admin': S.canceledByAdmin,
  '2 pay system': S.madePrepayment,
  '2 pay organizer': S.madePrepayment,
  '2 pay admin': S.madePrepayment,
  '2 move tourist': S.pendingConfirm,
  '2 move admin': S.pendingConfirm,
  '2 expire system': S.canceledBySystem,
  '2 cancel tourist': S.canceledByTourist,
  '2 cancel organizer': S.canceledByAuthor,
  '2 cancel admin': S.canceledByAdmin,
  '3 pay system': S.madePrepayment,
  '3 pay organizer': S.madePrepayment,
  '3 pay admin': S.madePrepayment,
  '3 move tourist': S.madePrepayment,
  '3 move admin': S.madePrepayment,
  '3 complete organizer': S.tourComplete,
  '3 complete system': S.tourComplete,
  '3 complete admin': S.tourComplete,
  '3 cancel tourist': S.canceledByTourist,
  '3 cancel organizer': S.canceledByAuthor,
  '3 cancel admin': S.canceledByAdmin,
};

const cases = Object.values(S).flatMap((status) =>
  BOOKING_ACTIONS.flatMap((action) =>
    BOOKING_ACTORS.map((actor) => ({ status, action, actor, to: ALLOWED[`${status} ${action} ${actor}`] })),
  ),
);

describe('life cycle of a booking', () => {
  let api: Awaited<ReturnType<typeof startTestApi>>;
  let world: World;
  let userId: number;

  beforeAll(async () => {
    api = await startTestApi();
    world = await createWorld(api.services, { seats: SEATS });
    userId = (await createUser(api.services)).id;
  });
  afterAll(() => api.close());

  it('has all statuses, actions and actors in its table', () => {
    expect(cases).toHaveLength(8 * 7 * 4);
    expect(cases.filter(({ to }) => to !== undefined)).toHaveLength(Object.keys(ALLOWED).length);
  });

  it.each(cases)('$status: $action by $actor → $to', async ({ status, action, actor, to }) => {
    const { db } = api.services;
    const id = await requestIn(status);
    await db
      .updateTable('departures')
      .set({ free_seats: SEATS - TAKEN })
      .where('id', '=', world.departureId)
      .execute();

    const attempt = db
      .transaction()
      .execute(async (trx) => applyTransition(api.services, trx, await lockRequest(trx, id), action, actor));

    const row = () => db.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const events = () => db.selectFrom('request_events').selectAll().where('request_id', '=', id).execute();
    if (to === undefined) {
      await expect(attempt).rejects.toMatchObject({ status: 409, code: 'transition_not_allowed' });
      expect((await row()).status).toBe(status);
      expect(await events()).toEqual([]);
      expect(await freeSeats(db, world.departureId)).toBe(SEATS - TAKEN);
      return;
    }
    await expect(attempt).resolves.toBe(to);
    expect(await events()).toMatchObject([{ action, from_status: status, status: to, actor }]);
    const releases = to >= S.canceledByTourist;
    expect(await row()).toMatchObject({ status: to, seats_held: !releases });
    expect(await freeSeats(db, world.departureId)).toBe(releases ? SEATS : SEATS - TAKEN);
    const queued = await db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'request.changed')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect(queued?.payload).toMatchObject({ request_id: id, status: to });
  });

  async function requestIn(status: number): Promise<number> {
    const row = await api.services.db
      .insertInto('requests')
      .values({
        idempotency_key: randomUUID(),
        user_id: userId,
        tour_id: world.tourId,
        departure_id: world.departureId,
        status,
        tourists_count: TAKEN,
        currency: 'EUR',
        price_per_person: 89_000,
        total: 178_000,
        prepayment: 26_700,
        prepayment_percent: 15,
        balance_due_on: '2027-05-15',
        tourists: '[]',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  }
});
