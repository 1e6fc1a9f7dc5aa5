import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { siteConfig } from '@cairn/shared-contracts/domain/site';
import { LOCALES } from '@cairn/shared-contracts/i18n/locales';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailHtml, mailText } from '../../platform/mail-message.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { confirmedBooking, pay } from '../payment/testing/payments.ts';
import { type BookingMail, mailOf } from './mail.ts';
import type { AboutBooking } from './notice-facts.ts';
import { NOTICE_KINDS, type NoticeFacts, noticeText } from './notices.ts';
import { settled } from './testing/settled.ts';

const UUID = '0b7e7a52-6f0e-4d55-9d2b-3a8a4b1f0c11';
const ABOUT: AboutBooking = {
  ...{
    id: 2071,
    uuid: UUID,
    site: '',
    user_id: 9,
    tour_id: 7,
    tourists_count: 2,
    children_ages: [],
    currency: 'EUR',
    prepayment: 26_700,
  },
  ...{ total: 178_000, paid: 26_700, balance_due_on: '2027-05-15', deadline: new Date('2027-01-02T22:30:00Z') },
  ...{ starts_on: '2027-06-14', ends_on: '2027-06-21', tour: 'Terskey & <Alatau>', organizer_id: 3 },
  ...{ organizer: 'Ala-Too', email: 'kate@example.org', language: 'de-DE', timezone: 'Europe/Prague', events: 1 },
};
const FACTS: NoticeFacts = {
  ...ABOUT,
  ...{ tourists: 2, children: [], received: 26_700, refund: 0, freeUntil: new Date('2027-01-03T10:00:00Z') },
};
const message = (language: string, part: Pick<BookingMail, 'kind'> & Partial<BookingMail>) =>
  mailOf(
    { about: ABOUT, facts: FACTS, told: noticeText(part.kind, FACTS), review: UUID, reason: '', ...part },
    {
      site: { key: '', config: siteConfig.parse({}) },
      reader: { language, timeZone: 'Europe/Prague', side: 'tourist' },
      publicUrl: 'https://cairn.example',
      change: 'none',
    },
  );

describe.each(LOCALES)('e-mails in $code', ({ iso, prefix }) => {
  it.each(NOTICE_KINDS)('of %s are whole, and lead to the reader’s own pages', (kind) => {
    const written = message(iso, { kind });
    const text = mailText(written);
    expect(`${written.subject}${text}`).not.toMatch(/told\.|[{}]|undefined|NaN/);
    expect(text).toContain('2071');
    expect(text).toContain(`https://cairn.example${prefix}/booking/uuid/${UUID}`);
    const html = mailHtml(written);
    expect(html).toContain(`lang="${iso}"`);
    expect(html).toContain('Terskey &amp; &lt;Alatau&gt;');
    expect(html).not.toContain('<Alatau>');
    // nothing is loaded: no picture, no script, no style from elsewhere
    expect(html).not.toMatch(/<(img|script|link|iframe)\b|url\(/);
  });
});

describe('what an e-mail leads to', () => {
  it.each([
    ['confirmed', 'Prepay €267', `/booking/pay/uuid/${UUID}`],
    ['complete', 'Write a review', `/review/${UUID}`],
    ['canceledBySystem', 'Open the booking', `/booking/uuid/${UUID}`],
  ] as const)('%s: %s', (kind, label, path) => {
    expect(message('en-US', { kind }).action).toEqual({ label, href: `https://cairn.example${path}` });
  });

  it.each([
    ['sent', 0, 'Prepayment'],
    ['prepaid', 26_700, 'Paid'],
  ] as const)('%s: a plan in instalments with what makes it the total', (kind, paid, name) => {
    const parts = [
      { number: 1, amount: 50_000, due_on: '2027-03-15' },
      { number: 2, amount: 101_300, due_on: '2027-05-15' },
    ];
    const { rows } = message('en-US', { kind, parts, facts: { ...FACTS, paid } });
    expect(rows?.slice(4, 8)).toEqual([
      ['Total', '€1,780'],
      [name, '€267'],
      ['Instalment 1', '€500, by March 15, 2027'],
      ['Instalment 2', '€1,013, by May 15, 2027'],
    ]);
  });

  it('names the children of the party', () => {
    const rowOf = (language: string, children_ages: number[]) =>
      message(language, { kind: 'confirmed', about: { ...ABOUT, tourists_count: 4, children_ages } }).rows?.[2]?.[1];
    expect(rowOf('en-US', [])).toBe('4');
    expect(rowOf('en-US', [5, 9])).toBe('4, including 2 children aged 5 and 9');
    expect(rowOf('de-DE', [9])).toBe('4, davon 1 Kind, Alter: 9');
    expect(rowOf('ru-RU', [5, 9])).toBe('4, из них 2 ребёнка, возраст: 5 и 9');
    expect(rowOf('zh-CN', [5, 9])).toBe('4，其中 2 名儿童，年龄：5和9');
  });

  it('tells why the organizer cancelled, escaped', () => {
    const written = message('en-US', { kind: 'canceledByAuthor', reason: '<b>Snow</b>' });
    expect(mailText(written)).toContain('Reason given: <b>Snow</b>');
    expect(mailHtml(written)).toContain('Reason given: &lt;b&gt;Snow&lt;/b&gt;');
  });
});

describe('e-mails of a booking', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const mailsOf = async (bookingId: number) => {
    await settled(api.db);
    return api.db
      .selectFrom('dev_messages as m')
      .innerJoin('users as u', 'u.email', 'm.recipient')
      .innerJoin('requests as r', 'r.user_id', 'u.id')
      .selectAll('m')
      .where('r.id', '=', bookingId)
      .orderBy('m.id')
      .execute();
  };
  const line = (file: string | null | undefined, name: string) =>
    new RegExp(`^${name}[:;](.*)\r$`, 'm').exec(file ?? '')?.[1];

  it('bring the dates once prepaid, and take them out when it is off', async () => {
    const booking = await confirmedBooking(api);
    await pay(api, booking.uuid);
    const { date } = await booking.read();
    await booking.cancel();
    const mails = await mailsOf(booking.id);
    expect(mails.map(({ subject, calendar }) => [subject.split(':')[0], line(calendar, 'METHOD')])).toEqual([
      ['Request sent', undefined],
      ['Confirmed', undefined],
      ['Prepayment received', 'PUBLISH'],
      ['Cancelled', 'CANCEL'],
    ]);
    const [added, removed] = mails.slice(2).map(({ calendar }) => calendar);
    expect(line(added, 'DTSTART')).toBe(`VALUE=DATE:${date.start.replaceAll('-', '')}`);
    expect([line(added, 'UID'), line(removed, 'UID')]).toEqual(Array(2).fill(`booking-${booking.uuid}`));
    expect(Number(line(removed, 'SEQUENCE'))).toBeGreaterThan(Number(line(added, 'SEQUENCE')));
    expect(mails.every(({ html, body }) => html?.includes('</html>') && body.includes(booking.uuid))).toBe(true);
  });

  it('of a payment lead to its receipt, in the reader’s language; others lead to none', async () => {
    const booking = await confirmedBooking(api);
    await api.db
      .updateTable('users')
      .set({ language: 'de-DE' })
      .where('id', '=', (eb) => eb.selectFrom('requests').select('user_id').where('id', '=', booking.id))
      .execute();
    await pay(api, booking.uuid);
    await pay(api, booking.uuid, 'payment');
    const mails = await mailsOf(booking.id);
    const links = mails.map(({ body }) => /Zahlungsbeleg \(PDF\):\n(\S+)/.exec(body)?.[1]);
    expect(links.map((link) => link !== undefined)).toEqual([false, false, true, true]);
    for (const link of links.slice(2)) {
      const { pathname, search } = new URL(link ?? '');
      const receipt = await fetch(`${api.url}${pathname.replace(/^\/api/, '')}${search}`);
      expect([receipt.status, receipt.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      await receipt.body?.cancel();
    }
  });

  it('take nothing out of a calendar that was never put in', async () => {
    const booking = await confirmedBooking(api);
    const { body } = await booking.cancel();
    expect((body as Booking).status).toBe(5);
    expect((await mailsOf(booking.id)).map(({ calendar }) => calendar)).toEqual([null, null, null]);
  });
});
