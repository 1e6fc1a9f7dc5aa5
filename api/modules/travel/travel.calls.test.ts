import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { MeetData } from '@cairn/shared-contracts/api/meeting.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import type { TouristInvitation } from '@cairn/shared-contracts/api/tourist.schema';
import type { PartyTravel } from '@cairn/shared-contracts/api/travel.schema';
import { formatDate } from '@cairn/shared-contracts/domain/dates';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { confirmedBooking, pay } from '../payment/testing/payments.ts';
import { type Client, createClient } from '../request/testing/client.ts';
import { createUser } from '../request/testing/world.ts';

const INFO = '/spa/travel-info';
const SAVE = '/spa/travel-info-save';
const UPDATE = '/crm/api/request/update-tourists';
const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
// the tour is made from the 90th day to the 97th
const BY_AIR = {
  ...{ transport_type: 1, date: inDays(90), time: '14:20' },
  ...{ airport_name: 'Almaty', flight_number: 'KC 102' },
};
const BY_TRAIN = { transport_type: 2, date: inDays(96), time: '07:05', station_name: 'Bishkek-2' };

describe('how the tourists come and go', () => {
  let api: TestApi;
  let guest: Client;
  beforeAll(async () => {
    api = await startTestApi();
    guest = createClient(api.url);
  });
  afterAll(() => api.close());

  const read = (client: Client, uuid: string) => client.get<PartyTravel & ErrorBody>(INFO, { uuid });
  const save = (client: Client, uuid: string, tourist_ids: string[], arrival: object | null, departure = arrival) =>
    client.post<PartyTravel & ErrorBody>(SAVE, { tourist_ids, arrival, departure }, { uuid });

  async function party() {
    const booking = await confirmedBooking(api);
    const tourists = [
      { first_name: 'Kate', last_name: 'Novak' },
      { first_name: 'Jan', last_name: 'Malý' },
    ];
    await booking.client.post(UPDATE, { tourists }, { request_id: booking.id });
    const [kate = '', jan = ''] = (await booking.read()).tourists.map(({ id }) => id);
    return { ...booking, kate, jan };
  }
  async function ownLink({ client, id, jan }: Awaited<ReturnType<typeof party>>): Promise<string> {
    const invite = '/crm/api/request/invite-tourist';
    const { body } = await client.post<TouristInvitation>(invite, { id: jan }, { request_id: id });
    return /order\/([^/]+)\/add-tourists/.exec(body.url)?.[1] ?? '';
  }

  it('the leader says it for those who travel together', async () => {
    const { client, uuid, kate, jan } = await party();
    const { status, body } = await save(client, uuid, [kate, jan], BY_AIR, BY_TRAIN as object);
    expect([status, body.access]).toEqual([200, 'full']);
    const told = { arrival: { ...BY_AIR, station_name: '' }, departure: { ...BY_TRAIN, airport_name: '' } };
    expect(body.tourists).toMatchObject([
      { name: 'Kate Novak', ...told },
      { name: 'Jan Malý', ...told },
    ]);
    const { arrivals_told } = (await client.get<Booking>('/crm/api/request/get-by-uuid', { uuid })).body;
    expect(arrivals_told).toBe(2);
    await save(client, uuid, [jan], null);
    expect((await read(client, uuid)).body.tourists).toMatchObject([told, { arrival: null, departure: null }]);
  });

  it('by their own link tourists see and say it of themselves alone', async () => {
    const booking = await party();
    const { client, uuid, kate, jan } = booking;
    await save(client, uuid, [kate], BY_AIR);
    const own = await ownLink(booking);
    expect((await read(guest, own)).body).toMatchObject({ access: 'own', tourists: [{ id: jan, arrival: null }] });
    expect(await save(guest, own, [kate], BY_TRAIN)).toMatchObject({ status: 422 });
    const { body } = await save(guest, own, [jan], { transport_type: 4, additional_info: 'I live in Karakol' });
    expect(body.tourists).toMatchObject([{ arrival: { transport_type: 4, date: '', time: '' } }]);
    expect(JSON.stringify(body)).not.toMatch(/Kate|Almaty/);
    expect((await read(client, uuid)).body.tourists).toMatchObject([
      { arrival: { airport_name: 'Almaty' } },
      { arrival: { additional_info: 'I live in Karakol' } },
    ]);
  });

  it('whoever has only the booking’s link reads and changes nothing of anybody', async () => {
    const { client, uuid, kate } = await party();
    await save(client, uuid, [kate], BY_AIR);
    const stranger = guest.as((await createUser(api.services)).token);
    for (const other of [guest, stranger]) {
      const { body } = await read(other, uuid);
      expect(body.access).toBe('link');
      expect(JSON.stringify(body)).not.toMatch(/Almaty|KC 102|Novak/);
      expect(await save(other, uuid, [kate], BY_TRAIN)).toMatchObject({
        status: 403,
        body: { code: 'booking_login_required' },
      });
    }
  });

  it.each([
    ['by air without an airport', { ...BY_AIR, airport_name: ' ' }, 'arrival.airport_name'],
    ['by air from an airport that nobody can see', { ...BY_AIR, airport_name: '\u200b' }, 'arrival.airport_name'],
    ['by air without a time', { ...BY_AIR, time: '' }, 'arrival.time'],
    ['by train without a station', { ...BY_TRAIN, station_name: '' }, 'arrival.station_name'],
    ['by something that is not named', { ...BY_AIR, transport_type: 3 }, 'arrival.other_transport_name'],
    ['by a fifth kind', { ...BY_AIR, transport_type: 5 }, 'arrival.transport_type'],
    ['at a time that no clock shows', { ...BY_AIR, time: '24:10' }, 'arrival.time'],
    ['on a day that is not on the calendar', { ...BY_AIR, date: '2027-02-30' }, 'arrival.date'],
    ['in the year nought', { ...BY_AIR, date: '0000-01-01' }, 'arrival.date'],
    ['in thousands of years', { ...BY_AIR, date: '9999-12-31' }, 'arrival.date'],
    ['after the tour has ended', { ...BY_AIR, date: inDays(99) }, 'arrival.date'],
  ])('%s is refused by its field', async (_what, arrival, field) => {
    const { client, uuid, kate } = await party();
    const { status, body } = await client.post<ErrorBody>(
      SAVE,
      { tourist_ids: [kate], arrival, departure: null },
      { uuid },
    );
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('a day that has nothing to do with the tour is refused with those that do, in the language of the reader', async () => {
    const { client, uuid, kate, world } = await party();
    const departure = { ...BY_TRAIN, date: inDays(89) };
    const said = { tourist_ids: [kate], arrival: null, departure };
    const { body } = await client.post<ErrorBody>(SAVE, said, { uuid });
    expect(body.errors?.['departure.date']).toEqual([expect.stringMatching(/^Choose a day from \w{3} \d+, \d{4} to /)]);
    expect(body.errors?.['departure.date']?.[0]).toContain(formatDate(world.shown.start, 'en-US'));
    // what is not asked is not looked at
    const { status } = await save(client, uuid, [kate], { transport_type: 4, date: '9999-12-31' });
    expect(status).toBe(200);
  });

  it('what a kind of transport does not ask is not kept', async () => {
    const { client, uuid, kate } = await party();
    const { body } = await save(client, uuid, [kate], { ...BY_AIR, station_name: 'Bishkek-2', train_number: '7' });
    expect(body.tourists[0]?.arrival).toMatchObject({ ...BY_AIR, station_name: '', train_number: '' });
  });

  it('an unknown link and a tourist of another booking are refused, and a booking that is over takes nothing', async () => {
    const [own, other] = [await party(), await party()];
    expect(await read(guest, randomUUID())).toMatchObject({ status: 404, body: { code: 'booking_not_found' } });
    expect(await save(own.client, own.uuid, [other.kate], BY_AIR)).toMatchObject({ status: 422 });
    await own.cancel();
    expect(await save(own.client, own.uuid, [own.kate], BY_AIR)).toMatchObject({
      status: 409,
      body: { code: 'booking_closed' },
    });
  });

  it('a tourist who is removed takes their travel along', async () => {
    const { client, id, uuid, kate, jan } = await party();
    await save(client, uuid, [kate, jan], BY_AIR);
    await client.post(UPDATE, { tourists: [{ id: kate, first_name: 'Kate', last_name: 'Novak' }] }, { request_id: id });
    const rows = await api.db.selectFrom('travel_infos').select('tourist_id').where('request_id', '=', id).execute();
    expect(rows).toEqual([{ tourist_id: kate }]);
  });

  it('the organizer sees who comes the same way as one group', async () => {
    const { client, uuid, kate, world } = await party();
    await pay(api, uuid);
    await save(client, uuid, [kate], BY_AIR, null);
    const mail = await api.db
      .selectFrom('dev_messages as m')
      .innerJoin('users as u', 'u.email', 'm.recipient')
      .select('m.body')
      .where('u.organizer_id', '=', world.organizerId)
      .executeTakeFirstOrThrow();
    const key = /key=([\w-]+)/.exec(mail.body)?.[1] ?? '';
    const { body } = await guest.get<MeetData>('/spa/contract-organizer-meet-data', { key });
    expect(body.tourists_data.data).toMatchObject([
      { tourists: [{ name: 'Kate Novak' }], arrival: { airport_name: 'Almaty' }, departure: null },
      { tourists: [{ name: 'Jan Malý' }], arrival: null, departure: null },
    ]);
  });
});
