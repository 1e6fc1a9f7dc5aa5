import { ALL_CALLS, nameOf } from '@cairn/shared-contracts/api/all-calls';
import type { CallDefinition } from '@cairn/shared-contracts/api/define-call';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { organizerName, tellAll, untold } from '../../platform/told.ts';
import { makeReview } from '../../testing/factories.ts';
import { asSite, siteDir } from '../../testing/site-dir.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { confirmedBooking, pay } from '../payment/testing/payments.ts';
import { settled } from '../request/testing/settled.ts';

/** all by which the organizer of this test could be found */
const TRACES = ['Terskey Walks', 'Aigerim', 'Sadykova', 'art/aigerim'];
const AVATAR = JSON.stringify({ key: 'art/aigerim', alt: 'Aigerim Sadykova', placeholder: '#8aa' });
const tracesIn = (text: string) => TRACES.filter((trace) => text.includes(trace));

let api: TestApi;
let booking: Awaited<ReturnType<typeof confirmedBooking>>;
let chatId: number;
let organizerToken: string;
/** values that a call's query may need, by name: each is tried */
let values: Record<string, (string | number)[]>;
beforeAll(async () => {
  const dir = siteDir({ open: { hosts: ['localhost'] }, discreet: { organizer: { forceHideOrganizers: true } } });
  api = await startTestApi({ env: { SITES_DIR: dir } });
  booking = await confirmedBooking(api);
  const { organizerId, tourId } = booking.world;
  organizerToken = booking.world.organizerToken;
  await api.db.updateTable('requests').set({ site: 'discreet' }).where('id', '=', booking.id).execute();
  await api.db
    .updateTable('organizers')
    .set({ avatar: AVATAR, cover: AVATAR, about: 'Aigerim walks', quote: 'Aigerim says' })
    .where('id', '=', organizerId)
    .execute();
  await makeReview(api.db, tourId, organizerId, { reply: 'Come again' });
  const { slug } = await api.db.selectFrom('tours').select('slug').where('id', '=', tourId).executeTakeFirstOrThrow();
  await settled(api.db);
  await api.db.deleteFrom('dev_messages').execute();
  await pay(api, booking.uuid);
  await settled(api.db);
  chatId = (await booking.read()).chat_id ?? 0;
  const sent = await api.post(
    '/crm/api/chat/send-message',
    { chat_id: chatId, message: 'See you at nine' },
    { token: organizerToken },
  );
  if (sent.status !== 200) throw new Error('the organizer could not write');
  values = {
    id: [tourId, organizerId, booking.id, chatId],
    ids: [tourId],
    slug: [slug, ''],
    uuid: [booking.uuid],
    phrase: ['terskey', 'aigerim'],
    tour_id: [tourId],
    organizer_id: [organizerId],
    tour_organizer_id: [organizerId],
    organizer: [organizerId],
    chat_id: [chatId],
    request_id: [booking.id],
    country_id: [0],
    per_part: [10],
    kind: ['tours', 'organizers'],
    search: ['aigerim'],
  };
});
afterAll(() => api.close());

const shapeOf = ({ query }: CallDefinition): string[] => {
  const def = query?._zod.def;
  return def && 'shape' in def && typeof def.shape === 'object' && def.shape ? Object.keys(def.shape) : [];
};

/** every way to ask: with one value of each name that is known, and with none of those that narrow a list */
function* queriesOf(call: CallDefinition): Generator<string> {
  const names = shapeOf(call).filter((name) => values[name]);
  const most = Math.max(1, ...names.map((name) => values[name]?.length ?? 0));
  yield '';
  for (const name of names) for (const value of values[name] ?? []) yield `${name}=${value}`;
  for (let index = 0; index < most; index++) {
    yield names.map((name) => `${name}=${values[name]?.[index] ?? values[name]?.[0]}`).join('&');
  }
}

/** calls whose answers to a tourist hold anything of the organizer */
async function telling(site: string): Promise<string[]> {
  const told = new Set<string>();
  const headers = { ...asSite(site), 'x-currency': 'EUR', 'x-language': 'en-US', 'x-authorization': booking.token };
  for (const call of ALL_CALLS.filter(({ method, file }) => method === 'GET' && !file)) {
    for (const query of new Set(queriesOf(call))) {
      const answer = await fetch(`${api.url}${call.path}?${query}`, { headers });
      const [trace] = tracesIn(await answer.text());
      if (trace) told.add(nameOf(call));
    }
  }
  return [...told].sort();
}

describe('a site that names no organizers', () => {
  it('names none in any answer to a tourist, where others name them', async () => {
    const open = await telling('open');
    for (const call of ['/crm/api/request/get', '/crm/api/chat/list', '/crm/api/chat/get-messages', '/spa/tour']) {
      expect(open).toContain(`GET ${call}`);
    }
    expect(open.length).toBeGreaterThan(10);
    expect(await telling('discreet')).toEqual([]);
  });

  it.each([
    ['/crm/api/chat/get-chat-with-organizer', () => ({ organizer_id: booking.world.organizerId, message: 'Hello' })],
    ['/crm/api/chat/send-message', () => ({ chat_id: chatId, message: 'When do we meet?' })],
    ['/crm/api/request/tour-dates', () => ({ request_id: booking.id })],
  ])('answers %s without a name', async (path, body) => {
    const answer = await api.post(path, body(), { token: booking.token, headers: asSite('discreet') });
    expect(answer.status).toBe(200);
    expect(tracesIn(JSON.stringify(answer.body))).toEqual([]);
  });

  it('calls them by what they are where a sentence needs somebody', async () => {
    const headers = { ...asSite('discreet'), 'x-language': 'de-DE' };
    const { body } = await api.get<Booking>(`/crm/api/request/get?id=${booking.id}`, { token: booking.token, headers });
    expect(body.organizer).toMatchObject({ name: 'Veranstalter', person: 'Veranstalter', avatar: null });
  });

  it('shows organizers themselves as they are', async () => {
    const headers = asSite('discreet');
    const own = await api.get(`/crm/api/request/get?id=${booking.id}`, { token: organizerToken, headers });
    expect(tracesIn(JSON.stringify(own.body))).toContain('Terskey Walks');
  });

  it('names none in the mails of its bookings', async () => {
    const { email } = await api.db
      .selectFrom('users as u')
      .innerJoin('requests as r', 'r.user_id', 'u.id')
      .select('u.email')
      .where('r.id', '=', booking.id)
      .executeTakeFirstOrThrow();
    await api.db
      .updateTable('outbox')
      .set({ available_at: new Date(0) })
      .where('done_at', 'is', null)
      .execute();
    await api.drainOutbox();
    await settled(api.db);
    const mails = await api.db
      .selectFrom('dev_messages')
      .selectAll()
      .where('recipient', '=', email ?? '')
      .execute();
    expect(mails.map(({ subject }) => subject).join(' ')).toContain('Prepayment received');
    expect(mails.length).toBeGreaterThan(1);
    expect(tracesIn(JSON.stringify(mails))).toEqual([]);
  });

  it('names none in live events', () => {
    const event = { message: { author: untold(organizerName('Aigerim Sadykova'), 'tourist') } };
    const reader = { language: 'ru-RU', timeZone: 'UTC' };
    expect(tellAll(event, reader)).toEqual({ message: { author: 'Aigerim Sadykova' } });
    expect(tellAll(event, { ...reader, isDiscreet: true })).toEqual({ message: { author: 'Организатор' } });
  });
});
