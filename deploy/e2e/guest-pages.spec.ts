import type { Browser } from '@playwright/test';
import { untilLive } from './live.ts';
import { expect } from './test.ts';
import { test } from './violations.ts';

/** as two visitors without cookies have it: from the second on a page is made for many */
async function othersWereThere(browser: Browser, address: string): Promise<void> {
  for (let visitor = 0; visitor < 2; visitor++) {
    const context = await browser.newContext();
    expect((await context.request.get(address)).status()).toBe(200);
    await context.close();
  }
}

test('a page that others had already runs under its own policy, and so does what it loads later', {
  tag: '@shell',
}, async ({ page, browser, baseURL, violations }) => {
  await othersWereThere(browser, `${baseURL}/blog`);
  const answer = await page.goto('/blog');
  const told = answer?.headers()['server-timing'] ?? '';
  expect(told).toMatch(/^nonce;desc="[\w+/]{22}=="$/);
  expect(await answer?.text()).not.toContain('nonce="');
  await untilLive(page);
  // modules of another remote come with the hashes of an import map that a script adds
  const maps = page.locator('script[type=importmap]');
  const before = await maps.count();
  await page.locator('a[href="/tours"]:visible').first().click();
  await expect(page).toHaveURL(/\/tours$/);
  await expect.poll(() => maps.count()).toBeGreaterThan(before);
  expect(violations).toEqual([]);
});

test('each visitor has cookies and a nonce of their own on the page that all have', { tag: '@shell' }, async ({
  browser,
  baseURL,
}) => {
  const address = `${baseURL}/contacts`;
  await othersWereThere(browser, address);
  const visits = [];
  for (let visitor = 0; visitor < 2; visitor++) {
    const context = await browser.newContext();
    const answer = await context.request.get(address);
    const cookies = await context.cookies();
    const name = cookies.find((cookie) => cookie.name === 'visitor')?.value;
    visits.push({ text: await answer.text(), timing: answer.headers()['server-timing'], name });
    await context.close();
  }
  const [first, second] = visits;
  expect(first?.text).toBe(second?.text);
  expect(first?.name).toBeTruthy();
  expect(first?.name).not.toBe(second?.name);
  expect(first?.timing).toBeTruthy();
  expect(first?.timing).not.toBe(second?.timing);
});
