import { ALL_CURRENCIES } from '@cairn/shared-contracts/domain/currencies';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeCountry, makeDeparture, makeRates, makeTour } from '../../testing/factories.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { createConverter } from './conversion.ts';

describe('conversion', () => {
  it('is cached for 60 seconds per pair and amount', async () => {
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

let api: TestApi;
/** as the site's own server asks: which variant, and for whom */
const from = (site: string, ip = '198.51.100.7') => ({ headers: { 'x-site': site, 'x-forwarded-for': ip } });

beforeAll(async () => {
  // a Monday, eleven o'clock in London, six in New York
  api = await startTestApi({ now: '2027-01-04T11:00:00Z' });
  await makeRates(api.db);
  await makeCountry(api.db, { id: 31, name: 'Kyrgyzstan', iso2: 'KG' });
  await makeTour(api.db, { id: 77, slug: 'a-walk-77', name: 'A ridge', languages: ['en', 'de'] });
  await makeDeparture(api.db, 77);
  await makeDeparture(api.db, await makeTour(api.db, { type: 2, name: 'An old town' }));
  await makeTour(api.db, { id: 78, slug: 'a-hidden-78', status: 'hidden', languages: ['fr'] });
});
afterAll(() => api.close());

describe('prices in another currency', () => {
  it('are whole units, cached for 60 seconds', async () => {
    const { body, headers } = await api.get('/node-api/convert-price?from_currency=EUR&to_currency=RUB&amount=12');
    expect(body).toEqual({ result: 1200 });
    expect(headers.get('cache-control')).toBe('public, max-age=60');
  });

  it.each(ALL_CURRENCIES)('EUR to %s and back', async (currency) => {
    const there = await api.get<{ result: number }>(
      `/node-api/convert-price?from_currency=EUR&to_currency=${currency}&amount=1000`,
    );
    expect(there.status).toBe(200);
    const back = await api.get<{ result: number }>(
      `/node-api/convert-price?from_currency=${currency}&to_currency=EUR&amount=${there.body.result}`,
    );
    expect(Math.abs(back.body.result - 1000)).toBeLessThanOrEqual(1);
  });

  it.each([
    ['from_currency=EUR&to_currency=XXX&amount=1', 'to_currency'],
    ['from_currency=CHF&to_currency=USD&amount=1', 'from_currency'],
    ['from_currency=EUR&to_currency=USD&amount=-5', 'amount'],
    ['from_currency=EUR&to_currency=USD&amount=1e9', 'amount'],
    ['from_currency=EUR&to_currency=USD', 'amount'],
    ['from_currency=e&to_currency=USD&amount=5', 'from_currency'],
    ['from_currency=EUR&from_currency=USD&to_currency=USD&amount=5', 'from_currency'],
  ])('refuses %s, and nobody keeps that', async (query, field) => {
    const { status, body, headers } = await api.get(`/node-api/convert-price?${query}`);
    expect({ status, body }).toEqual({
      status: 422,
      body: expect.objectContaining({
        code: 'validation_failed',
        message: expect.any(String),
        errors: { [field]: [expect.any(String)] },
      }),
    });
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('the variant that is asked', () => {
  it.each([
    ['international', 'hello@cairn.example'],
    ['excursions', 'days@cairn.example'],
    ['no-such-site', 'hello@cairn.example'],
  ])('%s is reached at %s', async (site, email) => {
    expect((await api.get('/spa/contacts', from(site))).body).toMatchObject({
      email,
      messengers: expect.arrayContaining([{ source: 'facebook', url: expect.any(String) }]),
    });
  });

  it('is not what somebody says who does not come by the site', async () => {
    expect((await api.get('/spa/contacts', { headers: { 'x-site': 'excursions' } })).body).toMatchObject({
      email: 'hello@cairn.example',
    });
  });

  it.each([
    ['excursions', 'JPY', 'JPY'],
    ['international', 'JPY', 'USD'],
    ['international', 'KZT', 'KZT'],
    ['excursions', 'KZT', 'USD'],
  ])('%s asked in %s shows prices in %s', async (site, asked, shown) => {
    const { headers } = from(site);
    const { body } = await api.get<{ items: { currency: string }[] }>('/crm/api/tour/get-by-ids?ids=77', {
      headers: { ...headers, 'x-currency': asked },
    });
    expect(body.items.map(({ currency }) => currency)).toEqual([shown]);
  });

  it.each([
    ['excursions', 'type=2', ['An old town']],
    ['excursions', '', ['A ridge']],
    ['international', 'type=2', ['A ridge']],
  ])('%s, asked for %j, shows %j', async (site, query, names) => {
    const { body } = await api.get<{ items: { name: string }[] }>(`/spa/tours?${query}`, from(site));
    expect(body.items.map(({ name }) => name)).toEqual(names);
  });

  it('has its social pages, titled after their source', async () => {
    expect((await api.get('/spa/groups-in-social-network', from('excursions'))).body).toEqual({
      items: [
        { source: 'instagram', url: expect.stringMatching(/^https:/), title: 'Instagram' },
        { source: 'tiktok', url: expect.stringMatching(/^https:/), title: 'TikTok' },
      ],
    });
  });

  it.each([
    ['international', 'Europe/London', true],
    ['excursions', 'America/New_York', false],
  ])('%s works by the clock of %s', async (site, timezone, isOpen) => {
    expect((await api.get('/spa/work-time?country_id=31', from(site))).body).toMatchObject({
      result: { timezone, is_open: isOpen, days: expect.any(Array) },
    });
  });

  it('has messengers that say who asks', async () => {
    const { body } = await api.get<{ items: { source: string; url: string }[] }>(
      '/spa/chat-sources-list?request_id=31',
    );
    expect(body.items.find(({ source }) => source === 'telegram')?.url).toMatch(/start=request_31$/);
    expect(body.items.map(({ source }) => source)).toEqual(['facebook', 'telegram', 'whatsapp']);
  });

  it('has tokens and the long parts of its configuration', async () => {
    expect((await api.get('/spa/site-tokens')).body).toMatchObject({ captcha_provider: 2, main_auth_method: 'phone' });
    const { body } = await api.get<{ tour_emojis: string[] }>('/spa/app-config');
    expect(body.tour_emojis).toHaveLength(32);
  });
});

describe('the visitor’s country', () => {
  it.each([
    ['212.42.96.1', { id: 31, iso_code: 'KG', name: 'Kyrgyzstan' }],
    ['10.0.0.1', null],
    // a country that is not in the tables
    ['8.8.8.8', null],
  ])('%s is in %j', async (ip, result) => {
    expect((await api.get('/spa/country-by-ip', from('international', ip))).body).toEqual({ result });
  });
});

describe('look-ups', () => {
  it('a short link leads to its tour', async () => {
    expect((await api.get('/spa/redirect?id=77')).body).toEqual({ source_url: '/a-walk-77' });
    expect((await api.get('/spa/redirect?id=79')).status).toBe(404);
    expect((await api.get('/spa/redirect')).status).toBe(422);
  });

  it.each([
    ['0', 'en-US', 'fr', 'French'],
    ['1', 'en-US', 'de', 'German'],
    ['1', 'de-DE', 'de', 'Deutsch'],
  ])('only_with_published_tours=%s in %s: %s is %s', async (only, locale, code, name) => {
    const { body } = await api.get<{ data: object[] }>(`/crm/api/dropdown/language?only_with_published_tours=${only}`, {
      headers: { 'x-language': locale },
    });
    expect(body.data).toContainEqual({ code, name });
  });

  it('a language of hidden tours alone is not offered where only published tours count', async () => {
    const { body } = await api.get<{ data: { code: string }[] }>(
      '/crm/api/dropdown/language?only_with_published_tours=1',
    );
    expect(body.data.map(({ code }) => code)).toEqual(['en', 'de']);
  });
});
