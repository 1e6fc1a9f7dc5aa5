import { setTimeout as wait } from 'node:timers/promises';
import type { Payment } from '@cairn/shared-contracts/api/payment.schema';
import { describe, expect, it } from '@jest/globals';
import { createClient } from '../request/testing/client.ts';
import { useKilledProgram } from '../request/testing/killed.ts';
import { confirmedBooking, PAY } from './testing/payments.ts';

const PAYERS = 12;
const KILL_AFTER = 4;
const CARD = { number: '4242424242424242', expiry: '12 / 90', cvc: '123', name: 'KATE NOVAK' };

describe('the api is killed between charge and record', () => {
  const killed = useKilledProgram();

  it('everything that the bank took is recorded once, and everything else can still be paid', async () => {
    const { home, program } = killed();
    const bookings: Awaited<ReturnType<typeof confirmedBooking>>[] = [];
    for (let i = 0; i < PAYERS; i += 1) bookings.push(await confirmedBooking(home));
    /** what the call answered, and the state of the payment once its page was filled in; no answer while the api is away */
    const payByCard = async (uuid: string) => {
      // its own worker would deliver what the killed one left behind: here only the program does
      const client = createClient(program.url());
      const { status, body } = await client.post<Payment>(PAY, { uuid, type: 'prepayment' });
      if (status !== 200) return status;
      const page = (body.page_url ?? '').replace(`${home.services.env.PUBLIC_URL}/api`, program.url());
      await fetch(page, { method: 'POST', body: new URLSearchParams(CARD), redirect: 'manual' });
      return { client, payment: body.id };
    };
    /** as a page does it: until there is an answer */
    const untilAnswered = async (uuid: string) => {
      for (;;) {
        const paid = await payByCard(uuid);
        if (typeof paid !== 'number' || paid < 500) return paid;
        await wait(20);
      }
    };
    let charged = 0;
    await Promise.allSettled(
      bookings.map(async ({ uuid }) => {
        // too busy is not paid
        if (typeof (await payByCard(uuid)) === 'number') return;
        charged += 1;
        if (charged === KILL_AFTER) await program.kill();
      }),
    );
    expect(charged).toBeGreaterThanOrEqual(KILL_AFTER);
    await program.start();

    // the payers who got no answer try again; those who have paid are told so
    const states = await Promise.all(
      bookings.map(async ({ uuid }) => {
        const paid = await untilAnswered(uuid);
        if (typeof paid === 'number') return paid;
        const state = await paid.client.get<Payment>('/crm/api/payment/state', { uuid, payment: paid.payment });
        return state.body.status;
      }),
    );
    expect(states.every((state) => state === 409 || state === 2 || state === 1)).toBe(true);

    const paidAtBank = async () =>
      (await home.db.selectFrom('sandbox_objects').select('body').where('kind', '=', 'order').execute()).filter(
        ({ body }) => body.status === 'paid',
      ).length;
    const recorded = () =>
      home.db
        .selectFrom('payments as p')
        .innerJoin('requests as r', 'r.id', 'p.request_id')
        .select(['r.id', 'r.paid', 'p.refunded'])
        .where('p.status', '=', 2)
        .execute();
    while ((await recorded()).length < PAYERS) await wait(100);
    const rows = await recorded();
    expect(await paidAtBank()).toBe(rows.length);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(PAYERS);
    expect(rows.every(({ paid, refunded }) => paid === 26_700 && refunded === 0)).toBe(true);
  }, 480_000);
});
