import type { Page } from '@playwright/test';
import { DEMO_TRIPS } from '../demo/seeding/travelled.ts';
import { expectAccessibleInBothThemes } from './axe.ts';
import { untilLive } from './live.ts';
import { firstTour, pathOf, SITE_PAGES } from './site-pages.ts';
import { expect, test } from './test.ts';

test.describe('search engines read the pages without scripts', { tag: '@shell' }, () => {
  for (const [name, tag, path, types] of [
    ['home', '@mf-catalog', '/', ['Organization']],
    ['listing', '@mf-catalog', '/tours', ['ItemList', 'BreadcrumbList']],
    ['tour', '@mf-tour', undefined, ['Product', 'BreadcrumbList', 'TouristTrip']],
  ] as const) {
    test(name, { tag }, async ({ request, baseURL }) => {
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

test.describe('every answer has its real status', { tag: '@shell' }, () => {
  for (const [path, status] of [
    ['/', 200],
    ['/tours?difficulty=banana&page=-4&priceMin=x&countries=1,,z', 200],
    ['/no-such-place', 404],
    ['/no-such-tour-99999999', 404],
    ['/booking/uuid/00000000-0000-4000-8000-000000000000', 404],
    ['/join', 200],
    ['/blog', 200],
    ['/privacy', 200],
    ['/login', 200],
  ] as const) {
    test(`${path} answers ${status}`, async ({ request, baseURL }) => {
      expect((await request.get(baseURL + path)).status()).toBe(status);
    });
  }

  test('a place is found under its name, in any language of the site', { tag: '@mf-catalog' }, async ({
    request,
    baseURL,
  }) => {
    for (const path of ['/Georgia', '/de/GEORGIA']) {
      const answer = await request.get(`${baseURL}${path}?days=7`, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([301, `${path.toLowerCase()}?days=7`]);
    }
  });

  test('icons that browsers ask for unasked are there', async ({ request, baseURL }) => {
    for (const path of ['/favicon.ico', '/apple-touch-icon.png', '/apple-touch-icon-precomposed.png']) {
      const answer = await request.get(baseURL + path);
      expect([path, answer.status(), answer.headers()['content-type']]).toEqual([
        path,
        200,
        expect.stringMatching(/^image/),
      ]);
    }
  });

  test('a login-required page sends a guest to the log-in and back', async ({ request, baseURL }) => {
    const answer = await request.get(`${baseURL}/chat/7`, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe('/login?next=%2Fchat%2F7');
  });

  test('a host that a stranger names is in no answer', async ({ request, baseURL }) => {
    for (const path of ['/', '/tours', '/login']) {
      const answer = await request.get(baseURL + path, {
        headers: { 'x-forwarded-host': 'evil.test' },
        maxRedirects: 0,
      });
      expect([path, `${answer.headers().location} ${await answer.text()}`.includes('evil.test')]).toEqual([
        path,
        false,
      ]);
    }
  });

  test('a tour whose dates have passed answers 410', { tag: '@mf-tour' }, async ({ request, baseURL }) => {
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

test('every module that the page hints at is fetched once; what is below the fold waits', { tag: '@shell' }, async ({
  page,
}) => {
  await page.goto('/');
  await untilLive(page);
  await page.waitForLoadState('networkidle');
  // <link> elements, as the selector says
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

test.describe('the browser makes no api request that the server has made already', { tag: '@shell' }, () => {
  for (const one of SITE_PAGES.filter(({ name }) => ['home', 'listing', 'tour'].includes(name))) {
    test(one.name, { tag: one.tag }, async ({ page, baseURL, request }) => {
      const path = await pathOf(one, request, baseURL);
      const calls: string[] = [];
      page.on('request', (sent) => {
        if (new URL(sent.url()).pathname.startsWith('/api/')) calls.push(sent.url());
      });
      await page.goto(path);
      await untilLive(page);
      await page.waitForLoadState('networkidle');
      expect(calls).toEqual([]);
    });
  }
});

/** how far a page is wider than its window, in px */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('on a phone, in both themes', { tag: '@shell' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true });

  for (const one of SITE_PAGES.filter(({ name }) => name !== 'destinations')) {
    test(`the page is accessible and quiet: ${one.name}`, { tag: one.tag }, async ({ page, baseURL, request }) => {
      await page.goto(await pathOf(one, request, baseURL));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessibleInBothThemes(page);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    });
  }
});

test.describe('no page scrolls sideways at 320 px', { tag: '@shell' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const one of SITE_PAGES) {
    test(one.name, { tag: one.tag }, async ({ page, baseURL, request }) => {
      const path = await pathOf(one, request, baseURL);
      for (const prefix of ['', '/de', '/zh']) {
        await page.goto(prefix + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await overflowOf(page), `${prefix}${path} scrolls sideways`).toBeLessThanOrEqual(0);
      }
    });
  }
});

test.describe('text of twice the size', { tag: ['@shell', '@mf-tour'] }, () => {
  const late = `/review/${DEMO_TRIPS[3]?.review}`;
  // an invitation that is too old
  test.use({ expectedComplaints: { lines: ['', '/de', '/zh'].map((prefix) => ({ status: 410, at: prefix + late })) } });

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
      expect(await overflowOf(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
    }
  });
});
