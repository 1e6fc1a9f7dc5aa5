import type { ToursPage } from '@cairn/shared-contracts/api/tours.schema';
import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_TRIPS } from '../demo/seeding/travelled.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './test.ts';

async function firstTour(request: APIRequestContext, baseURL: string): Promise<ToursPage['items'][number]> {
  const answer = await request.get(`${baseURL}/api/spa/tours-page`);
  const { items }: ToursPage = await answer.json();
  const tour = items[0];
  if (!tour) throw new Error('the demo data has no tours');
  return tour;
}

test.describe('search engines read the pages without scripts', () => {
  for (const [name, path, types] of [
    ['home', '/', ['Organization']],
    ['listing', '/tours', ['ItemList', 'BreadcrumbList']],
    ['tour', undefined, ['Product', 'BreadcrumbList', 'TouristTrip']],
  ] as const) {
    test(name, async ({ request, baseURL }) => {
      const html = await (await request.get(baseURL + (path ?? `/${(await firstTour(request, baseURL)).slug}`))).text();
      expect(html).toMatch(/<h1[^>]*>.+<\/h1>/s);
      expect(html).toMatch(/<title>[^<]{5,}<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"]{30,}"/);
      expect(html).toMatch(/<link rel="canonical" href="http[^"]+"/);
      for (const type of types) expect(html).toContain(`"@type":"${type}"`);
      expect(html.match(/<h1/g)).toHaveLength(1);
    });
  }
});

test.describe('every answer has its real status', () => {
  for (const [path, status] of [
    ['/', 200],
    ['/tours?difficulty=banana&page=-4&priceMin=x&countries=1,,z', 200],
    ['/no-such-place', 404],
    ['/no-such-tour-99999999', 404],
    ['/booking/uuid/00000000-0000-4000-8000-000000000000', 404],
    ['/join', 501],
    ['/blog', 200],
    ['/privacy', 200],
    ['/login', 200],
  ] as const) {
    test(`${path} answers ${status}`, async ({ request, baseURL }) => {
      expect((await request.get(baseURL + path)).status()).toBe(status);
    });
  }

  test('a login-required page sends a guest to the log-in and back', async ({ request, baseURL }) => {
    const answer = await request.get(`${baseURL}/chat/7`, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe('/login?next=%2Fchat%2F7');
  });

  test('a tour whose dates have passed answers 410', async ({ request, baseURL }) => {
    // the demo data has one such tour, the ninth; an outdated address leads to its page first
    const answer = await request.get(`${baseURL}/any-name-9`);
    expect(answer.status()).toBe(410);
    expect(await answer.text()).toContain('no longer available because the tour dates have passed');
  });

  test('an unknown call answers 404 in the error shape', async ({ request, baseURL }) => {
    const answer = await request.get(`${baseURL}/api/spa/no-such-call`);
    expect(answer.status()).toBe(404);
    expect(await answer.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) });
  });

  test('a malformed body answers 422 with the fields, an enormous one 413', async ({ request, baseURL }) => {
    const headers = { 'x-role': 'client', 'content-type': 'application/json' };
    const bad = await request.post(`${baseURL}/api/crm/api/user/auth`, { headers, data: { login: '' } });
    expect(bad.status()).toBe(422);
    expect((await bad.json()).errors).toMatchObject({ login: [expect.any(String)], password: [expect.any(String)] });
    const huge = await request.post(`${baseURL}/api/crm/api/user/auth`, {
      headers,
      data: { login: 'x'.repeat(3_000_000), password: 'x' },
    });
    expect(huge.status()).toBe(413);
    expect(await huge.json()).toMatchObject({ code: expect.any(String) });
  });
});

/** file → how often it was asked for */
const modulesAsked = (page: Page) =>
  page.evaluate(() => {
    const files: Record<string, number> = {};
    for (const { name } of performance.getEntriesByType('resource')) {
      const { pathname } = new URL(name);
      if (pathname.endsWith('.js')) files[pathname] = (files[pathname] ?? 0) + 1;
    }
    return files;
  });

test('every module that the page hints at is fetched once; what is below the fold waits', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('cairn:hydrated').length)).toBe(1);
  await page.waitForLoadState('networkidle');
  const hinted = await page
    .locator('head link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  const asked = await modulesAsked(page);
  expect(hinted.length).toBeGreaterThan(5);
  expect(hinted.filter((file) => asked[file] !== 1)).toEqual([]);

  const isOfContent = (file: string) => file.startsWith('/cdn/remotes/mf-content/');
  expect(Object.keys(asked).filter(isOfContent)).toEqual([]);
  await page.keyboard.press('End');
  await expect.poll(async () => Object.keys(await modulesAsked(page)).some(isOfContent)).toBe(true);
});

test('the browser makes no api request that the server has made already', async ({ page, baseURL, request }) => {
  const tour = await firstTour(request, baseURL);
  for (const path of ['/', '/tours', `/${tour.slug}`]) {
    const calls: string[] = [];
    page.on('request', (sent) => {
      if (new URL(sent.url()).pathname.startsWith('/api/')) calls.push(sent.url());
    });
    await page.goto(path);
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('cairn:hydrated').length)).toBe(1);
    await page.waitForLoadState('networkidle');
    expect(calls, path).toEqual([]);
    page.removeAllListeners('request');
  }
});

for (const theme of ['light', 'dark'] as const) {
  test(`pages are accessible and quiet, ${theme}, on a phone`, async ({ browser, baseURL, request }) => {
    test.slow();
    const tour = await firstTour(request, baseURL);
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      colorScheme: theme,
      hasTouch: true,
      baseURL,
    });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(`${page.url()}: ${message.text()}`);
    });
    for (const path of ['/', '/tours', `/${tour.slug}`, '/blog', '/login', '/register', '/privacy']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
}

for (const prefix of ['', '/de', '/zh']) {
  test(`no page scrolls sideways at 320 px${prefix && `, ${prefix}`}`, async ({ page, baseURL, request }) => {
    const tour = await firstTour(request, baseURL);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/', '/tours', `/${tour.slug}`, '/destinations', '/blog', '/login', '/register', '/privacy']) {
      await page.goto(prefix + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${prefix}${path} scrolls sideways`).toBeLessThanOrEqual(0);
    }
  });
}

test.describe('text of twice the size', () => {
  // the browser itself tells of the status of an invitation that is too old
  test.use({ expectedComplaints: [/Failed to load resource/] });

  /** WCAG 1.4.4 */
  test('fits a phone: a tour and a review', async ({ page, baseURL, request }) => {
    const tour = await firstTour(request, baseURL);
    await page.setViewportSize({ width: 390, height: 844 });
    // the form, and what stands in its place when it is too late for it
    const reviews = [DEMO_TRIPS[0], DEMO_TRIPS[3]].map((trip) => `review/${trip?.review}`);
    const paths = ['', '/de', '/zh'].flatMap((prefix) => [tour.slug, ...reviews].map((path) => `${prefix}/${path}`));
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      // far below, it is laid out when somebody comes near
      const links = page.getByRole('contentinfo').getByRole('link');
      await links.last().scrollIntoViewIfNeeded();
      // the footer cuts off what is wider than it is
      const ends = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().right));
      expect(Math.max(...ends), `${path}: a link of the footer is cut off`).toBeLessThanOrEqual(390);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
    }
  });
});
