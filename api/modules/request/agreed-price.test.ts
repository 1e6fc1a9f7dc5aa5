import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@cairn/shared-contracts/api/common.schema';
import type { Booking, ShownPrice } from '@cairn/shared-contracts/api/request.schema';
import type { TourDate, TourVariant } from '@cairn/shared-contracts/api/tours.schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClock } from '../../platform/clock.ts';
import { startTestApi } from '../../testing/start-test-api.ts';
import { PRICE_HOLDS_MS } from '../tours/price-seal.ts';
import { createRequest } from './create.ts';
import { createClient } from './testing/client.ts';
import { createUser, createWorld, freeSeats, type World } from './testing/world.ts';

/** as the call fills them in */
const TOLD = { variant_delta: 0, instalments: 1, not_guaranteed: false, flight_included: false };
const CREATE = '/crm/api/request/create';

describe('the price that is agreed on', () => {
  let api: Awaited<ReturnType<typeof startTestApi>>;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  /** what the panel shows, as it sends it */
  async function seen({ tourId }: World, variantId?: number): Promise<ShownPrice> {
    const { body } = await createClient(api.url).get<{ dates: TourDate[]; variants: TourVariant[] }>(
      '/spa/tour-private-data',
      { id: tourId, has_dates: 1 },
    );
    const [date] = body.dates;
    if (!date) throw new Error('no departure is shown');
    const variant = body.variants.find(({ id }) => id === variantId);
    return {
      start: date.start,
      end: date.end,
      price: date.original_price,
      discount_percent: date.discount?.percent ?? 0,
      prepayment_percent: date.prepayment_size,
      balance_due_on: date.balance_due_on,
      ...(date.instalments === undefined ? {} : { instalments: date.instalments }),
      ...{ not_guaranteed: date.not_guaranteed, flight_included: date.flight_included },
      seal: date.price_seal,
      ...(variant ? { variant_delta: variant.original_price_delta, variant_seal: variant.price_seal } : {}),
    };
  }
  const bodyOf = (world: World, shown: ShownPrice, more: object = {}) => ({
    idempotency_key: randomUUID(),
    tour_id: world.tourId,
    date_id: world.departureId,
    tourists_count: 1,
    shown,
    ...more,
  });
  const ask = async (world: World, shown: ShownPrice, more: object = {}) =>
    createClient(api.url, (await createUser(api.services)).token).post<Booking & ErrorBody>(
      CREATE,
      bodyOf(world, shown, more),
    );
  const change = (world: World, values: object) =>
    api.db.updateTable('departures').set(values).where('id', '=', world.departureId).execute();
  const unsealed = ({ seal, variant_seal, ...facts }: ShownPrice): ShownPrice => facts;

  it('a price that was raised meanwhile is told with both, and nothing is booked until the tourist agrees', async () => {
    const world = await createWorld(api.services);
    const shown = unsealed(await seen(world));
    await change(world, { price: 180_000 });
    const refused = await ask(world, shown);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'price_changed',
        errors: { shown_price_per_person: ['89000'], price_per_person: ['180000'], currency: ['EUR'] },
      },
    });
    expect(await freeSeats(api.db, world.departureId)).toBe(12);
    expect(await ask(world, await seen(world))).toMatchObject({ status: 200, body: { price_per_person: 180_000 } });
  });

  it('a price that was shown a moment ago holds', async () => {
    const world = await createWorld(api.services);
    const shown = await seen(world);
    await change(world, { price: 180_000, prepayment_percent: 50 });
    expect(await ask(world, shown)).toMatchObject({
      status: 200,
      body: { price_per_person: 89_000, prepayment_percent: 15 },
    });
  });

  it('so does the supplement of a variant, and no other one', async () => {
    const world = await createWorld(api.services);
    const variant_id = world.singleVariantId;
    const shown = await seen(world, variant_id);
    await api.db.updateTable('tour_variants').set({ price_delta: 20_000 }).where('id', '=', variant_id).execute();
    expect(await ask(world, { ...shown, variant_delta: 1 }, { variant_id })).toMatchObject({ status: 409 });
    expect(await ask(world, shown, { variant_id })).toMatchObject({ status: 200, body: { price_per_person: 98_000 } });
  });

  it('for a quarter of an hour', async () => {
    const world = await createWorld(api.services);
    const shown = await seen(world);
    await change(world, { price: 180_000 });
    const asking = { site: api.services.sites.all[0]?.config, address: '' };
    const at = async (ms: number) => {
      const { id } = await createUser(api.services);
      const user = { id, role: 'client' as const, organizerId: null, sessionId: 0 };
      const services = { ...api.services, clock: createClock(() => new Date(ms)) };
      if (!asking.site) throw new Error('no site');
      const body = { ...bodyOf(world, shown), is_sure: false, shown: { ...TOLD, ...shown } };
      return createRequest(services, { ...user }, body, { ...asking, site: asking.site });
    };
    const issued = Date.now();
    await expect(at(issued + PRICE_HOLDS_MS + 2_000)).rejects.toMatchObject({ code: 'price_changed' });
    await expect(at(issued + PRICE_HOLDS_MS - 5_000)).resolves.toEqual(expect.any(Number));
  });

  it('so do the instalments; without a seal the tourist is told that there are none any more', async () => {
    const world = await createWorld(api.services);
    await change(world, { instalments: 3 });
    const shown = await seen(world);
    await change(world, { instalments: 1 });
    expect(await ask(world, unsealed(shown))).toMatchObject({
      status: 409,
      body: { code: 'price_changed', errors: { shown_instalments: ['3'], instalments: ['1'] } },
    });
    expect((await ask(world, shown)).body.instalments).toHaveLength(3);
  });

  it.each([
    { says: 'is not guaranteed any more', is: { not_guaranteed: true }, field: 'not_guaranteed' },
    {
      says: 'comes without the flight',
      was: { flight_included: true },
      is: { flight_included: false },
      field: 'flight_included',
    },
  ])('a departure that $says is another tour: it is never held', async ({ was, is, field }) => {
    const world = await createWorld(api.services);
    if (was) await change(world, was);
    const shown = await seen(world);
    await change(world, is);
    const { status, body } = await ask(world, shown);
    expect([status, body.code]).toEqual([409, 'price_changed']);
    expect(body.errors?.[field]).not.toEqual(body.errors?.[`shown_${field}`]);
    expect(await ask(world, await seen(world))).toMatchObject({ status: 200 });
  });

  it.each([
    { says: 'a price of the tourist’s own', more: { price: 100 } },
    { says: 'another discount', more: { discount_percent: 99 } },
    { says: 'easier terms', more: { prepayment_percent: 1 } },
    { says: 'more instalments', more: { instalments: 6 } },
  ])('$says is not agreed on, whatever seal it comes with', async ({ more }) => {
    const world = await createWorld(api.services);
    const shown = { ...(await seen(world)), ...more };
    expect(await ask(world, shown)).toMatchObject({ status: 409, body: { code: 'price_changed' } });
  });

  it('the seal of one departure is worth nothing at another', async () => {
    const [cheap, dear] = [await createWorld(api.services), await createWorld(api.services)];
    const shown = await seen(cheap);
    await change(dear, { price: 180_000 });
    expect(await ask(dear, shown)).toMatchObject({ status: 409, body: { code: 'price_changed' } });
  });

  it('a departure that was moved is never held', async () => {
    const world = await createWorld(api.services);
    const shown = await seen(world);
    await change(world, { ends_on: shown.start });
    expect(await ask(world, shown)).toMatchObject({
      status: 409,
      body: { code: 'price_changed', errors: { shown_end: [shown.end], end: [shown.start] } },
    });
  });
});
