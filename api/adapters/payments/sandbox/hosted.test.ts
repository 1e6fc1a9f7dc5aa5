import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bankPage, confirmCard, GOOD_CARD } from '../../../modules/payment/testing/bank.ts';
import { confirmedBooking } from '../../../modules/payment/testing/payments.ts';
import { asSite, siteDir } from '../../../testing/site-dir.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

describe("the bank's page", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({
      env: { SITES_DIR: siteDir({ international: { hosts: ['localhost'] }, days: { hosts: ['days.localhost'] } }) },
    });
  });
  afterAll(() => api.close());

  // a browser refuses the form's answer when it leads anywhere else
  it.each([
    ['international', 'http://localhost:3000'],
    ['days', 'http://days.localhost:3000'],
  ])('may lead back to the site %s, which it was opened from, and to no other', async (site, shop) => {
    const { uuid } = await confirmedBooking(api);
    const { body: payment } = await api.post<Parameters<typeof bankPage>[1]>(
      '/crm/api/payment/create',
      { uuid, type: 'prepayment' },
      { headers: asSite(site) },
    );
    const page = await fetch(await bankPage(api, payment));
    expect(page.headers.get('content-security-policy')).toMatch(new RegExp(`form-action 'self' ${shop}(;|$)`));
    const { location } = await confirmCard(api, payment, GOOD_CARD);
    expect(new URL(location ?? '').origin).toBe(shop);
  });
});
