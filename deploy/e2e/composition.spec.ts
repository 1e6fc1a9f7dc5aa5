import type { APIRequestContext } from '@playwright/test';
import { untilLive } from './live.ts';
import { type Site, startSite } from './site.ts';
import { expect, test } from './test.ts';

let site: Site;

test.beforeAll(async () => {
  site = await startSite();
  await site.release('second', '1.1.0');
});
test.afterAll(() => site.stop());

/** a header that says what resolved: 'mf-catalog@1.0.0,mf-tour@1.0.0,…' */
async function contentVersion(
  request: APIRequestContext,
  path = '/blog',
  visitor?: string,
): Promise<string | undefined> {
  const answer = await request.get(site.url + path, visitor ? { headers: { cookie: `visitor=${visitor}` } } : {});
  return answer.headers()['x-composition']?.match(/mf-content@([^,]+)/)?.[1];
}

const VISITORS = Array.from({ length: 12 }, (_, index) => `visitor-${index}`);

async function versionsAt(request: APIRequestContext, path: string): Promise<(string | undefined)[]> {
  const versions: (string | undefined)[] = [];
  for (const visitor of VISITORS) versions.push(await contentVersion(request, path, visitor));
  return versions;
}

/** for every visitor: while two versions share them, one visitor's version says nothing of the change */
async function untilVersion(request: APIRequestContext, version: string): Promise<void> {
  await expect
    .poll(async () => [...new Set(await versionsAt(request, '/login'))], { intervals: [100] })
    .toEqual([version]);
}

test('a release goes live without a restart, and back', { tag: '@shell' }, async ({ page, request }) => {
  await site.live({ [site.own]: 100 });
  await untilVersion(request, site.own);
  await page.goto(`${site.url}/blog`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal');

  await site.live({ '1.1.0': 100 });
  await untilVersion(request, '1.1.0');
  await page.goto(`${site.url}/blog`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal, second edition');

  await site.live({ [site.own]: 100 });
  await untilVersion(request, site.own);
});

test('two versions share the visitors, and each visitor keeps theirs', { tag: '@shell' }, async ({ request }) => {
  await site.live({ [site.own]: 50, '1.1.0': 50 });
  await expect.poll(() => contentVersion(request, '/blog', 'v3'), { intervals: [100] }).not.toBeUndefined();
  let first: (string | undefined)[] = [];
  await expect
    .poll(
      async () => {
        first = await versionsAt(request, '/login');
        return new Set(first).size;
      },
      { intervals: [500] },
    )
    .toBe(2);
  // the change may have come in the middle of that round
  first = await versionsAt(request, '/login');
  expect(new Set(first)).toEqual(new Set([site.own, '1.1.0']));
  expect(await versionsAt(request, '/')).toEqual(first);
});

test.describe('a version that is broken falls back to the stable one', { tag: '@shell' }, () => {
  for (const [title, version, prepare] of [
    ['throws at load', '1.2.0', () => site.release('throws-at-load', '1.2.0')],
    [
      'was tampered with',
      '1.3.0',
      async () => {
        await site.release('second', '1.3.0');
        await site.tamper('1.3.0/server/remoteEntry.js');
      },
    ],
    [
      'has lost its code',
      '1.4.0',
      async () => {
        await site.release('second', '1.4.0');
        await site.remove('1.4.0/server');
      },
    ],
  ] as const) {
    test(title, async ({ page, request }) => {
      await prepare();
      await site.live({ [site.own]: 0, [version]: 100 });
      await untilVersion(request, site.own);
      await page.goto(`${site.url}/blog`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal');
    });
  }
});

test.describe('a remote that cannot be had at all spoils only its own place', { tag: '@shell' }, () => {
  test.use({ expectedComplaints: { lines: [{ status: 503, at: '/blog' }] } });

  test('its page says so with 503, the rest of the site works', async ({ page, request }) => {
    await site.live({ '9.9.9': 100 }, { '9.9.9': 'sha384-none' });
    await untilVersion(request, 'down');
    const answer = await page.goto(`${site.url}/blog`);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('An error occurred');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tours' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All tours');
  });

  test('its fragment on another page shows a quiet line', async ({ page }) => {
    const answer = await page.goto(site.url);
    expect(answer?.status()).toBe(200);
    await expect(page.getByText('This part is away for a moment')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Collections' })).toBeVisible();
  });
});

test.describe('a remote that throws in render', { tag: '@shell' }, () => {
  test.use({
    expectedComplaints: {
      lines: [
        { status: 503, at: '/blog' },
        { text: /^Error: this fragment throws while it renders\n/ },
        {
          text: /^\[composition\] mf-content\/organizer-rail failed in render: Error: this fragment throws while it renders$/,
        },
        // React: the server could not finish the fragment and left it to the browser
        { text: /^\[hydration\] Error: Minified React error #419;/ },
      ],
    },
  });

  test('spoils only its own place', async ({ page, request }) => {
    await site.release('throws-in-render', '1.5.0');
    await site.live({ '1.5.0': 100 });
    await untilVersion(request, '1.5.0');
    const home = await page.goto(site.url);
    expect(home?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'Collections' })).toBeVisible();
    // the fragment stands below the fold: its code comes when somebody comes near
    await page.getByRole('heading', { name: 'The people leading the way' }).scrollIntoViewIfNeeded();
    await expect(page.getByText('This part is away for a moment')).toBeVisible();
    const blog = await page.goto(`${site.url}/blog`);
    expect(blog?.status()).toBe(503);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});

test.describe('a remote that hangs', { tag: '@shell' }, () => {
  test.use({
    expectedComplaints: {
      lines: [
        { status: 504, at: '/blog' },
        // React: the server could not finish the fragment and left it to the browser
        { text: /^\[hydration\] Error: Minified React error #419;/ },
      ],
    },
  });

  test('holds up neither the page around it nor the site', async ({ page, request }) => {
    await site.release('hangs', '1.6.0');
    await site.live({ '1.6.0': 100 });
    await untilVersion(request, '1.6.0');
    await page.goto(site.url, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Collections' })).toBeVisible();
    const blog = await page.goto(`${site.url}/blog`);
    expect(blog?.status()).toBe(504);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});

test.describe('code that was tampered with on its way to the browser', { tag: '@shell' }, () => {
  test.use({
    expectedComplaints: {
      lines: [
        {
          text: /^Failed to find a valid digest in the 'integrity' attribute for resource 'http:[^']+\/mf-content\/[^/]+\/browser\/c\.\w+\.js'/,
        },
        {
          text: /^Failed locale loading: mf-content\/texts\.en-US: TypeError: Failed to fetch dynamically imported module: /,
        },
        {
          text: /^\[composition\] the page keeps its static form: TypeError: Failed to fetch dynamically imported module: /,
        },
      ],
    },
  });

  test('is refused: the page keeps what the server sent', async ({ page, request }) => {
    await site.live({ [site.own]: 100 });
    await untilVersion(request, site.own);
    await page.route(/mf-content\/[^/]+\/browser\/c\..*\.js$/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()};document.title='stolen'` });
    });
    await page.goto(`${site.url}/blog`);
    // a page to read fetches its code once somebody does something
    await page.keyboard.press('Tab');
    await expect(page.locator('html')).toHaveAttribute('data-static', '1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal');
    expect(await page.title()).not.toBe('stolen');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tours' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All tours');
  });
});

test.describe('a version that works on the server and is broken in the browser', { tag: '@shell' }, () => {
  test.use({
    expectedComplaints: {
      lines: [
        { failure: 'net::ERR_FAILED', at: /\/mf-content\/1\.1\.0\/browser\// },
        { text: /^Failed locale loading: mf-content\/texts\.en-US: / },
        { text: /^\[composition\] the page keeps its static form: / },
      ],
    },
  });

  test('gives way to the stable one in this browser, with one reload, and is told of by name', async ({
    page,
    request,
  }) => {
    await site.live({ [site.own]: 0, '1.1.0': 100 });
    await untilVersion(request, '1.1.0');
    await page.route(/mf-content\/1\.1\.0\/browser\//, (route) => route.abort());
    await page.goto(`${site.url}/blog`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal');
    await untilLive(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-static', '1');
    const metrics = await (await request.get(`${site.url}/metrics`)).text();
    expect(metrics).toContain('cairn_browser_failures_total{version="mf-content@1.1.0"');
    // whose browser it is not goes on with what is live
    expect(await contentVersion(request)).toBe('1.1.0');
  });
});

test.describe('a canary whose page throws in browsers alone', { tag: '@shell' }, () => {
  test.use({
    expectedComplaints: {
      lines: [{ text: /this page throws in browsers/ }, { text: /Minified React error #4\d\d/ }],
    },
  });

  test('gives way to the stable one for that visitor, who stays with it, and whoever is on call hears of it', async ({
    page,
    request,
  }) => {
    await site.release('throws-in-browser', '1.5.3');
    await site.live({ [site.own]: 50, '1.5.3': 50 });
    let chosen: string | undefined;
    await expect
      .poll(
        async () => {
          const versions = await versionsAt(request, '/blog');
          chosen = VISITORS.find((_, at) => versions[at] === '1.5.3');
          return chosen;
        },
        { intervals: [500] },
      )
      .toBeDefined();
    await page.context().addCookies([{ name: 'visitor', value: chosen ?? '', url: site.url }]);

    const answer = await page.goto(`${site.url}/blog`);
    expect(answer?.headers()['x-composition']).toContain('mf-content@1.5.3');
    // a page to read fetches its code once somebody does something
    await page.keyboard.press('Tab');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal');
    await untilLive(page);
    await expect(page.locator('[data-fallback]')).toHaveCount(0);
    const again = await page.goto(`${site.url}/blog`);
    expect(again?.headers()['x-composition']).toContain(`mf-content@${site.own}`);

    const metrics = await (await request.get(`${site.url}/metrics`)).text();
    expect(metrics).toContain('cairn_browser_failures_total{version="mf-content@1.5.3"');
    const live = await (await request.get(`${site.url}/dev/live`)).text();
    expect(live).toContain('this page throws in browsers');
    // whose browser it is not goes on with what is live
    expect(await contentVersion(request, '/blog', chosen)).toBe('1.5.3');
  });
});

test('the site stays whole while the artifact server is away', { tag: '@shell' }, async ({ page, request }) => {
  await site.live({ [site.own]: 100 });
  await untilVersion(request, site.own);
  // the browser's files of these pages have been asked for before, by some visitor who saw the whole of them
  await page.goto(site.url);
  await untilLive(page);
  await page.keyboard.press('End');
  await page.waitForLoadState('networkidle');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Journal' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal');

  await site.stopArtifacts();
  await page.context().clearCookies();
  const answer = await page.goto(site.url);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Journal' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal');
});
