import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { sandboxEnv } from '../../adapters/payments/sandbox/keys.ts';
import { createUser } from '../../modules/request/testing/world.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const POOL = 3;
let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi({ env: { DATABASE_POOL: String(POOL), DATABASE_WAIT_MS: '200' } });
  ({ token } = await createUser(api.services));
});
afterAll(() => api.close());

/** all that the api may have are in use until the work is done */
async function withoutConnections<T>(work: () => Promise<T>): Promise<T> {
  const { promise: isOver, resolve: release } = Promise.withResolvers<void>();
  const held = Array.from({ length: POOL }, () => {
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
    const done = api.db.connection().execute(async () => {
      hold();
      await isOver;
    });
    return { isHeld, done };
  });
  await Promise.all(held.map(({ isHeld, done }) => Promise.race([isHeld, done])));
  try {
    return await work();
  } finally {
    release();
    await Promise.all(held.map(({ done }) => done));
  }
}

const NOTICE = {
  ...{ id: 'evt_1', object: 'event', type: 'checkout.session.expired' },
  data: {
    object: {
      ...{ object: 'checkout.session', id: 'cs_1', status: 'expired', payment_status: 'unpaid' },
      ...{ amount_total: 26_700, currency: 'eur', payment_intent: null },
    },
  },
};
const UUID = '11111111-1111-4111-8111-111111111111';

describe('when every connection to the database is in use', () => {
  it.each([
    { what: 'a call that reads', path: `/crm/api/request/get-by-uuid?uuid=${UUID}` },
    {
      what: 'a call that writes',
      path: '/crm/api/user/auth',
      body: { login: 'kate@cairn.test', password: 'not-hers' },
    },
    { what: 'who is logged in', path: '/crm/api/user/profile' },
    { what: 'a file', path: `/media/file-upload/${UUID}` },
  ])('$what is told to come again in a moment', async ({ path, body }) => {
    const answer = await withoutConnections(() => (body ? api.post(path, body) : api.get(path, { token })));
    expect(answer).toMatchObject({ status: 503, body: { code: 'overloaded' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('a payment provider is told to bring its notice again', async () => {
    const payload = JSON.stringify(NOTICE);
    const signature = new Stripe('sk_test_x').webhooks.generateTestHeaderString({
      payload,
      secret: sandboxEnv(api.services.env.APP_SECRET).STRIPE_WEBHOOK_SECRET,
    });
    const deliver = () => api.post('/webhooks/stripe', NOTICE, { headers: { 'stripe-signature': signature } });
    expect(await withoutConnections(deliver)).toMatchObject({ status: 503 });
    expect(await deliver()).toMatchObject({ status: 200 });
  });

  it('and what is asked then is answered', async () => {
    await withoutConnections(async () => {});
    expect((await api.get(`/crm/api/request/get-by-uuid?uuid=${UUID}`)).status).toBe(404);
  });
});
