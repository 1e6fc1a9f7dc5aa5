import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { confirmedBooking } from '../payment/testing/payments.ts';
import { settled } from './testing/settled.ts';

const SEND = '/crm/api/request/send-payment-link';

describe('the number of a booking', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  async function booked() {
    const booking = await confirmedBooking(api);
    const email = await booking.email();
    await settled(api.db);
    return { ...booking, email };
  }
  const send = (body: object, headers: Record<string, string> = {}) =>
    api.post<{ result: boolean } & ErrorBody>(SEND, body, { headers });
  async function mailsTo(email: string) {
    await settled(api.db);
    return api.db
      .selectFrom('dev_messages')
      .selectAll()
      .where('recipient', '=', email)
      .where('body', 'like', '%/pay/uuid/%')
      .where('subject', 'like', '%: Terskey Alatau traverse')
      .where('subject', 'not like', 'Confirmed%')
      .execute();
  }

  it('with the booker’s e-mail, however it is typed, brings the payment page there', async () => {
    const { id, uuid, email } = await booked();
    const { status, body } = await send({ id, email: ` ${email.toUpperCase()} ` }, { 'x-language': 'de-DE' });
    expect([status, body.result]).toEqual([200, true]);
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Zahlung: Terskey Alatau traverse');
    expect(mail?.body).toContain(`/de/booking/pay/uuid/${uuid}`);
  });

  it('tells nobody whether there is such a booking, and whose', async () => {
    const [one, other] = [await booked(), await booked()];
    const answers = [
      await send({ id: one.id, email: one.email }),
      await send({ id: one.id, email: other.email }),
      await send({ id: 2_000_000, email: one.email }),
      await send({ id: one.id, email: 'nobody@example.org' }),
    ];
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(await mailsTo(other.email)).toEqual([]);
    expect(await mailsTo('nobody@example.org')).toEqual([]);
    expect(await mailsTo(one.email)).toHaveLength(1);
  });

  it('is not mailed to an e-mail that nobody has proven', async () => {
    const { id, email } = await booked();
    await api.db.updateTable('users').set({ email_verified_at: null }).where('email', '=', email).execute();
    expect((await send({ id, email })).status).toBe(200);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('fills no mailbox, and what strangers ask for does not keep the booker from it', async () => {
    const { id, email } = await booked();
    for (let turn = 0; turn < 6; turn++) await send({ id, email: 'stranger@example.org' });
    const answers = [];
    for (let turn = 0; turn < 6; turn++) answers.push((await send({ id, email })).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await mailsTo(email)).toHaveLength(5);
  });

  it.each([
    [{ email: 'kate@example.org' }, 'id'],
    [{ id: 0, email: 'kate@example.org' }, 'id'],
    [{ id: '7', email: 'kate@example.org' }, 'id'],
    [{ id: 7, email: 'kate' }, 'email'],
    [{ id: 7, email: `${'k'.repeat(300)}@example.org` }, 'email'],
  ])('%j is refused for its %s', async (body, field) => {
    const { status, body: answer } = await send(body);
    expect(status).toBe(422);
    expect(Object.keys(answer.errors ?? {})).toEqual([field]);
  });
});
