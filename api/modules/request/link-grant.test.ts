import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { BOOKING_STATUS as S } from '@cairn/shared-contracts/domain/booking-graph';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { confirmedBooking } from '../payment/testing/payments.ts';
import { hasGrant } from './link-grant.ts';
import { settled } from './testing/settled.ts';

const SEND = '/crm/api/request/send-link-code';
const OPEN = '/crm/api/request/open-link';
const LAPTOP = { 'x-device': 'laptop-of-a-friend-0123456789' };
const PHONE = { 'x-device': 'phone-of-somebody-0123456789' };

describe('the bearer of a link with a code', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  async function booked() {
    const booking = await confirmedBooking(api);
    const email = await booking.email();
    await booking.client.post(
      '/crm/api/request/update-tourists',
      { tourists: [{ first_name: 'Kate', last_name: 'Novak', email: 'kate@example.org' }] },
      { request_id: booking.id },
    );
    return { ...booking, email };
  }
  const send = (uuid: string, headers: Record<string, string> = LAPTOP) =>
    api.post<{ sent_to: string } & ErrorBody>(SEND, { uuid }, { headers });
  const open = (uuid: string, code: string, headers: Record<string, string> = LAPTOP) =>
    api.post<{ until: string } & ErrorBody>(OPEN, { uuid, code }, { headers });
  const see = async (uuid: string, headers: Record<string, string> = LAPTOP) =>
    (await api.get<Booking>(`/crm/api/request/get-by-uuid?uuid=${uuid}`, { headers })).body;
  async function codeFor(email: string): Promise<string> {
    await settled(api.db);
    const mails = await api.db.selectFrom('dev_messages').selectAll().where('recipient', '=', email).execute();
    return (
      /\b(\d{5})\b/.exec(mails.map(({ subject }) => subject).findLast((one) => /^\d{5} /.test(one ?? '')) ?? '')?.[1] ??
      ''
    );
  }
  const other = (code: string): string => (code === '11111' ? '22222' : '11111');

  it('sees who goes and may cancel, in the browser that asked, for half an hour', async () => {
    const { id, uuid, email } = await booked();
    expect((await see(uuid)).tourists[0]).toMatchObject({ first_name: 'K.', email: '' });
    const { status, body } = await send(uuid);
    expect([status, body.sent_to]).toEqual([200, `${email[0]}…@e….org`]);
    expect(await open(uuid, await codeFor(email))).toMatchObject({ status: 200, body: { result: true } });

    expect(await see(uuid)).toMatchObject({
      access: 'full',
      tourists: [{ first_name: 'Kate', email: 'kate@example.org' }],
    });
    expect((await see(uuid, PHONE)).access).toBe('link');
    expect((await see(uuid, {})).access).toBe('link');
    const later = { ...api.services, clock: { ...api.services.clock, now: () => new Date(Date.now() + 31 * 60_000) } };
    const laptop = { device: LAPTOP['x-device'], address: '' };
    expect(await hasGrant(api.services, laptop, id)).toBe(true);
    expect(await hasGrant(later, laptop, id)).toBe(false);

    const cancel = (headers: Record<string, string>) =>
      api.post<Booking & ErrorBody>(`/crm/api/request/cancel?uuid=${uuid}`, { id }, { headers });
    expect((await cancel(PHONE)).body.code).toBe('booking_login_required');
    expect((await cancel(LAPTOP)).body).toMatchObject({ status: S.canceledByTourist });
  });

  it('opens that booking and no other', async () => {
    const [mine, another] = [await booked(), await booked()];
    await send(mine.uuid);
    const code = await codeFor(mine.email);
    expect((await open(another.uuid, code)).body.code).toBe('code_wrong');
    expect((await open(mine.uuid, code)).status).toBe(200);
    expect((await see(another.uuid)).access).toBe('link');
    const cancel = await api.post(`/crm/api/request/cancel?uuid=${mine.uuid}`, { id: another.id }, { headers: LAPTOP });
    expect(cancel.status).toBe(404);
  });

  it('a code is good once, in one browser, and cannot be guessed', async () => {
    const { uuid, email } = await booked();
    await send(uuid);
    const code = await codeFor(email);
    expect((await open(uuid, code, PHONE)).body.code).toBe('code_wrong');
    expect((await open(uuid, code)).status).toBe(200);
    expect((await open(uuid, code)).body.code).toBe('code_expired');

    const { uuid: guessed, email: owner } = await booked();
    await send(guessed);
    const right = await codeFor(owner);
    const tries = await Promise.all(Array.from({ length: 8 }, () => open(guessed, other(right))));
    expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(3);
    expect((await open(guessed, right)).status).toBe(429);
    expect((await see(guessed)).access).toBe('link');
  });

  it('tries of a booking are counted over all browsers and codes', async () => {
    const { uuid } = await booked();
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++)
      statuses.push((await open(uuid, '11111', { 'x-device': `browser-${n}-0123456789` })).status);
    expect([new Set(statuses.slice(0, 30)), statuses[30]]).toEqual([new Set([422]), 429]);
  });

  it('codes of a booking are counted as well', async () => {
    const { uuid } = await booked();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) statuses.push((await send(uuid, { 'x-device': `browser-${n}-0123456789` })).status);
    expect([new Set(statuses.slice(0, 10)), statuses[10]]).toEqual([new Set([200]), 429]);
  });

  it('a foreign uuid, a malformed one, a booker without a proven address', async () => {
    const { uuid, email } = await booked();
    expect((await send('0b7e7a52-6f0e-4d55-9d2b-3a8a4b1f0c11')).status).toBe(404);
    expect((await open('0b7e7a52-6f0e-4d55-9d2b-3a8a4b1f0c11', '11111')).status).toBe(404);
    expect((await send('abc')).status).toBe(422);
    expect((await open(uuid, '1234')).status).toBe(422);
    await api.db.updateTable('users').set({ email_verified_at: null }).where('email', '=', email).execute();
    expect((await send(uuid)).body.code).toBe('channel_unavailable');
  });
});
