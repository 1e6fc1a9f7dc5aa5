import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeRates, makeTour } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { createConverter } from './conversion.ts';

describe('conversion', () => {
  it('is kept for 60 seconds per pair and amount', async () => {
    let now = 0;
    let reads = 0;
    const rates = {
      perEuro: async () => {
        reads += 1;
        return { EUR: 1, USD: reads };
      },
    };
    const convert = createConverter(rates, () => now);
    expect([await convert('EUR', 'USD', 10), await convert('EUR', 'USD', 10)]).toEqual([10, 10]);
    expect(await convert('EUR', 'USD', 20)).toBe(40);
    now = 60_001;
    expect(await convert('EUR', 'USD', 10)).toBe(30);
  });
});

describe('site calls', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    await makeRates(api.db);
    await makeTour(api.db, { id: 77, slug: 'a-walk-77' });
  });
  afterAll(() => api.close());

  it('converts whole units', async () => {
    const { body } = await api.get('/node-api/convert-price?from_currency=EUR&to_currency=RUB&amount=12');
    expect(body).toEqual({ result: 1200 });
  });

  it.each([
    ['from_currency=EUR&to_currency=XXX&amount=1', 'to_currency'],
    ['from_currency=EUR&to_currency=USD&amount=-5', 'amount'],
    ['from_currency=EUR&to_currency=USD', 'amount'],
    ['from_currency=e&to_currency=USD&amount=5', 'from_currency'],
  ])('refuses %s', async (query, field) => {
    expect(await api.get(`/node-api/convert-price?${query}`)).toMatchObject({
      status: 422,
      body: { errors: { [field]: expect.any(Array) } },
    });
  });

  it('a short link leads to its tour', async () => {
    expect((await api.get('/spa/redirect?id=77')).body).toEqual({ source_url: '/a-walk-77' });
    expect((await api.get('/spa/redirect?id=78')).status).toBe(404);
  });

  it.each(['/spa/contacts', '/spa/site-tokens', '/spa/country-by-ip'])('%s answers', async (path) => {
    expect((await api.get(path)).status).toBe(200);
  });
});
