import type { PaymentOptions } from '@cairn/shared-contracts/api/payment.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { siteDir } from '../../../testing/site-dir.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { createClient } from '../../request/testing/client.ts';
import { settled } from '../../request/testing/settled.ts';
import { createUser } from '../../request/testing/world.ts';
import { readPdf } from '../../tour-pdf/testing/read-pdf.ts';
import { confirmedBooking, openPayment, pay } from '../testing/payments.ts';

describe('what has been paid', () => {
  let api: TestApi;
  beforeAll(async () => {
    const SITES_DIR = siteDir({ international: { hosts: ['localhost'], russianIsAvailable: true } });
    api = await startTestApi({ env: { SITES_DIR } });
  });
  afterAll(() => api.close());

  const receipt = (uuid: string, payment: number, more = '') =>
    fetch(`${api.url}/crm/api/payment/receipt?uuid=${uuid}&payment=${payment}${more}`);

  it.each([
    ['en-US', 'Receipt', 'Prepayment', '2 tourists'],
    ['de-DE', 'Zahlungsbeleg', 'Anzahlung', '2 Personen'],
    ['ru-RU', 'Квитанция', 'Предоплата', '2 туриста'],
    ['zh-CN', '收据', '预付款', '2 位游客'],
  ])('has a receipt in %s that names no person', async (language, title, what, people) => {
    const booking = await confirmedBooking(api);
    const payment = await pay(api, booking.uuid);
    const answer = await receipt(booking.uuid, payment.id, `&language=${language}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const said = readPdf(Buffer.from(await answer.arrayBuffer()))
      .pages.join('\n')
      .replaceAll('\u00a0', ' ');
    for (const word of [title, what, people, '€267', '€1,780', 'Terskey Alatau traverse', String(booking.id)])
      expect(said).toContain(word);
    expect(said).not.toMatch(/Kate|Novak|@example/);
  });

  it('says what was given back', async () => {
    const booking = await confirmedBooking(api);
    const payment = await pay(api, booking.uuid);
    await booking.cancel();
    await settled(api.db);
    const said = readPdf(Buffer.from(await (await receipt(booking.uuid, payment.id)).arrayBuffer())).pages.join('\n');
    expect(said).toContain('Given back on');
  });

  it('of what was not paid, or belongs to another booking, there is none', async () => {
    const [mine, other] = [await confirmedBooking(api), await confirmedBooking(api)];
    const open = await openPayment(api, mine.uuid);
    const paid = await pay(api, other.uuid);
    for (const id of [open.id, paid.id]) {
      const answer = await receipt(mine.uuid, id);
      expect([answer.status, await answer.json()]).toEqual([
        404,
        expect.objectContaining({ code: 'payment_not_found' }),
      ]);
    }
  });

  it('stands among the options with its refund and how far that is', async () => {
    const booking = await confirmedBooking(api);
    const payment = await pay(api, booking.uuid);
    await booking.cancel();
    await settled(api.db);
    const { body } = await createClient(api.url).get<PaymentOptions>('/crm/api/payment/options', {
      uuid: booking.uuid,
    });
    expect(body).toMatchObject({
      due: [],
      paid: [{ id: payment.id, type: 'prepayment', method: 'card', amount: 26_700, payed_at: expect.any(String) }],
      refunds: [
        {
          payment: payment.id,
          amount: 26_700,
          state: 'done',
          requested_at: expect.any(String),
          sent_at: expect.any(String),
          done_at: expect.any(String),
        },
      ],
      contacts: null,
    });
  });

  it('opens the organizer’s contacts, to those only whom the booking concerns', async () => {
    const booking = await confirmedBooking(api);
    const contacts = async (client = booking.client) =>
      (await client.get<PaymentOptions>('/crm/api/payment/options', { uuid: booking.uuid })).body.contacts;
    expect(await contacts()).toBeNull();
    await pay(api, booking.uuid);
    expect(await contacts()).toMatchObject({ name: 'Aigerim Sadykova', email: expect.stringContaining('@') });
    expect(await contacts(createClient(api.url))).toBeNull();
    expect(await contacts(createClient(api.url, (await createUser(api.services)).token))).toBeNull();
    await booking.cancel();
    expect(await contacts()).toBeNull();
  });
});
