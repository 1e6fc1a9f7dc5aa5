import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Payment } from '@cairn/shared-contracts/api/payment.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { PAYMENT_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import { describe, expect, it } from '@jest/globals';
import type { SandboxOrder } from '../../adapters/payments/sandbox/orders.ts';
import { confirmCard, GOOD_CARD } from '../payment/testing/bank.ts';
import { useKilledProgram } from './testing/killed.ts';
import { settled } from './testing/settled.ts';
import { createUser, createWorld, freeSeats, type World } from './testing/world.ts';

const BUYERS = 200;
const SEATS = 20;
const KILLS = 3;

interface Buyer {
  token: string;
  key: string;
  booking?: Booking;
}

describe('200 buyers on 20 seats, while the api is killed again and again', () => {
  const killed = useKilledProgram();

  /** @returns undefined when nobody answered */
  async function post<T>(path: string, body: object, token: string): Promise<{ status: number; body: T } | undefined> {
    try {
      const answer = await fetch(killed().program.url() + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-authorization': token },
        body: JSON.stringify(body),
      });
      // the shape of the call's answer, or of an error body
      return { status: answer.status, body: (await answer.json()) as T };
    } catch {
      return undefined;
    }
  }

  /** until somebody answers: the same key, so that it is one request */
  async function untilAnswered<T>(path: string, body: object, token: string): Promise<{ status: number; body: T }> {
    for (;;) {
      const answer = await post<T>(path, body, token);
      if (answer && answer.status < 500) return answer;
      await wait(20);
    }
  }

  const order = ({ key }: Buyer, world: World) => ({
    ...{ idempotency_key: key, tour_id: world.tourId, date_id: world.departureId },
    ...{ tourists_count: 1, shown: world.shown },
  });

  async function buy(buyer: Buyer, world: World): Promise<void> {
    const asked = await untilAnswered<Booking>('/crm/api/request/create', order(buyer, world), buyer.token);
    if (asked.status !== 200) {
      expect(asked.body).toMatchObject({ code: 'not_enough_seats' });
      return;
    }
    buyer.booking = asked.body;
    const { home, program } = killed();
    await untilAnswered('/crm/api/back-office/request/confirm', { id: asked.body.id }, world.organizerToken);
    const { uuid } = asked.body;
    const opened = await untilAnswered<Payment>('/crm/api/payment/create', { uuid, type: 'full' }, buyer.token);
    for (;;) {
      const paid = await confirmCard({ ...home, url: program.url() }, opened.body, GOOD_CARD).catch(() => undefined);
      // 303: it is paid; another refusal: it was paid before, and the answer was lost
      if (paid && paid.status < 500) return;
      await wait(20);
    }
  }

  /** our numbers or references of the orders that the bank has the money of */
  async function capturedAtBank(): Promise<string[]> {
    const rows = await killed()
      .home.db.selectFrom('sandbox_objects')
      .select('body')
      .where('kind', '=', 'order')
      .execute();
    // written by the sandboxes in this shape
    const orders = rows.map(({ body }) => body as unknown as SandboxOrder);
    return orders.filter(({ status }) => status === 'paid').map(({ id }) => id);
  }

  it('no seat is sold twice, every acknowledged request is there, every captured payment is recorded once', async () => {
    const { home, program } = killed();
    const world = await createWorld(home.services, { seats: SEATS });
    const buyers: Buyer[] = [];
    for (let n = 0; n < BUYERS; n++) buyers.push({ token: (await createUser(home.services)).token, key: randomUUID() });

    let isDone = false;
    let kills = 0;
    const trouble = (async () => {
      while (!isDone && kills < KILLS) {
        await wait(150 + Math.random() * 600);
        await program.kill();
        kills += 1;
        await program.start();
      }
    })();
    await Promise.all(buyers.map((buyer) => buy(buyer, world)));
    isDone = true;
    await trouble;
    expect(kills).toBeGreaterThanOrEqual(1);
    // what the killed ones had under way is taken up again once their lease is over: now, instead of a minute later
    await program.kill();
    await home.db
      .updateTable('outbox')
      .set({ available_at: new Date(0) })
      .where('done_at', 'is', null)
      .execute();
    await home.drainOutbox();
    await settled(home.db);

    const requests = await home.db.selectFrom('requests').selectAll().execute();
    const acknowledged = buyers.flatMap(({ booking }) => (booking ? [booking.uuid] : []));
    expect(acknowledged).toHaveLength(SEATS);
    expect(requests.map(({ uuid }) => uuid).sort()).toEqual([...acknowledged].sort());
    expect(await freeSeats(home.db, world.departureId)).toBe(0);

    const payments = await home.db.selectFrom('payments').selectAll().execute();
    const paid = payments.filter(({ status }) => status === PAYMENT_STATUS.payed);
    const captured = await capturedAtBank();
    expect(captured).toHaveLength(SEATS);
    expect(paid.map(({ provider_ref }) => provider_ref).sort()).toEqual(captured.sort());
    expect(new Set(paid.map(({ request_id }) => request_id)).size).toBe(SEATS);
    for (const request of requests) expect([request.status, request.paid]).toEqual([3, request.total]);
    const events = await home.db.selectFrom('request_events').select(['request_id', 'action']).execute();
    for (const action of ['request', 'confirm', 'pay']) {
      const rows = events.filter((event) => event.action === action);
      expect([action, rows.length, new Set(rows.map(({ request_id }) => request_id)).size]).toEqual([
        action,
        SEATS,
        SEATS,
      ]);
    }
  }, 240_000);
});
