import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import type { Tourist, TouristInvitation, TouristsInfo } from '@cairn/shared-contracts/api/tourist.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { confirmedBooking } from '../payment/testing/payments.ts';
import { type Client, createClient } from './testing/client.ts';
import { settled } from './testing/settled.ts';
import { createUser } from './testing/world.ts';

const UPDATE = '/crm/api/request/update-tourists';
const ADD = '/crm/api/request/add-tourists';
const INFO = '/spa/tourists-info';
const INVITE = '/crm/api/request/invite-tourist';
const INVITATIONS_A_DAY = 60;
const KATE = { first_name: 'Kate', last_name: 'Novak', birthday: '1991-03-31', phone: '+420777214880' };
const JAN = { first_name: 'Jan', last_name: 'Malý' };

describe('tourists with links of their own', () => {
  let api: TestApi;
  let guest: Client;
  beforeAll(async () => {
    api = await startTestApi();
    guest = createClient(api.url);
  });
  afterAll(() => api.close());

  const uuidOf = ({ url }: TouristInvitation): string => /order\/([^/]+)\/add-tourists/.exec(url)?.[1] ?? '';
  const info = (client: Client, uuid: string) => client.get<TouristsInfo & ErrorBody>(INFO, { uuid });
  const save = (client: Client, uuid: string, ...tourists: object[]) =>
    client.post<TouristsInfo & ErrorBody>(ADD, { tourists }, { uuid });

  /** a booking for two, whose leader is named */
  async function party() {
    const booking = await confirmedBooking(api);
    await booking.client.post(UPDATE, { tourists: [KATE] }, { request_id: booking.id });
    const invite = (body: object = {}, client = booking.client) =>
      client.post<TouristInvitation & ErrorBody>(INVITE, body, { request_id: booking.id });
    return { ...booking, invite };
  }
  async function invited() {
    const booking = await party();
    const { body } = await booking.invite();
    return { ...booking, uuid: uuidOf(body), bookingUuid: booking.uuid };
  }

  it('each sees and fills in themselves alone', async () => {
    const { uuid, read } = await invited();
    const before = await info(guest, uuid);
    expect(before.body).toMatchObject({ access: 'own', tourists_count: 2, tourists: [{ is_touched: false }] });
    expect(JSON.stringify(before.body)).not.toMatch(/Kate|1991|777214880/);
    const saved = await save(guest, uuid, { ...JAN, birthday: '2000-02-29' });
    expect(saved.body.tourists).toMatchObject([{ full_name: 'Jan Malý', birthday: '2000-02-29', is_touched: true }]);
    expect(JSON.stringify(saved.body)).not.toContain('Kate');
    expect((await read()).tourists.map(({ full_name }) => full_name)).toEqual(['Kate Novak', 'Jan Malý']);
  });

  it('a child is let in as they were booked, whatever the tour asks for since', async () => {
    const { world, id, uuid, read } = await invited();
    await api.db.updateTable('tours').set({ min_age: 16 }).where('id', '=', world.tourId).execute();
    await api.db
      .updateTable('requests')
      .set({ children_ages: [13] })
      .where('id', '=', id)
      .execute();
    const { start } = (await read()).date;
    const child = (years: number) => ({ ...JAN, birthday: `${Number(start.slice(0, 4)) - years}-01-01` });
    const refused = await save(guest, uuid, child(3));
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['birthday']]);
    const saved = await save(guest, uuid, child(13));
    expect([saved.status, saved.body.tourists[0]?.birthday]).toEqual([200, child(13).birthday]);
  });

  it('a link is kept as a hash, and sent in the language of the leader', async () => {
    const { id, token } = await party();
    const { body } = await api.post<TouristInvitation>(
      `${INVITE}?request_id=${id}`,
      { email: 'jan@example.org' },
      { token, headers: { 'x-language': 'de-DE' } },
    );
    await settled(api.db);
    const mail = await api.db
      .selectFrom('dev_messages')
      .selectAll()
      .where('recipient', '=', 'jan@example.org')
      .executeTakeFirstOrThrow();
    expect([mail.subject, mail.body.includes(body.url)]).toEqual(['Ihre Angaben für Terskey Alatau traverse', true]);
    expect(body.url).toContain('/de/order/');
    const links = await api.db.selectFrom('tourist_links').selectAll().execute();
    expect(JSON.stringify(links)).not.toContain(uuidOf(body));
  });

  it('a new link of the same tourist ends the one before, without taking another place', async () => {
    const { invite, uuid, read } = await invited();
    const [, second] = (await read()).tourists;
    const again = uuidOf((await invite({ id: second?.id })).body);
    expect((await info(guest, uuid)).status).toBe(404);
    expect((await info(guest, again)).status).toBe(200);
    expect((await read()).tourists).toHaveLength(2);
    expect(await invite()).toMatchObject({ status: 422 });
    expect(await invite({ id: randomUUID() })).toMatchObject({ status: 422 });
  });

  it('a tourist who is removed has no link any more, and others keep theirs', async () => {
    const { uuid, id, client, read } = await invited();
    const [kate, other] = (await read()).tourists;
    await client.post(UPDATE, { tourists: [{ ...KATE, id: kate?.id }] }, { request_id: id });
    expect((await info(guest, uuid)).status).toBe(404);
    expect((await save(guest, uuid, JAN)).status).toBe(404);
    expect(other?.is_touched).toBe(false);
  });

  it('what somebody else has changed since is not overwritten', async () => {
    const { uuid, id, client, read } = await invited();
    const { body } = await save(guest, uuid, { ...JAN, revision: 1 });
    const seen = body.tourists[0]?.revision ?? 0;
    const [kate, jan] = (await read()).tourists;
    const list = (one: Tourist | undefined, change: object) => [
      { ...KATE, id: kate?.id },
      { ...JAN, id: one?.id, ...change },
    ];
    const changed = await client.post<Booking>(
      UPDATE,
      { tourists: list(jan, { food_restriction: 'No nuts', revision: seen }) },
      { request_id: id },
    );
    expect(changed.status).toBe(200);
    const late = await save(guest, uuid, { ...JAN, food_restriction: 'Vegan', revision: seen });
    expect([late.status, late.body.code]).toEqual([409, 'tourist_changed']);
    expect((await read()).tourists[1]).toMatchObject({ food_restriction: 'No nuts', revision: seen + 1 });
    const kept = await save(guest, uuid, { ...JAN, food_restriction: 'Vegan', revision: seen + 1 });
    expect(kept.body.tourists[0]).toMatchObject({ food_restriction: 'Vegan', revision: seen + 2 });
    const leader = await client.post<ErrorBody>(
      UPDATE,
      { tourists: list(jan, { food_restriction: 'Fish', revision: seen }) },
      { request_id: id },
    );
    expect([leader.status, leader.body.code]).toEqual([409, 'tourist_changed']);
  });

  it('who has taken a place since the leader’s page was shown is not removed by its save', async () => {
    const { client, id, uuid } = await confirmedBooking(api);
    const save = (tourists: object[], seen?: string[]) =>
      client.post<Booking & ErrorBody>('/crm/api/request/update-tourists', { tourists, seen }, { request_id: id });
    const { body } = await save([{ first_name: 'Kate', last_name: 'Novak' }]);
    const [kate] = body.tourists;
    const { body: jan } = await client.post<TouristInvitation>(
      '/crm/api/request/invite-tourist',
      {},
      { request_id: id },
    );
    const page = [{ id: kate?.id, first_name: 'Kate', last_name: 'Nováková' }];
    expect((await save(page, [kate?.id ?? ''])).body.code).toBe('tourist_changed');
    const info = async () => (await client.get<TouristsInfo>('/spa/tourists-info', { uuid })).body.tourists;
    expect((await info()).map((one) => one.id)).toEqual([kate?.id, jan.tourist_id]);
    expect((await save(page, [kate?.id ?? '', jan.tourist_id])).body.tourists).toHaveLength(1);
  });

  it('one tourist does not take two places', async () => {
    const { client, id } = await confirmedBooking(api);
    const kate = { first_name: 'Kate', last_name: 'Novak' };
    const save = (tourists: object[]) =>
      client.post<Booking & ErrorBody>('/crm/api/request/update-tourists', { tourists }, { request_id: id });
    const known = (await save([kate])).body.tourists[0]?.id;
    const twice = await save([1, 2].map((n) => ({ ...kate, id: known, middle_name: String(n) })));
    expect([twice.status, Object.keys(twice.body.errors ?? {})]).toEqual([422, ['tourists']]);
  });

  it('saying the same again is no change', async () => {
    const { uuid } = await invited();
    const { body } = await save(guest, uuid, JAN);
    const again = await save(guest, uuid, { ...JAN, revision: 0 });
    expect([again.status, again.body.tourists[0]?.revision]).toEqual([200, body.tourists[0]?.revision]);
  });

  it.each([
    ['nobody', [], 422],
    ['two', [JAN, KATE], 422],
    ['no name', [{ first_name: 'Jan' }], 422],
    ['a day that is none', [{ ...JAN, birthday: '2001-02-29' }], 422],
    ['a passport that is not collected', [{ ...JAN, passport: 'X1' }], 422],
  ])('%s is refused', async (_what, tourists, status) => {
    const { uuid } = await invited();
    expect((await save(guest, uuid, ...tourists)).status).toBe(status);
  });

  it('the link of the booking shows initials, and changes nothing without its leader', async () => {
    const { bookingUuid, client, world } = await invited();
    const stranger = guest.as((await createUser(api.services)).token);
    for (const reader of [guest, stranger]) {
      const { body } = await info(reader, bookingUuid);
      expect(body).toMatchObject({ access: 'link', tourists: [{ full_name: 'K. N.', id: '' }, { full_name: '' }] });
      const refused = await save(reader, bookingUuid, KATE);
      expect([refused.status, refused.body.code]).toEqual([403, 'booking_login_required']);
    }
    for (const reader of [client, guest.as(world.organizerToken)]) {
      expect((await info(reader, bookingUuid)).body).toMatchObject({ access: 'full', tourists: [KATE, {}] });
    }
    expect((await save(client, bookingUuid, KATE)).body.tourists).toHaveLength(1);
  });

  it('nobody sends strangers one e-mail after another', async () => {
    const { invite, read } = await party();
    const [kate] = (await read()).tourists;
    const answers: string[] = [];
    for (let i = 0; i < INVITATIONS_A_DAY + 1; i += 1) {
      const { status, body } = await invite({ email: `stranger-${i % 3}@example.org`, id: kate?.id });
      answers.push(status === 200 ? 'sent' : body.code);
    }
    expect(answers.slice(0, -1)).not.toContain('too_many_tries');
    expect(answers.at(-1)).toBe('too_many_tries');
  });

  it('only those whom the booking concerns make links', async () => {
    const { id, invite } = await party();
    const stranger = guest.as((await createUser(api.services)).token);
    expect((await invite({}, stranger)).status).toBe(404);
    expect((await invite({}, guest)).status).toBe(401);
    expect((await invite({ email: 'no address' })).status).toBe(422);
    expect(id).toBeGreaterThan(0);
  });

  it('a link ends with the booking and after the tour', async () => {
    const { invite, cancel, id, read } = await party();
    const { body: invitation } = await invite();
    const uuid = uuidOf(invitation);
    // the end of its last day, wherever in the world that is, and two days more
    const end = Date.parse((await read()).date.end);
    expect(Date.parse(invitation.expires_at) - end).toBe(3 * 86_400_000);
    await cancel();
    const closed = await save(guest, uuid, JAN);
    expect([closed.status, closed.body.code]).toEqual([409, 'booking_closed']);
    expect((await info(guest, uuid)).body.tourists).toMatchObject([{ can_edit: false }]);
    await api.db
      .updateTable('tourist_links')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('request_id', '=', id)
      .execute();
    for (const answer of [await info(guest, uuid), await save(guest, uuid, JAN)]) {
      expect([answer.status, answer.body.code]).toEqual([410, 'tourist_link_expired']);
    }
    expect((await info(guest, randomUUID())).status).toBe(404);
  });

  it('six fill in their own at once, and nobody is lost', async () => {
    const { client, id, invite, read } = await party();
    await api.db.updateTable('requests').set({ tourists_count: 6 }).where('id', '=', id).execute();
    const links = [];
    for (let place = 2; place <= 6; place++) links.push(uuidOf((await invite()).body));
    await Promise.all(links.map((uuid, index) => save(guest, uuid, { first_name: `T${index}`, last_name: 'Own' })));
    const { tourists } = await read();
    expect(tourists.map(({ first_name }) => first_name)).toEqual(['Kate', 'T0', 'T1', 'T2', 'T3', 'T4']);
    const saved = await client.get<{ items: Tourist[] }>('/crm/api/user/saved-tourists');
    expect(saved.body.items).toHaveLength(6);
    const other = guest.as((await createUser(api.services)).token);
    expect((await other.get<{ items: Tourist[] }>('/crm/api/user/saved-tourists')).body.items).toEqual([]);
  });
});
