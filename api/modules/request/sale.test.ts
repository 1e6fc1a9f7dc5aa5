import { randomUUID } from 'node:crypto';
import type { Booking } from '@cairn/shared-contracts/api/request.schema';
import { BOOKING_STATUS as S } from '@cairn/shared-contracts/domain/booking-graph';
import { SALE_MODEL } from '@cairn/shared-contracts/domain/sale-models';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { costLines } from './cost-lines.ts';
import { createUser, createWorld } from './testing/world.ts';

describe('how an organizer sells', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  async function requested(sale_model: number, isNotGuaranteed = false, more: object = {}) {
    const discount = { kind: 'early_booking_days', percent: 10, days_before: 30 } as const;
    const world = await createWorld(api.services, { discount });
    await api.db.updateTable('organizers').set({ sale_model }).where('id', '=', world.organizerId).execute();
    const departure = api.db.updateTable('departures').set({ not_guaranteed: isNotGuaranteed });
    await departure.where('id', '=', world.departureId).execute();
    const { token } = await createUser(api.services);
    const shown = {
      ...{ ...world.shown, not_guaranteed: isNotGuaranteed },
      ...('variant_id' in more ? { variant_delta: world.singleDelta } : {}),
    };
    const { body } = await api.post<Booking>(
      '/crm/api/request/create',
      {
        ...{ idempotency_key: randomUUID(), tour_id: world.tourId, date_id: world.departureId, tourists_count: 2 },
        ...{ shown, ...('variant_id' in more ? { variant_id: world.singleVariantId } : {}) },
      },
      { token },
    );
    return body;
  }

  it.each([
    ['marketplace', SALE_MODEL.marketplace, S.pendingConfirm, ['request'], 'organizer'],
    ['direct sales', SALE_MODEL.directSales, S.pendingPrepayment, ['request', 'confirm'], 'organizer'],
    ['agent', SALE_MODEL.agent, S.pendingConfirm, ['request'], 'organizer'],
    ['own', SALE_MODEL.own, S.pendingPrepayment, ['request', 'confirm'], 'site'],
    ['third-party agent', SALE_MODEL.thirdPartyAgent, S.pendingConfirm, ['request'], 'operator'],
  ])('%s', async (_name, model, status, actions, contract_with) => {
    const body = await requested(model);
    expect(body).toMatchObject({ status, sale: { contract_with }, can_pay: status === S.pendingPrepayment });
    expect(body.history.map(({ action }) => action)).toEqual(actions);
    if (status === S.pendingPrepayment) expect(body.history.at(-1)?.actor).toBe('system');
    expect(body.waits_for).toMatchObject({ step: status === S.pendingConfirm ? 'confirm' : 'prepay' });
  });

  it('a departure that may not run is on request in every model', async () => {
    const body = await requested(SALE_MODEL.own, true);
    expect(body).toMatchObject({ status: S.pendingConfirm, sale: { confirmation: 'on_request' } });
  });

  it('a total is told in lines: the tour, its discount, the supplement', async () => {
    const { cost, total } = await requested(SALE_MODEL.marketplace, false, { variant_id: 1 });
    expect(cost).toEqual([
      { kind: 'tour', per_person: 89_000, amount: 178_000, percent: null },
      { kind: 'discount', per_person: -8_900, amount: -17_800, percent: 10 },
      { kind: 'variant', per_person: 9_000, amount: 18_000, percent: null },
    ]);
    expect(total).toBe(178_200);
  });

  it('the lines add up to the total, whatever was rounded', () => {
    const amount = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.nat({ max: 90 }),
        fc.integer({ min: 1, max: 20 }),
        (price, delta, percent, count) => {
          const reduced = Math.round((price * (100 - percent)) / 100);
          const lines = costLines({
            ...{ full_price: price, discount_percent: percent, variant_delta: delta },
            ...{ price_per_person: reduced + delta, tourists_count: count },
          });
          expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe((reduced + delta) * count);
        },
      ),
    );
  });
});
