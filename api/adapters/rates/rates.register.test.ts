import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeRates } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { refreshRates } from './rates.register.ts';

let api: TestApi;
let feed: Server;
let url: string;
let body = '';
beforeAll(async () => {
  api = await startTestApi();
  feed = createServer((_request, response) => response.end(body));
  await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve));
  // a server that listens on a port has an address
  url = `http://127.0.0.1:${(feed.address() as AddressInfo).port}`;
});
afterAll(async () => {
  feed.close();
  await api.close();
});
const usd = async () => (await api.services.rates.perEuro()).USD;

describe('rates', () => {
  it('are the local ones as long as the table is empty, then the table’s', async () => {
    expect(await usd()).toBe(1.09);
    await makeRates(api.db, { USD: 1.1 });
    expect(await usd()).toBe(1.1);
    expect((await api.services.rates.perEuro()).INR).toBe(92);
  });

  it('come from the feed as today’s; a second look on the same day corrects them', async () => {
    body = '{"base":"EUR","rates":{"USD":1.15,"RUB":100000}}';
    await refreshRates(api.services, url);
    expect(await usd()).toBe(1.15);
    expect((await api.services.rates.perEuro()).RUB).toBe(98);
    body = '{"base":"EUR","rates":{"USD":1.16}}';
    await refreshRates(api.services, url);
    expect(await usd()).toBe(1.16);
  });

  it('say of which day they are, by the older of the two', async () => {
    const today = api.services.clock.today();
    expect(await api.services.rates.between('EUR', 'USD')).toEqual({ from: 'EUR', to: 'USD', value: 1.16, day: today });
    const toTenge = await api.services.rates.between('USD', 'KZT');
    expect(toTenge).toEqual({ from: 'USD', to: 'KZT', value: expect.closeTo(565 / 1.16, 6), day: '2025-09-01' });
    expect(await api.services.rates.between('EUR', 'EUR')).toBeNull();
    await expect(api.services.rates.between('EUR', 'XAU')).rejects.toThrow(RangeError);
  });

  it('stay when the feed says nothing sensible or is away', async () => {
    body = '<html>Sorry</html>';
    await refreshRates(api.services, url);
    await refreshRates(api.services, 'http://127.0.0.1:1');
    expect(await usd()).toBe(1.16);
  });
});
