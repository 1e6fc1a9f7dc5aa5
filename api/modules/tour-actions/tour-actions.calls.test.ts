import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeCountry, makeDeparture, makePlace, makeTour } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { settled } from '../request/testing/settled.ts';
import { sendProgramNews } from './program-news.ts';

let api: TestApi;
let tour: number;

beforeAll(async () => {
  api = await startTestApi();
  const country = await makeCountry(api.db, { name: 'Georgia', slug: 'georgia', iso2: 'GE' });
  const mestia = await makePlace(api.db, 'cities', { name: 'Mestia', slug: 'mestia', country_id: country });
  const tbilisi = await makePlace(api.db, 'cities', { name: 'Tbilisi', slug: 'tbilisi', country_id: country });
  tour = await makeTour(api.db, {
    ...{ id: 501, slug: 'svaneti-traverse-501', name: 'Svaneti traverse', country_id: country },
    ...{ start_place: 'Tbilisi, Georgia', end_place: 'Mestia', places: [mestia, tbilisi] },
  });
  await makeDeparture(api.db, tour);
  await makeTour(api.db, { id: 502, slug: 'hidden-502', status: 'hidden', country_id: country });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.deleteFrom('dev_messages').execute();
});

async function delivered() {
  await settled(api.db);
  return api.db.selectFrom('dev_messages').select(['channel', 'recipient', 'subject', 'body']).orderBy('id').execute();
}

const EMAIL = '/spa/tour-program-order-via-email';
const WHATSAPP = '/spa/tour-program-order-via-whatsapp';
const COMPLAINT = '/crm/api/tour/complaint';

describe('a complaint', () => {
  it('is kept as it was written and told to the marketplace', async () => {
    const text = 'The price is <b>higher</b> on the spot';
    expect(await api.post(COMPLAINT, { tour_id: tour, text })).toMatchObject({ status: 200, body: { result: true } });
    const rows = await api.db.selectFrom('tour_complaints').select(['tour_id', 'user_id', 'body']).execute();
    expect(rows).toEqual([{ tour_id: tour, user_id: null, body: text }]);
    expect(await delivered()).toEqual([
      expect.objectContaining({ recipient: 'hello@cairn.example', body: expect.stringContaining(text) }),
    ]);
  });

  it.each([
    ['no text', { tour_id: 501 }, 422, { text: ['Required field'] }],
    ['only spaces', { tour_id: 501, text: '   ' }, 422, { text: ['Required field'] }],
    ['a novel', { tour_id: 501, text: 'x'.repeat(2001) }, 422, { text: ['Maximum 2,000 characters'] }],
    ['a tour that is no number', { tour_id: 'abc', text: 'x' }, 422, { tour_id: ['Incorrect value'] }],
    ['a number out of range', { tour_id: 99_999_999_999, text: 'x' }, 422, { tour_id: expect.anything() }],
    ['a tour that nobody knows', { tour_id: 999, text: 'x' }, 404, undefined],
    ['a hidden tour', { tour_id: 502, text: 'x' }, 404, undefined],
  ])('with %s is refused', async (_case, body, status, errors) => {
    const answer = await api.post(COMPLAINT, body);
    expect(answer.status).toBe(status);
    if (errors) expect(answer.body).toMatchObject({ errors });
    expect(await delivered()).toEqual([]);
  });
});

describe('the program of a tour', () => {
  it('comes by e-mail, in the language and currency of who asked', async () => {
    const answer = await api.post(
      EMAIL,
      { email: 'kate@example.org', tour_id: tour, currency: 'EUR' },
      { headers: { 'x-language': 'de-DE' } },
    );
    expect(answer).toMatchObject({ status: 200, body: { result: true } });
    const [mail] = await delivered();
    expect(mail).toMatchObject({
      channel: 'email',
      recipient: 'kate@example.org',
      subject: 'Tourprogramm: Svaneti traverse',
    });
    expect(mail?.body).toContain('/spa/private-tour-program-pdf?id=501&language=de-DE&currency=EUR');
    const orders = await api.db.selectFrom('program_orders').select(['channel', 'email', 'currency']).execute();
    expect(orders).toEqual([{ channel: 'email', email: 'kate@example.org', currency: 'EUR' }]);
  });

  it.each([
    ['an address that is none', { email: 'kate@', tour_id: 501 }, { email: ['Please enter a valid e-mail'] }],
    ['no address', { tour_id: 501 }, { email: ['Required field'] }],
    [
      'a phone that is none',
      { email: 'a@example.org', tour_id: 501, phone: '12' },
      { phone: ['Please enter a valid phone number'] },
    ],
    [
      'a currency that nobody has',
      { email: 'a@example.org', tour_id: 501, currency: 'XXX' },
      { currency: ['Incorrect value'] },
    ],
  ])('with %s is refused at its field', async (_case, body, errors) => {
    expect(await api.post(EMAIL, body)).toMatchObject({ status: 422, body: { errors } });
    expect(await delivered()).toEqual([]);
  });

  it('is subscribed to once, however often one asks; the subscriber stays the same', async () => {
    const first = await api.post<{ subscriber_id: string }>('/spa/subscribe-tour-program', {
      email: 'Kate@Example.org',
      tour_id: tour,
    });
    expect(first.status).toBe(200);
    const { subscriber_id } = first.body;
    const again = await api.post('/spa/subscribe-tour-program', {
      email: 'kate@example.org',
      tour_id: tour,
      subscriber_id,
    });
    expect(again.body).toEqual({ result: true, subscriber_id });
    const rows = await api.db.selectFrom('program_subscriptions').select(['email', 'subscriber_id']).execute();
    expect(rows).toEqual([{ email: 'kate@example.org', subscriber_id }]);
    expect((await delivered()).map(({ body }) => body)).toEqual([
      expect.stringContaining('when the program, its prices or its dates change'),
      expect.stringContaining('when the program, its prices or its dates change'),
    ]);
  });

  it.each([EMAIL, '/spa/subscribe-tour-program'])(
    '%s: of a tour whose dates have passed there is none',
    async (path) => {
      const gone = await makeTour(api.db);
      await makeDeparture(api.db, gone, { starts_on: '2020-06-01', ends_on: '2020-06-08' });
      const order = { email: 'kate@example.org', tour_id: gone };
      expect(await api.post(path, order)).toMatchObject({ status: 410, body: { code: 'tour_is_gone' } });
      expect(await delivered()).toEqual([]);
    },
  );

  it('by WhatsApp is refused where the site does not send there', async () => {
    expect(await api.post(WHATSAPP, { phone: '+420777123456', tour_id: tour })).toMatchObject({
      status: 422,
      body: { code: 'channel_unavailable', errors: { phone: [expect.any(String)] } },
    });
    expect(await delivered()).toEqual([]);
  });
});

describe('whoever subscribed to a program', () => {
  const subscribe = async (over: object = {}) => {
    const id = await makeTour(api.db);
    const departure = await makeDeparture(api.db, id, { starts_on: '2027-06-14', ends_on: '2027-06-18' });
    await api.post(
      '/spa/subscribe-tour-program',
      { email: `reader-${id}@example.org`, tour_id: id, currency: 'EUR', ...over },
      { headers: { 'x-language': 'de-DE' } },
    );
    await settled(api.db);
    await api.db.deleteFrom('dev_messages').execute();
    return { id, departure };
  };

  it('hears of a new price once, with the program in their language', async () => {
    const { id, departure } = await subscribe();
    await sendProgramNews(api.services);
    expect(await delivered()).toEqual([]);

    await api.db.updateTable('departures').set({ price: 12_300 }).where('id', '=', departure).execute();
    await sendProgramNews(api.services);
    await sendProgramNews(api.services);
    expect(await delivered()).toEqual([
      expect.objectContaining({
        recipient: `reader-${id}@example.org`,
        subject: expect.stringContaining('Tourprogramm geändert'),
        body: expect.stringContaining(`/spa/private-tour-program-pdf?id=${id}&language=de-DE&currency=EUR`),
      }),
    ]);
  });

  it('is not sent to a tour that is over or hidden by now', async () => {
    const over = await subscribe();
    await api.db
      .updateTable('departures')
      .set({ starts_on: '2020-06-14', ends_on: '2020-06-18' })
      .where('id', '=', over.departure)
      .execute();
    const hidden = await subscribe();
    await api.db.updateTable('departures').set({ price: 12_300 }).where('id', '=', hidden.departure).execute();
    await api.db.updateTable('tours').set({ status: 'hidden' }).where('id', '=', hidden.id).execute();
    await sendProgramNews(api.services);
    expect(await delivered()).toEqual([]);
  });
});

describe('a request for help', () => {
  it('for tickets keeps the city and tells the marketplace', async () => {
    const body = { type: 'city_calculate', email: 'kate@example.org', tour_id: tour, city: { id: null, name: 'Brno' } };
    expect(await api.post('/spa/submit-help-request', body)).toMatchObject({ status: 200 });
    const rows = await api.db.selectFrom('help_requests').select(['type', 'email', 'details']).execute();
    expect(rows).toEqual([
      {
        type: 'city_calculate',
        email: 'kate@example.org',
        details: { tour_id: tour, city: { id: null, name: 'Brno' } },
      },
    ]);
    const [mail] = await delivered();
    expect(mail).toMatchObject({
      subject: expect.stringMatching(/^Help request: city_calculate HR-/),
      body: expect.stringContaining('Brno'),
    });
  });

  it.each([
    ['of no known kind', { type: 'magic', email: 'a@example.org' }, { type: expect.anything() }],
    ['without a way to answer', { type: 'learn_more' }, { email: ['Required field'] }],
  ])('%s is refused', async (_case, body, errors) => {
    expect(await api.post('/spa/submit-help-request', body)).toMatchObject({ status: 422, body: { errors } });
  });
});

describe('cities of a tour', () => {
  it.each(['/spa/tours-cities', '/crm/api/ticket/tour-cities'])('%s: where it starts comes first', async (path) => {
    const { status, body } = await api.get<{ data: { name: string }[] }>(`${path}?tour_id=${tour}`);
    expect(status).toBe(200);
    expect(body.data).toEqual([
      expect.objectContaining({ name: 'Tbilisi', country: { name: 'Georgia' }, region: null }),
      expect.objectContaining({ name: 'Mestia' }),
    ]);
  });

  it.each([
    ['abc', 422],
    ['999', 404],
  ])('of a tour %s answer %d', async (id, status) => {
    expect((await api.get(`/spa/tours-cities?tour_id=${id}`)).status).toBe(status);
  });
});

describe('on a site that sends by WhatsApp', () => {
  let other: TestApi;
  const dir = mkdtempSync(join(tmpdir(), 'cairn-sites-'));
  beforeAll(async () => {
    const talk = { hosts: ['talk.example'], tokens: { send_tour_program_in_pdf_via_whatsapp: true } };
    writeFileSync(join(dir, 'talk.json'), JSON.stringify(talk));
    other = await startTestApi({ env: { SITES_DIR: dir, SITE: 'talk', RATE_LIMIT: 'on' } });
    await makeTour(other.db, { id: 501, slug: 'svaneti-traverse-501', name: 'Svaneti traverse' });
  });
  afterAll(async () => {
    await other.close();
    rmSync(dir, { recursive: true });
  });

  it('the program goes there, and by e-mail as well when one is given; too many orders are refused', async () => {
    const order = { phone: '+420777123456', email: 'kate@example.org', tour_id: 501 };
    expect((await other.post(WHATSAPP, order)).status).toBe(200);
    await settled(other.db);
    const sent = await other.db
      .selectFrom('dev_messages')
      .select(['channel', 'recipient', 'body'])
      // phones and e-mails have lanes of their own: either may come first
      .orderBy('channel')
      .execute();
    // the program of this site: another one has other languages and contacts
    const body = expect.stringMatching(/https?:\/\/talk\.example(:\d+)?\/spa\/private-tour-program-pdf\?id=501/);
    expect(sent).toEqual([
      { channel: 'email', recipient: 'kate@example.org', body },
      { channel: 'whatsapp', recipient: '+420777123456', body },
    ]);
    for (const [email, status] of [
      ['', 200],
      ['kate@', 422],
    ] as const) {
      expect((await other.post(WHATSAPP, { ...order, email })).status).toBe(status);
    }
    expect(await other.post(WHATSAPP, { ...order, request_id: 1 })).toMatchObject({
      status: 422,
      body: { errors: { request_id: ['Incorrect value'] } },
    });
    const statuses = [];
    for (let n = 0; n < 5; n++) statuses.push((await other.post(WHATSAPP, order)).status);
    expect(statuses).toContain(429);
  });
});
