import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeTour } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { createRateLimit } from './rate-limit.ts';

describe('rate limit', () => {
  it('lets a burst through, refuses the next, and lets more through as time goes by', () => {
    let now = 0;
    const limit = createRateLimit(() => now);
    for (let call = 0; call < 6; call++) limit('client', 6);
    expect(() => limit('client', 6)).toThrow('Too many requests');
    limit('another client', 6);
    now += 10_000;
    limit('client', 6);
    expect(() => limit('client', 6)).toThrow('Too many requests');
  });
});

describe('rate limit of a call', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ env: { RATE_LIMIT: 'on' } });
    await makeTour(api.db);
  });
  afterAll(() => api.close());

  it('counts each client by its own address, told by the proxy', async () => {
    const call = (client: string) =>
      api.post('/crm/api/favourite-tour/create', { tour_id: 1 }, { headers: { 'x-forwarded-for': client } });
    let answer = await call('203.0.113.1');
    for (let calls = 1; calls < 130 && answer.status !== 429; calls++) answer = await call('203.0.113.1');
    expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect((await call('203.0.113.2')).status).toBe(401);
  });
});
