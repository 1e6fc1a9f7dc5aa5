import { BOOKING_STATUS, PAYMENT_PROVIDER } from '@cairn/shared-contracts/domain/booking-graph';
import { PAYMENT_SYSTEMS, type PaymentSystem } from '@cairn/shared-contracts/domain/site-defaults';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  atBank,
  bankPage,
  confirmCard,
  GOOD_CARD,
  orderAtBank,
  refundsOf,
} from '../../modules/payment/testing/bank.ts';
import { confirmedBooking, openPayment, pay } from '../../modules/payment/testing/payments.ts';
import { settled } from '../../modules/request/testing/settled.ts';
import { siteDir } from '../../testing/site-dir.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { ProviderRefusal } from './ask.ts';
import type { OrderRef, PaymentProvider } from './port.ts';
import { createProviders, webhookPath } from './provider.ts';
import { noticeOf } from './sandbox/notices.ts';
import { newId } from './sandbox/orders.ts';

/** what is asked of every payment system alike, over its own protocol, and what is its own */
const OWN: Readonly<Record<PaymentSystem, { currency: string; hasSbp: boolean; tellsOfRefusals: boolean }>> = {
  stripe: { currency: 'EUR', hasSbp: false, tellsOfRefusals: true },
  tbank: { currency: 'RUB', hasSbp: true, tellsOfRefusals: true },
  sberbank: { currency: 'RUB', hasSbp: true, tellsOfRefusals: true },
  moneta: { currency: 'RUB', hasSbp: true, tellsOfRefusals: false },
};

const siteWith = (system: PaymentSystem): string =>
  siteDir({ international: { hosts: ['localhost'], paymentSystems: [system], qrPayment: true } });

describe.each(PAYMENT_SYSTEMS)('payment system %s', (system) => {
  const { currency, hasSbp, tellsOfRefusals } = OWN[system];
  let api: TestApi;
  let provider: PaymentProvider;
  beforeAll(async () => {
    api = await startTestApi({ env: { SITES_DIR: siteWith(system) } });
    provider = createProviders(api.services)(system);
  });
  afterAll(() => api.close());

  const opened = async (method: 'card' | 'sbp' = 'card') => {
    const booking = await confirmedBooking(api, currency);
    const payment = await openPayment(api, booking.uuid, 'prepayment', { method });
    const row = await api.db.selectFrom('payments').selectAll().where('id', '=', payment.id).executeTakeFirstOrThrow();
    const order: OrderRef = {
      ref: row.provider_ref ?? '',
      number: `${row.uuid.replaceAll('-', '')}${row.attempt}`,
      amount: row.amount,
      currency,
    };
    return { booking, payment, row, order };
  };

  it('is paid on a page of its own, and the booking hears of it', async () => {
    const { booking, payment, row, order } = await opened();
    expect(row.provider).toBe(PAYMENT_PROVIDER[system]);
    expect(await provider.stateOf(order)).toMatchObject({ status: 'open', reason: null });
    const { status, location } = await confirmCard(api, payment, GOOD_CARD);
    expect([status, new URL(location ?? '').pathname]).toEqual([303, '/success']);
    await settled(api.db);
    expect(await booking.read()).toMatchObject({ status: BOOKING_STATUS.madePrepayment, paid: 26_700 });
    expect(await provider.stateOf(order)).toEqual({ status: 'succeeded', amount: 26_700, currency, reason: null });
  });

  it('says why a card is refused, and takes the next one', async () => {
    const { booking, payment, order } = await opened();
    const { status, text } = await confirmCard(api, payment, '4000000000009995');
    expect([status, text]).toEqual([200, expect.stringContaining('insufficient funds')]);
    await settled(api.db);
    expect(await provider.stateOf(order)).toMatchObject({ status: 'refused', reason: expect.any(String) });
    const row = await api.db.selectFrom('payments').select('failure').where('id', '=', payment.id).executeTakeFirst();
    if (tellsOfRefusals) expect(row?.failure).toMatch(/insufficientFunds|declined/);
    await confirmCard(api, payment, GOOD_CARD);
    await settled(api.db);
    expect((await booking.read()).paid).toBe(26_700);
  });

  it('gives back in parts, each once, and no more than was paid', async () => {
    const { payment, order } = await opened();
    const [one, two] = [newId(), newId()];
    const unpaid = await opened();
    await expect(provider.refund(unpaid.order, { key: newId(), amount: 100 })).rejects.toThrow(ProviderRefusal);
    await confirmCard(api, payment, GOOD_CARD);
    expect(await provider.refund(order, { key: one, amount: 10_000 })).toBe('done');
    expect(await provider.refund(order, { key: one, amount: 10_000 })).toBe('done');
    expect(await provider.refund(order, { key: two, amount: 16_700 })).toBe('done');
    await expect(provider.refund(order, { key: newId(), amount: 1 })).rejects.toThrow(ProviderRefusal);
    expect(await refundsOf(api, payment)).toEqual([10_000, 16_700]);
  });

  it('acts upon a notice once, and upon none that is forged', async () => {
    const { booking, payment } = await opened();
    await confirmCard(api, payment, GOOD_CARD);
    const order = await orderAtBank(api, payment.id);
    await settled(api.db);
    const told = await noticeOf(api.services, { system, order: order.id, what: 'paid', event: newId('evt_') });
    if (!told) throw new Error('nothing is told');
    const again = await fetch(told.url, told.init);
    expect([again.status, again.headers.get('x-outcome'), await again.text()]).toEqual([
      200,
      'duplicate',
      provider.heard.body,
    ]);
    expect((await booking.read()).paid).toBe(26_700);
    const other = (text: string) => text.replaceAll('26700', '26800').replaceAll('267.00', '268.00');
    const body = told.init.body;
    const forged = await fetch(other(told.url), {
      ...told.init,
      ...(body ? { body: other(String(body)), headers: headersOf(told.init) } : {}),
    });
    expect([forged.status, await forged.json()]).toEqual([400, expect.objectContaining({ code: 'bad_signature' })]);
    const empty = await fetch(api.url + webhookPath(system), { method: 'POST', body: '{}' });
    expect(empty.status).toBe(400);
  });

  it('says no to whoever has other keys', async () => {
    const { order } = await opened();
    const stranger = createProviders({
      ...api.services,
      env: { ...api.services.env, APP_SECRET: 'another secret, of somebody who is not us' },
    })(system);
    await expect(stranger.refund(order, { key: newId(), amount: 1 })).rejects.toThrow();
  });

  it('is not paid any more once the order was closed for another way to pay', async () => {
    const { booking, payment, order } = await opened();
    await openPayment(api, booking.uuid, 'full');
    await settled(api.db);
    const states = await api.db
      .selectFrom('payments')
      .select('status')
      .where('request_id', '=', booking.id)
      .orderBy('id')
      .execute();
    expect(states.map(({ status }) => status)).toEqual([3, 1]);
    if (system === 'moneta') {
      // its links have no end: what comes by one is what the booking waited for, or goes back
      await confirmCard(api, payment, GOOD_CARD);
      await settled(api.db);
      expect((await booking.read()).paid).toBe(26_700);
      return;
    }
    expect((await provider.stateOf(order)).status).toMatch(/^(expired|canceled)$/);
    const page = await fetch(await bankPage(api, payment));
    expect(await page.text()).toContain('expired');
  });

  (hasSbp ? it : it.skip)('is paid by a QR code in the bank’s app', async () => {
    const { booking, payment, order } = await opened('sbp');
    expect(payment).toMatchObject({
      method: 'sbp',
      qr: expect.stringMatching(/^http/),
      expires_at: expect.any(String),
    });
    const refused = await atBank(api, payment, { answer: 'no' });
    expect(refused.status).toBe(200);
    expect((await provider.stateOf(order)).status).toMatch(/^(open|refused)$/);
    await atBank(api, payment, { answer: 'yes' });
    await settled(api.db);
    expect(await booking.read()).toMatchObject({ paid: 26_700, payments: [{ method: 'sbp', status: 2 }] });
  });

  it('gives the money back when a paid booking is cancelled', async () => {
    const booking = await confirmedBooking(api, currency);
    const payment = await pay(api, booking.uuid);
    await booking.cancel();
    await settled(api.db);
    expect(await refundsOf(api, payment)).toEqual([26_700]);
  });
});

const headersOf = ({ headers, body }: RequestInit): HeadersInit => ({
  ...(body instanceof URLSearchParams ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
  // the sandboxes write plain ones
  ...(headers as Record<string, string> | undefined),
});
