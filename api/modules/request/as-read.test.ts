import { randomUUID } from 'node:crypto';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import type { Trips } from '@cairn/shared-contracts/api/user.schema';
import { convertAt } from '@cairn/shared-contracts/domain/money';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeRates } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { createUser, createWorld } from './testing/world.ts';

const IN_DOLLARS = { 'x-currency': 'USD' };

describe('a visitor who reads dollars of what is charged in euros', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    await makeRates(api.db, { USD: 1.1 });
  });
  afterAll(() => api.close());
  // the day of the factory's rates
  const rate = () => ({ from: 'EUR', to: 'USD', value: 1.1, day: '2020-01-01' });

  it('is told the rate and its day with the departures, and by it comes to the very prices of the list', async () => {
    const { tourId } = await createWorld(api.services);
    const path = `/spa/tour-private-data?id=${tourId}&has_dates=1`;
    const { body } = await api.get<{ dates: { price: number; original_price: number }[]; rate: { value: number } }>(
      path,
      { headers: IN_DOLLARS },
    );
    expect(body.rate).toEqual(rate());
    const [date] = body.dates;
    expect(
      convertAt({ amount: date?.original_price ?? 0, currency: 'EUR' }, { to: 'USD', value: body.rate.value }),
    ).toEqual({ amount: date?.price, currency: 'USD' });
    expect((await api.get(path, { headers: { 'x-currency': 'EUR' } })).body.rate).toBeNull();
  });

  it('is told it with the booking and in the list of trips; amounts stay what is charged', async () => {
    const world = await createWorld(api.services);
    const { token } = await createUser(api.services);
    const asked = { tour_id: world.tourId, date_id: world.departureId, shown: world.shown, tourists_count: 2 };
    const options = { token, headers: IN_DOLLARS };
    const created = await api.post<Booking>(
      '/crm/api/request/create',
      { idempotency_key: randomUUID(), ...asked },
      options,
    );
    expect(created.body).toMatchObject({ currency: 'EUR', total: 178_000, rate: rate() });
    const byLink = await api.get<Booking>(`/crm/api/request/get-by-uuid?uuid=${created.body.uuid}`, {
      headers: IN_DOLLARS,
    });
    expect(byLink.body).toMatchObject({ total: 178_000, rate: rate() });
    const own = await api.get<Booking>(`/crm/api/request/get?id=${created.body.id}`, {
      token,
      headers: { 'x-currency': 'EUR' },
    });
    expect(own.body.rate).toBeNull();
    const trips = await api.get<Trips>('/crm/api/user/trips', options);
    expect(trips.body.coming).toEqual([expect.objectContaining({ currency: 'EUR', rate: rate() })]);
  });

  it('is told what the departure of a booking depends on, with the panel and with the booking', async () => {
    const world = await createWorld(api.services);
    await api.db.updateTable('departures').set({ not_guaranteed: true }).where('id', '=', world.departureId).execute();
    await api.db.updateTable('tours').set({ group_min: 5 }).where('id', '=', world.tourId).execute();
    const departure = async () =>
      (await api.get<{ dates: object[] }>(`/spa/tour-private-data?id=${world.tourId}&has_dates=1`)).body.dates[0];
    const told = { not_guaranteed: true, runs_from: 5 };
    expect(await departure()).toMatchObject({ ...told, people_so_far: 0 });
    const { token } = await createUser(api.services);
    const asked = {
      tour_id: world.tourId,
      date_id: world.departureId,
      shown: { ...world.shown, not_guaranteed: true },
      tourists_count: 2,
    };
    const { body } = await api.post<Booking>(
      '/crm/api/request/create',
      { idempotency_key: randomUUID(), ...asked },
      { token },
    );
    expect(body.date).toMatchObject({ ...told, people_so_far: 2 });
    expect(await departure()).toMatchObject({ ...told, people_so_far: 2 });
  });
});
