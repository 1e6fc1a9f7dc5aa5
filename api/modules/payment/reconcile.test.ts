import { createServer, type Server } from 'node:http';
import type { Payment } from '@cairn/shared-contracts/api/payment.schema';
import { BOOKING_STATUS as S } from '@cairn/shared-contracts/domain/booking-graph';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { ProviderAway } from '../../adapters/payments/ask.ts';
import { createProviders, type Providers } from '../../adapters/payments/provider.ts';
import { createClock } from '../../platform/clock.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { createClient } from '../request/testing/client.ts';
import { settled } from '../request/testing/settled.ts';
import { reconcile } from './reconcile.ts';
import { confirmCard, GOOD_CARD, orderAtBank, paidInSilence, refundsOf } from './testing/bank.ts';
import { confirmedBooking, openPayment, PAY, pay } from './testing/payments.ts';

const MINUTE_MS = 60_000;
/** how long these tests wait for a provider that does not answer */
const SHORT_MS = 500;

describe('a provider that tells late, never, or nothing at all', () => {
  let api: TestApi;
  let providers: Providers;
  beforeAll(async () => {
    api = await startTestApi();
    providers = createProviders(api.services);
  });
  afterAll(() => api.close());

  const later = (minutes: number) => ({
    ...api.services,
    clock: createClock(() => new Date(Date.now() + minutes * MINUTE_MS)),
  });
  async function paidUntold() {
    const booking = await confirmedBooking(api);
    const payment = await openPayment(api, booking.uuid);
    await paidInSilence(api, payment.id);
    return { booking, payment };
  }

  it('is asked, and the booking is paid without any notice', async () => {
    const { booking } = await paidUntold();
    expect((await booking.read()).paid).toBe(0);
    await reconcile(later(1), providers);
    expect(await booking.read()).toMatchObject({ status: S.madePrepayment, paid: 26_700 });
    await reconcile(later(3), providers);
    expect((await booking.read()).paid).toBe(26_700);
  });

  it('is asked by the page that the payer is back on', async () => {
    const { booking, payment } = await paidUntold();
    const { body } = await createClient(api.url).get<Payment>('/crm/api/payment/state', {
      uuid: booking.uuid,
      payment: payment.id,
    });
    expect(body).toMatchObject({ status: 2 });
    expect((await booking.read()).paid).toBe(26_700);
  });

  it('lets go of what was never paid, and still takes what comes late', async () => {
    const booking = await confirmedBooking(api);
    const payment = await openPayment(api, booking.uuid);
    await reconcile(later(50), providers);
    const status = async () =>
      (await api.db.selectFrom('payments').select('status').where('id', '=', payment.id).executeTakeFirstOrThrow())
        .status;
    expect(await status()).toBe(3);
    await paidInSilence(api, payment.id);
    await reconcile(later(120), providers);
    expect(await status()).toBe(2);
    expect((await booking.read()).paid).toBe(26_700);
  });

  it('is asked about a payer who waits, however many have gone without paying', async () => {
    const { booking, payment } = await paidUntold();
    const MANY = 60;
    const ago = (ms: number) => new Date(Date.now() - ms);
    const gone = await openPayment(api, (await confirmedBooking(api)).uuid);
    const { request_id, type, method, provider, amount, currency, expires_at } = await api.db
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', gone.id)
      .executeTakeFirstOrThrow();
    const row = { request_id, type, method, provider, amount, currency, expires_at };
    const left = { ...row, status: 3, created_at: ago(120 * MINUTE_MS), checked_at: ago(5 * MINUTE_MS) };
    await api.db
      .insertInto('payments')
      .values(Array.from({ length: MANY }, (_, one) => ({ ...left, provider_ref: `gone-${one}` })))
      .execute();
    await api.db
      .updateTable('payments')
      .set({ checked_at: ago(20_000) })
      .where('id', '=', payment.id)
      .execute();
    await reconcile(api.services, providers);
    expect((await booking.read()).paid).toBe(26_700);
  });

  it('each is asked about by one node at a time, and no transaction waits for the provider', async () => {
    const { booking } = await paidUntold();
    let asked = 0;
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow: Providers = (system) => ({
      ...providers(system),
      stateOf: async (order) => {
        asked += 1;
        await held;
        return providers(system).stateOf(order);
      },
    });
    const first = reconcile(later(1), slow);
    while (asked === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(await reconcile(later(1), slow)).toBe(0);
    const openTransactions = async () => {
      const { rows } = await sql`
        SELECT query FROM pg_stat_activity
        WHERE datname = current_database() AND state LIKE 'idle in transaction%'`.execute(api.db);
      return rows.length;
    };
    // the api's other jobs have short ones; one that waits for the provider would stay, and the test with it
    while ((await openTransactions()) > 0) await new Promise((resolve) => setImmediate(resolve));
    // somebody acts upon the booking meanwhile
    await booking.cancel();
    release();
    expect(await first).toBeGreaterThan(0);
    // what was paid counts for nothing any more, and goes back
    expect(await booking.read()).toMatchObject({ status: S.canceledByTourist, paid: 0, refunded: 26_700 });
  });

  it('a refund that fails is tried again, seen by whoever looks, and done once', async () => {
    const booking = await confirmedBooking(api);
    const payment = await pay(api, booking.uuid);
    await booking.cancel();
    await settled(api.db);
    await sql`
      UPDATE sandbox_objects SET body = jsonb_set(body, '{refunds}', '[]')
      WHERE body->>'id' = ${(await orderAtBank(api, payment.id)).id}`.execute(api.db);
    const refund = () =>
      api.db.selectFrom('refunds').selectAll().where('payment_id', '=', payment.id).executeTakeFirstOrThrow();
    await api.db
      .updateTable('refunds')
      .set({ state: 'requested', done_at: null, next_try_at: new Date() })
      .where('payment_id', '=', payment.id)
      .execute();
    const away: Providers = (system) => ({
      ...providers(system),
      refund: () => Promise.reject(new ProviderAway('it did not answer')),
    });
    await reconcile(later(1), away);
    expect(await refund()).toMatchObject({ state: 'failed', last_error: 'it did not answer', done_at: null });
    expect(await refundsOf(api, payment)).toEqual([]);
    await reconcile(later(10), providers);
    expect(await refund()).toMatchObject({ state: 'done', last_error: '', next_try_at: null });
    await reconcile(later(60), providers);
    expect(await refundsOf(api, payment)).toEqual([26_700]);
  });
});

describe('a provider that is down', () => {
  let bank: Server;
  let api: TestApi;
  let mode: 'down' | 'nonsense' | 'silent' = 'down';
  beforeAll(async () => {
    bank = createServer((_request, response) => {
      if (mode === 'down') response.writeHead(503).end();
      else if (mode === 'nonsense') response.writeHead(200, { 'content-type': 'application/json' }).end('{"a":1}');
    }).listen(0, '127.0.0.1');
    api = await startTestApi();
  });
  afterAll(async () => {
    bank.closeAllConnections();
    bank.close();
    await api.close();
  });

  it.each(['down', 'nonsense', 'silent'] as const)(
    '%s: the payer is told when to try again, and nothing is opened twice',
    async (kind) => {
      mode = kind;
      const booking = await confirmedBooking(api);
      const address = bank.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const { createPayment } = await import('./create.ts');
      const site = api.services.sites.all[0]?.config;
      if (!site) throw new Error('no site');
      const services = { ...api.services, selfUrl: () => `http://127.0.0.1:${port}` };
      const body = { uuid: booking.uuid, type: 'prepayment', method: 'card', instalment: false } as const;
      const asking = { site, language: 'en-US' };
      await expect(createPayment(services, createProviders(services, SHORT_MS), body, asking)).rejects.toMatchObject({
        status: 503,
        code: 'payment_unavailable',
        retryAfter: 10,
      });
      const { status, body: opened } = await createClient(api.url).post<Payment>(PAY, {
        uuid: booking.uuid,
        type: 'prepayment',
      });
      expect([status, opened.status]).toEqual([200, 1]);
      await confirmCard(api, opened, GOOD_CARD);
      await settled(api.db);
      expect((await booking.read()).paid).toBe(26_700);
    },
  );
});
