import type { Chat, ChatMessage } from '@cairn/shared-contracts/api/chat.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { bothOf } from '@cairn/shared-contracts/domain/reading';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { asSite, siteDir } from '../../testing/site-dir.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { confirmedBooking, pay } from '../payment/testing/payments.ts';
import { settled } from './testing/settled.ts';
import { createUser } from './testing/world.ts';

const READ = '/crm/api/request/get';
const SITE = asSite('all');

describe('texts of the api', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ env: { SITES_DIR: siteDir({ all: { russianIsAvailable: true } }) } });
  });
  afterAll(() => api.close());

  async function prepaid() {
    const booking = await confirmedBooking(api);
    await pay(api, booking.uuid);
    await settled(api.db);
    const chatId = (await booking.read()).chat_id ?? 0;
    const { id: userId, email } = await api.db
      .updateTable('users')
      .set({ timezone: 'Asia/Almaty', language: 'de-DE' })
      .where('id', '=', (eb) => eb.selectFrom('requests').select('user_id').where('id', '=', booking.id))
      .returning(['id', 'email'])
      .executeTakeFirstOrThrow();
    return { ...booking, chatId, userId, email: email ?? '' };
  }
  const inLanguage = (language: string, token: string) => ({
    token,
    headers: { ...SITE, 'x-currency': 'EUR', 'x-language': language },
  });

  it.each([
    ['en-US', /^Prepayment received: €267\..*GMT\+5/, /^The request is confirmed\. Prepay €267 by/],
    ['de-DE', /^Anzahlung eingegangen: €267\..*GMT\+5/, /^Die Anfrage ist bestätigt\. Leisten Sie/],
    ['ru-RU', /^Предоплата получена: €267\..*GMT\+5/, /^Запрос подтверждён\. Внесите предоплату/],
    ['zh-CN', /^已收到预付款：€267。.*GMT\+5/, /^申请已确认。请在/],
  ])('the chat is read in %s, in the zone of the reader', async (language, last, confirmed) => {
    const { chatId, token } = await prepaid();
    const { body } = await api.get<{ items: ChatMessage[] }>(
      `/crm/api/chat/get-messages?chat_id=${chatId}`,
      inLanguage(language, token),
    );
    const system = body.items.filter(({ direction }) => direction === 'system').map(({ message }) => message);
    expect(system.at(-1)).toMatch(last);
    expect(system.at(-2)).toMatch(confirmed);
    const list = await api.get<{ items: Chat[] }>('/crm/api/chat/list', inLanguage(language, token));
    expect(list.body.items[0]?.last_message?.message).toMatch(last);
  });

  it('the organizer is told what they have to do', async () => {
    const { chatId, world } = await prepaid();
    const { body } = await api.get<{ items: ChatMessage[] }>(
      `/crm/api/chat/get-messages?chat_id=${chatId}`,
      inLanguage('de-DE', world.organizerToken),
    );
    expect(body.items[0]?.message).toMatch(/^2 Personen möchten bei „Terskey Alatau traverse“ mitgehen/);
  });

  it('the history says in the reader’s language what was given back, beside the words of who cancelled', async () => {
    const { id, token } = await prepaid();
    await api.post('/crm/api/request/cancel', { id, message: 'I broke my leg' }, { token });
    const { body } = await api.get<Booking>(`${READ}?id=${id}`, inLanguage('de-DE', token));
    expect(body.history.at(-1)).toMatchObject({ note: 'I broke my leg', text: 'Erstattung: €267' });
  });

  it.each([
    ['en-US', ['Prepayment: €267', 'Balance: €1,513']],
    ['de-DE', ['Anzahlung: €267', 'Restbetrag: €1,513']],
    ['ru-RU', ['Предоплата: €267', 'Остаток: €1,513']],
    ['zh-CN', ['预付款 €267', '余款 €1,513']],
  ])('the history says of each payment in %s what it was for', async (language, expected) => {
    const { id, uuid, token } = await prepaid();
    await pay(api, uuid, 'payment');
    const { body } = await api.get<Booking>(`${READ}?id=${id}`, inLanguage(language, token));
    expect(body.history.filter(({ action }) => action === 'pay').map(({ text }) => text)).toEqual(expected);
  });

  it('the history is read in the reader’s currency, beside what was charged', async () => {
    const { id, token } = await prepaid();
    const { body } = await api.get<Booking>(`${READ}?id=${id}`, { token, headers: { 'x-currency': 'USD' } });
    const dollars = bothOf({ amount: 26_700, currency: 'EUR' }, body.rate);
    expect(dollars).toMatch(/^\$\d+ \(≈\u00a0€267\)$/);
    expect(body.history.findLast(({ action }) => action === 'pay')?.text).toBe(`Prepayment: ${dollars}`);
  });

  it('the mail is in the booker’s language and leads to their pages', async () => {
    const booking = await prepaid();
    await api.post('/crm/api/request/cancel', { id: booking.id }, { token: booking.token });
    await settled(api.db);
    const mails = await api.db
      .selectFrom('dev_messages')
      .selectAll()
      .where('recipient', '=', booking.email)
      .orderBy('id')
      .execute();
    expect(mails.at(-1)).toMatchObject({ subject: 'Storniert: Terskey Alatau traverse' });
    expect(mails.at(-1)?.body).toContain('Sie haben die Buchung storniert. €267 werden auf demselben Weg erstattet.');
    expect(mails.at(-1)?.body).toMatch(/\/de\/booking\/uuid\//);
  });

  it.each([
    ['Too few people · Refund €267', { note: 'Too few people', text: 'Refund €267' }],
    ['Refund €267', { note: '', text: 'Refund €267' }],
    [
      'Balance received: €1,513. Everything is paid.',
      { note: '', text: 'Balance received: €1,513. Everything is paid.' },
    ],
    ['The pass is closed', { note: 'The pass is closed', text: '' }],
  ])('what was written before, %p, still reads', async (note, expected) => {
    const { id, chatId, token } = await prepaid();
    await api.db
      .insertInto('request_events')
      .values({ request_id: id, action: 'cancel', from_status: 3, status: 6, actor: 'organizer', note })
      .execute();
    await api.db
      .insertInto('chat_messages')
      .values({ chat_id: chatId, author: 'system', message: 'As it was' })
      .execute();
    const { body } = await api.get<Booking>(`${READ}?id=${id}`, inLanguage('ru-RU', token));
    expect(body.history.at(-1)).toMatchObject(expected);
    const chat = await api.get<{ items: ChatMessage[] }>(
      `/crm/api/chat/get-messages?chat_id=${chatId}`,
      inLanguage('ru-RU', token),
    );
    expect(chat.body.items.at(-1)?.message).toBe('As it was');
  });

  it('whoever has no name is called by what they are', async () => {
    const { chatId, world, userId } = await prepaid();
    await api.db.updateTable('users').set({ first_name: '', last_name: '' }).where('id', '=', userId).execute();
    const names = async (language: string) =>
      (await api.get<Chat>(`/crm/api/chat/get-chat?chat_id=${chatId}`, inLanguage(language, world.organizerToken))).body
        .name;
    expect([await names('de-DE'), await names('ru-RU')]).toEqual(['Gast', 'Турист']);
  });

  it('a stranger reads none of it', async () => {
    const { id, chatId } = await prepaid();
    const { token } = await createUser(api.services);
    expect((await api.get(`${READ}?id=${id}`, { token })).status).toBe(404);
    expect((await api.get(`/crm/api/chat/get-messages?chat_id=${chatId}`, { token })).status).toBe(404);
  });
});
