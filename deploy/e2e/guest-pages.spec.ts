import type { Browser, Page, Response } from '@playwright/test';
import { untilLive } from './live.ts';
import { expect } from './test.ts';
import { test } from './violations.ts';

/** 128 bits, in the shell's spelling or in that of the edge of a cluster */
const NONCE = /^nonce;desc="([\w+/]{22}==|[\da-f]{32})"$/;

/** Opens a page until it is one that others had: from a visitor's second on each of the site's shells makes it for many. */
async function openHeld(page: Page, path: string): Promise<Response | null> {
  let answer: Response | null = null;
  await expect(async () => {
    answer = await page.goto(path);
    expect(answer?.headers()['server-timing']).toMatch(NONCE);
  }).toPass();
  return answer;
}

interface Visit {
  text: string;
  timing: string | undefined;
  /** of the visitor */
  name: string | undefined;
}

/** as somebody without cookies has it */
async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext();
  const answer = await context.request.get(address);
  expect(answer.status()).toBe(200);
  const cookies = await context.cookies();
  const name = cookies.find((cookie) => cookie.name === 'visitor')?.value;
  const seen = { text: await answer.text(), timing: answer.headers()['server-timing'], name };
  await context.close();
  return seen;
}

test('a page that others had already runs under its own policy, and so does what it loads later', {
  tag: '@shell',
}, async ({ page, violations }) => {
  const answer = await openHeld(page, '/blog');
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
  // several shells make a page for many each
  const byText = new Map<string, Visit[]>();
  await expect(async () => {
    const seen = await visit(browser, `${baseURL}/contacts`);
    const same = [...(byText.get(seen.text) ?? []), seen];
    byText.set(seen.text, same);
    expect(same).toHaveLength(2);
  }).toPass();
  const [first, second] = [...byText.values()].find(({ length }) => length === 2) ?? [];
  expect(first?.name).toBeTruthy();
  expect(first?.name).not.toBe(second?.name);
  expect(first?.timing).toMatch(NONCE);
  expect(second?.timing).toMatch(NONCE);
  expect(first?.timing).not.toBe(second?.timing);
});
