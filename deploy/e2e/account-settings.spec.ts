import type { BrowserContext } from '@playwright/test';
import { DEMO_PASSWORD, TOURIST_EMAIL } from '../demo/seeding/accounts.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './test.ts';

const TAG = ['@mf-account', '@api', '@shell'];

/** what the log-in page sends; the page itself is tested elsewhere */
async function logIn(context: BrowserContext, baseURL: string): Promise<void> {
  const answer = await context.request.post(`${baseURL}/api/crm/api/user/auth`, {
    headers: { 'x-role': 'client' },
    data: { login: TOURIST_EMAIL, password: DEMO_PASSWORD, remember: true },
  });
  expect(answer.status()).toBe(200);
}

test('trips lead a guest to log in, and whoever made one to its review, on a phone, in both themes', {
  tag: [...TAG, '@mf-catalog'],
}, async ({ page, context, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const guest = await context.request.get(`${baseURL}/trips`, { maxRedirects: 0 });
  expect(guest.headers().location).toContain('/login?next=');
  await logIn(context, baseURL);
  // the server's page has them
  expect(await (await context.request.get(`${baseURL}/de/trips`)).text()).toContain('Bewertung schreiben');
  for (const value of ['light', 'dark']) {
    await context.addCookies([{ name: 'theme', value, url: baseURL }]);
    await page.goto('/trips');
    const past = page.getByRole('region', { name: 'Past' });
    await expect(past.getByRole('link', { name: /^Write a review: / }).first()).toHaveAttribute('href', /^\/review\//);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});
