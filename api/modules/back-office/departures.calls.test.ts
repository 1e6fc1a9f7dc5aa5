import { randomUUID } from 'node:crypto';
import type { DepartureState } from '@cairn/shared-contracts/api/back-office.schema';
import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { PaymentOptions } from '@cairn/shared-contracts/api/payment.schema';
import type { WaitlistEntry } from '@cairn/shared-contracts/api/waitlist.schema';
import { describe, expect, it } from '@jest/globals';
import { confirmedBooking, pay } from '../payment/testing/payments.ts';
import type { Client } from '../request/testing/client.ts';
import { createUser, createWorld, freeSeats, type World } from '../request/testing/world.ts';
import { type Answered, BASE, inDays, useOffice } from './testing/office.ts';

const office = useOffice();

describe('departures in the back office', () => {
  type State = DepartureState & ErrorBody;
  const save = (by: Client, body: object) => by.post<State>(`${BASE}/departure/save`, body);
  const fresh = (world: World, over: object = {}) => ({
    ...{ tour_id: world.tourId, start: inDays(200), end: inDays(207), price: 90_000, seats: 8 },
    ...over,
  });
  async function current(world: World) {
    const { body } = await office.seller(world).get<{ items: DepartureState[] }>(`${BASE}/departures`, {
      tour_id: world.tourId,
    });
    const state = body.items.find(({ id }) => id === world.departureId);
    if (!state) throw new Error('the departure is not listed');
    const { currency, free_seats, waiting, ...given } = state;
    return { state, given };
  }

  it('are added, and booked at once', async () => {
    const world = await createWorld(office.api.services);
    const { status, body } = await save(office.seller(world), fresh(world));
    expect(status).toBe(200);
    expect(body).toMatchObject({ revision: 1, free_seats: 8, waiting: 0, is_closed: false, currency: 'EUR' });
  });

  it('allow the balance in instalments, and whoever prepays pays it so', async () => {
    const world = await createWorld(office.api.services);
    const { given } = await current(world);
    expect((await save(office.seller(world), { ...given, instalments: 3 })).body).toMatchObject({ instalments: 3 });
    const booking = await confirmedBooking(office.api, 'EUR', { ...world, shown: { ...world.shown, instalments: 3 } });
    await pay(office.api, booking.uuid);
    const { body } = await booking.client.get<PaymentOptions>('/crm/api/payment/options', { uuid: booking.uuid });
    expect(body.plan).toHaveLength(3);
  });

  it('change by the revision that was seen: of two windows the second is told', async () => {
    const world = await createWorld(office.api.services);
    const { given } = await current(world);
    const { body } = await save(office.seller(world), { ...given, price: 95_000 });
    expect(body).toMatchObject({ revision: given.revision + 1, price: 95_000 });
    expect(await save(office.seller(world), { ...given, seats: 20 })).toMatchObject({
      status: 409,
      body: { code: 'departure_changed' },
    });
    // a sold seat is no change of the organizer's
    await office.requested({ ...world, shown: { ...world.shown, price: 95_000 } });
    expect((await save(office.seller(world), { ...given, revision: body.revision, seats: 20 })).body).toMatchObject({
      ...{ seats: 20, free_seats: 18 },
    });
  });

  it('keep their dates and no fewer seats than are booked', async () => {
    const { world } = await office.requested();
    const { given } = await current(world);
    const refused = { status: 409, body: { code: 'departure_booked', errors: { seats_taken: ['2'] } } };
    expect(await save(office.seller(world), { ...given, seats: 1 })).toMatchObject(refused);
    expect(await save(office.seller(world), { ...given, start: inDays(91) })).toMatchObject(refused);
    expect((await save(office.seller(world), { ...given, seats: 2 })).body).toMatchObject({ seats: 2, free_seats: 0 });
  });

  it('more seats go to who waits for them, and so do those of a departure that opens again', async () => {
    const world = await createWorld(office.api.services, { seats: 2 });
    await office.requested(world);
    const waiting = office.guest.as((await createUser(office.api.services)).token);
    await waiting.post('/crm/api/waitlist/join', { date_id: world.departureId, seats: 2 });
    const own = async () =>
      (await waiting.get<{ items: WaitlistEntry[] }>('/crm/api/waitlist/list')).body.items[0]?.status;
    const { given, state } = await current(world);
    expect(state.waiting).toBe(1);
    const closed = await save(office.seller(world), { ...given, seats: 4, is_closed: true });
    expect(await own()).toBe('waiting');
    await save(office.seller(world), { ...given, seats: 4, revision: closed.body.revision });
    expect(await own()).toBe('offered');
    expect(await freeSeats(office.api.db, world.departureId)).toBe(0);
  });

  it('a tourist whose departure changes or closes meanwhile is asked, or holds the price that was shown', async () => {
    const world = await createWorld(office.api.services);
    const page = await office.api.get<{ dates: { price_seal: string }[] }>(
      `/spa/tour-private-data?id=${world.tourId}&has_dates=1`,
    );
    const seal = page.body.dates[0]?.price_seal;
    const { given } = await current(world);
    const dearer = await save(office.seller(world), { ...given, price: 120_000 });
    const book = async (shown: object) =>
      office.guest.as((await createUser(office.api.services)).token).post<Answered>('/crm/api/request/create', {
        ...{ idempotency_key: randomUUID(), tour_id: world.tourId, date_id: world.departureId },
        ...{ tourists_count: 2, shown },
      });
    expect(await book(world.shown)).toMatchObject({
      status: 409,
      body: { code: 'price_changed', errors: { price_per_person: ['120000'], shown_price_per_person: ['89000'] } },
    });
    expect((await book({ ...world.shown, price: 1, seal })).body.code).toBe('price_changed');
    expect((await book({ ...world.shown, seal })).body).toMatchObject({ total: 178_000 });
    await save(office.seller(world), { ...given, price: 120_000, is_closed: true, revision: dearer.body.revision });
    expect(await book({ ...world.shown, seal })).toMatchObject({ status: 409, body: { code: 'not_enough_seats' } });
  });

  it.each([
    ['no price', { price: 0 }, 'price'],
    ['an end before its start', { end: inDays(199) }, 'end'],
    ['a start that is over', { start: inDays(-1), end: inDays(2) }, 'start'],
    ['a day that is none', { start: '2027-02-31' }, 'start'],
    ['a start in thousands of years', { start: '9999-12-24', end: '9999-12-31' }, 'start'],
    ['no seats', { seats: 0 }, 'seats'],
    ['a number but no revision', { id: 1 }, 'revision'],
    ['more than all as prepayment', { prepayment_size: 101 }, 'prepayment_size'],
    ['a price of cents, which no page shows', { price: 90_050 }, 'price'],
    ['a price that no page could show', { price: 100_000_100 }, 'price'],
    ['a discount that leaves nothing', { price: 400, discount: { kind: 'on_tour_date', percent: 90 } }, 'discount'],
    ['a discount until no day', { discount: { kind: 'early_booking_dates', percent: 10 } }, 'discount.kind'],
    [
      'a season that ends before it begins',
      { discount: { kind: 'seasonal', percent: 10, season_from: inDays(90), season_to: inDays(80) } },
      'discount.kind',
    ],
    ['more instalments than there may be', { instalments: 7 }, 'instalments'],
  ])('are not saved with %s', async (_what, over, field) => {
    const world = await createWorld(office.api.services);
    expect(await save(office.seller(world), fresh(world, over))).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    });
  });

  it('are the organizer’s own; those of others are not there', async () => {
    const [world, foreign] = [await createWorld(office.api.services), await createWorld(office.api.services)];
    const { given } = await current(foreign);
    expect((await save(office.guest, fresh(world))).status).toBe(401);
    expect((await save(office.guest.as((await createUser(office.api.services)).token), fresh(world))).status).toBe(403);
    expect(await save(office.seller(world), given)).toMatchObject({ status: 404, body: { code: 'tour_not_found' } });
    expect(await save(office.seller(world), { ...given, tour_id: world.tourId })).toMatchObject({
      status: 404,
      body: { code: 'departure_not_found' },
    });
    const listed = await office.seller(world).get(`${BASE}/departures`, { tour_id: foreign.tourId });
    expect(listed.status).toBe(404);
    expect((await save(await office.admin(), { ...given, price: 91_000 })).body.price).toBe(91_000);
  });
});
