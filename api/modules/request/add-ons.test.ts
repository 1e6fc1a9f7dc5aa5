import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import type { TourAddOn, TourDate, TourVariant } from '@cairn/shared-contracts/api/tours.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeDeparture } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { createClient } from './testing/client.ts';
import { createUser, createWorld, type World } from './testing/world.ts';

describe('add-ons of a tour', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  /** a horse for each who wants one, and a transfer for all */
  async function market() {
    const world = await createWorld(api.services);
    const rows = await api.db
      .insertInto('tour_add_ons')
      .values([
        { tour_id: world.tourId, name: 'Horse', price: 12_000, per: 'person', position: 0 },
        { tour_id: world.tourId, name: 'Transfer', price: 8_000, per: 'booking', position: 1 },
      ])
      .returning('id')
      .execute();
    const [horse = 0, transfer = 0] = rows.map(({ id }) => id);
    const client = createClient(api.url).as((await createUser(api.services)).token);
    return { world, horse, transfer, client };
  }
  const order = (world: World, add_ons: object[], more: object = {}) => ({
    ...{ idempotency_key: randomUUID(), tour_id: world.tourId, date_id: world.departureId },
    ...{ tourists_count: 3, shown: world.shown, is_sure: true, add_ons, ...more },
  });
  type Made = Awaited<ReturnType<typeof market>>;
  const book = ({ client }: Pick<Made, 'client'>, body: object) =>
    client.post<Booking & ErrorBody>('/crm/api/request/create', body);

  it('are shown with the departures, and are part of what a booking costs', async () => {
    const shop = await market();
    const { world, horse, transfer } = shop;
    const page = await api.get<{ dates: TourDate[]; variants: TourVariant[]; add_ons: object[] }>(
      `/spa/tour-private-data?id=${world.tourId}&has_dates=1`,
    );
    expect(page.body.add_ons).toMatchObject([
      { id: horse, name: 'Horse', per: 'person', original_price: 12_000, original_currency: 'EUR' },
      { id: transfer, name: 'Transfer', per: 'booking', original_price: 8_000 },
    ]);
    const chosen = [
      { id: horse, quantity: 2, price: 12_000 },
      { id: transfer, quantity: 1, price: 8_000 },
    ];
    const { status, body } = await book(shop, order(world, chosen));
    expect(status).toBe(200);
    expect(body).toMatchObject({ price_per_person: 89_000, total: 299_000, balance: 299_000 });
    expect(body.cost).toEqual([
      { kind: 'tour', per_person: 89_000, amount: 267_000, percent: null },
      { kind: 'add_on', name: 'Horse', quantity: 2, per_person: 12_000, amount: 24_000, percent: null },
      { kind: 'add_on', name: 'Transfer', quantity: 1, per_person: 8_000, amount: 8_000, percent: null },
    ]);
    expect(body.cost.reduce((sum, { amount }) => sum + amount, 0)).toBe(body.total);
    // 15 percent of all, in whole units
    expect(body.prepayment).toBe(44_900);
  });

  it('go along to another date, as they were agreed', async () => {
    const shop = await market();
    const { world, horse, client } = shop;
    const { body } = await book(shop, order(world, [{ id: horse, quantity: 3, price: 12_000 }]));
    await api.db
      .updateTable('tour_add_ons')
      .set({ price: 20_000, withdrawn_at: new Date() })
      .where('id', '=', horse)
      .execute();
    const shown = { ...world.shown, price: 95_000 };
    const date_id = await makeDeparture(api.db, world.tourId, {
      ...{ starts_on: shown.start, ends_on: shown.end, price: 95_000 },
    });
    const moved = await client.post<Booking>('/crm/api/request/move', {
      ...{ request_id: body.id, date_id, shown, is_sure: true },
    });
    expect(moved.body).toMatchObject({ total: 3 * 95_000 + 36_000, cost: [{ kind: 'tour' }, { amount: 36_000 }] });
  });

  it('whose price has changed are asked about, and never imposed', async () => {
    const shop = await market();
    const { world, horse } = shop;
    for (const price of [11_999, 0, -12_000]) {
      const { status, body } = await book(shop, order(world, [{ id: horse, quantity: 1, price }]));
      expect([status, body.code, body.errors?.[`add_on_${horse}`]]).toEqual([409, 'price_changed', ['12000']]);
    }
  });

  it('cost what was shown for a quarter of an hour, and are for whom it was shown', async () => {
    const shop = await market();
    const { world, horse } = shop;
    const page = await api.get<{ add_ons: TourAddOn[] }>(`/spa/tour-private-data?id=${world.tourId}&has_dates=1`);
    const seal = page.body.add_ons.find(({ id }) => id === horse)?.price_seal;
    const change = (row: { price?: number; per?: string }) =>
      api.db.updateTable('tour_add_ons').set(row).where('id', '=', horse).execute();
    const asked = (more: object) => book(shop, order(world, [{ id: horse, quantity: 1, price: 12_000, ...more }]));

    await change({ price: 15_000 });
    expect((await asked({ seal })).body).toMatchObject({ total: 3 * 89_000 + 12_000 });
    expect((await asked({ seal, price: 1 })).body.code).toBe('price_changed');
    expect((await asked({ seal: `${seal}x` })).body.code).toBe('price_changed');
    // the same amount, for all of them before and for one now
    await change({ price: 12_000, per: 'booking' });
    expect((await asked({ per: 'person' })).status).toBe(422);
  });

  it.each([
    ['more of them than people go', ({ horse }: Made) => [{ id: horse, quantity: 4, price: 12_000 }]],
    ['one for all twice', ({ transfer }: Made) => [{ id: transfer, quantity: 2, price: 8_000 }]],
    ['the same one twice', ({ horse }: Made) => [1, 1].map((quantity) => ({ id: horse, quantity, price: 12_000 }))],
    ['one that is not there', () => [{ id: 999_999, quantity: 1, price: 1 }]],
  ])('are refused: %s', async (_what, chosen) => {
    const shop = await market();
    const { status, body } = await book(shop, order(shop.world, chosen(shop)));
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['add_ons']]);
  });

  it('of another tour are refused, and fewer than none', async () => {
    const [shop, other] = [await market(), await market()];
    const foreign = await book(shop, order(shop.world, [{ id: other.horse, quantity: 1, price: 12_000 }]));
    expect(foreign.status).toBe(422);
    for (const quantity of [0, -1, 1.5, 21]) {
      expect((await book(shop, order(shop.world, [{ id: shop.horse, quantity, price: 12_000 }]))).status).toBe(422);
    }
  });

  it('are part of what a key stands for', async () => {
    const shop = await market();
    const { world, horse } = shop;
    const key = { idempotency_key: randomUUID() };
    const first = await book(shop, order(world, [{ id: horse, quantity: 1, price: 12_000 }], key));
    const again = await book(shop, order(world, [{ id: horse, quantity: 1, price: 12_000 }], key));
    expect(again.body.uuid).toBe(first.body.uuid);
    expect((await book(shop, order(world, [], key))).body.code).toBe('idempotency_key_reused');
  });
});
