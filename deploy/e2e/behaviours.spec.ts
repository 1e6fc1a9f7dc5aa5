import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { hold } from './hold.ts';
import { untilLive } from './live.ts';
import { type Site, startSite } from './site.ts';
import { expectStill, watchShifts } from './stillness.ts';
import { expect, test } from './test.ts';

const DAY_S = 86_400;
const UUID = '00000000-0000-4000-8000-000000000000';

const notice = (page: Page) => page.getByRole('region', { name: 'Cookies' });

/** seconds that a cookie still lives, by name; -1 until the browser closes */
async function lifetimes(context: BrowserContext): Promise<Record<string, number>> {
  const now = Date.now() / 1000;
  const cookies = await context.cookies();
  return Object.fromEntries(cookies.map(({ name, expires }) => [name, expires < 0 ? -1 : Math.round(expires - now)]));
}

/** what has the focus, when a bar or a notice of the page lies over it */
const coveredFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return '';
    const { x, y, width, height } = focused.getBoundingClientRect();
    const above = document.elementFromPoint(x + width / 2, y + height / 2);
    return above?.closest('section[aria-label="Cookies"], nav[aria-label="App"]')?.contains(focused) === false
      ? (focused.textContent ?? focused.tagName)
      : '';
  });

/** where an answer leads without being followed: '302 /tours' */
async function leads(request: APIRequestContext, url: string): Promise<string> {
  const answer = await request.get(url, { maxRedirects: 0 });
  return [answer.status(), answer.headers().location].filter(Boolean).join(' ');
}

test.describe('the cookie notice', { tag: '@shell' }, () => {
  test('is shown until it is dismissed, then hidden for 180 days, from the first byte on', async ({
    page,
    baseURL,
  }) => {
    await page.goto(baseURL);
    await expect(notice(page)).toContainText('third-party cookies');
    await untilLive(page);
    await page.getByRole('button', { name: "Ok, don't show again" }).click();
    await expect(notice(page)).toHaveCount(0);
    const { cookie_notice = 0 } = await lifetimes(page.context());
    expect(Math.abs(cookie_notice - 180 * DAY_S)).toBeLessThan(60);
    const html = await (await page.request.get(baseURL)).text();
    expect(html).not.toContain('third-party cookies');
  });

  test('stands in the server’s page for whoever has not dismissed it', async ({ request, baseURL }) => {
    expect(await (await request.get(baseURL)).text()).toContain('Ok, don&#x27;t show again');
  });

  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    test(`does not cover what has the keyboard's focus at ${width} px`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`${baseURL}/tours`);
      await untilLive(page);
      await expect(notice(page)).toBeVisible();
      const covered = [];
      for (let presses = 0; presses < 45; presses++) {
        await page.keyboard.press('Tab');
        covered.push(await coveredFocus(page));
      }
      expect(covered.filter(Boolean)).toEqual([]);
    });
  }

  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [1440, 900],
  ] as const) {
    test(`covers no link at the very end of a page at ${width} px, and moves nothing`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height });
      await watchShifts(page);
      // its text is the longest in German
      await page.goto(`${baseURL}/de/privacy`);
      await untilLive(page);
      // what is asked here is whether the room below the footer moves anything, not whether a late font does
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
        Reflect.get(window, 'shifts').length = 0;
      });
      const last = page.getByRole('contentinfo').getByRole('link').last();
      // parts that come near are laid out, and the end goes on: as often as it does
      await expect(async () => {
        await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
        const left = () => document.documentElement.scrollHeight - window.scrollY - window.innerHeight;
        expect(await page.evaluate(left)).toBeLessThanOrEqual(1);
        const [link, above] = await Promise.all([last.boundingBox(), notice(page).boundingBox()]);
        expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(above?.y ?? 0);
      }).toPass();
      await expectStill(page);
      await notice(page).getByRole('button', { name: 'Ablehnen' }).click();
      await expect(notice(page)).toHaveCount(0);
      await expectStill(page);
    });
  }

  test('does not cover what is pressed on a phone', async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(baseURL);
    const [box, bar] = await Promise.all([
      notice(page).boundingBox(),
      page.getByRole('navigation', { name: 'App' }).boundingBox(),
    ]);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await expectAccessible(page);
  });
});

test.describe('addresses that lead elsewhere', { tag: '@shell' }, () => {
  test('only to the site’s own pages and to sites that it names', async ({ request, baseURL }) => {
    const to = (url: string) => leads(request, `${baseURL}/redirect?url=${encodeURIComponent(url)}`);
    expect(await to('/tours?page=2')).toBe('302 /tours?page=2');
    expect(await to(`${baseURL}/blog`)).toBe('302 /blog');
    expect(await to('https://t.me/cairn')).toBe('200');
    for (const blocked of ['https://evil.test/', '//evil.test/tours', '/\\evil.test'])
      expect(await to(blocked)).toBe('403');
    for (const none of ['', 'javascript:alert(1)', '/.//evil.test', '/api/x']) expect(await to(none)).toBe('404');
  });

  test('short links lead to their tour, unknown ones nowhere', async ({ request, baseURL }) => {
    expect(await leads(request, `${baseURL}/r/1`)).toMatch(/^302 \/.+-1$/);
    expect(await leads(request, `${baseURL}/r/99999999`)).toBe('404');
    expect(await leads(request, `${baseURL}/tg/${UUID}`)).toBe('404');
    expect(await leads(request, `${baseURL}/tg/nonsense`)).toBe('404');
  });

  test('a page names the other site before anybody goes there', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}/redirect?url=${encodeURIComponent('https://t.me/cairn')}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are leaving Cairn');
    const go = page.getByRole('link', { name: 'Go to t.me' });
    await expect(go).toHaveAttribute('href', 'https://t.me/cairn');
    await expect(go).toHaveAttribute('rel', /noopener.*nofollow/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test.describe('to a blocked site', () => {
    test.use({ expectedComplaints: { lines: [{ status: 403, at: '/redirect?url=https%3A%2F%2Fevil.test%2F' }] } });

    test('there is only the way back', async ({ page, baseURL }) => {
      await page.goto(`${baseURL}/redirect?url=${encodeURIComponent('https://evil.test/')}`);
      await expect(page.getByRole('main')).toContainText('evil.test');
      await expect(page.getByRole('main').getByRole('link')).toHaveText(['Stay on Cairn', 'Go back']);
    });
  });
});

test('what brought a visitor is kept: campaign 3 days, request and subscriber half a year', { tag: '@shell' }, async ({
  page,
  baseURL,
}) => {
  await page.goto(`${baseURL}/?utm_source=mail&utm_campaign=spring&utm_content=a&last_request_id=31&subscriber_id=7`);
  const lives = await lifetimes(page.context());
  for (const name of ['utm_source', 'utm_campaign', 'utm_content']) expect(lives[name]).toBeCloseTo(3 * DAY_S, -2);
  for (const name of ['last_request_id', 'subscriber_id']) expect(lives[name]).toBeCloseTo(15_552_000, -2);
});

test('the selection’s token is kept and leaves the address, all else stays', { tag: '@shell' }, async ({
  page,
  baseURL,
}) => {
  await page.goto(baseURL);
  const before = await page.evaluate(() => history.length);
  await page.goto(`${baseURL}/tours?sort=price&tour-selection-token=31-abc&difficulty=2#list`);
  await untilLive(page);
  expect(page.url()).toBe(`${baseURL}/tours?sort=price&difficulty=2#list`);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'tour_selection_token')).toMatchObject({ value: '31-abc', expires: -1 });
  await page.goBack();
  expect(page.url()).toBe(`${baseURL}/`);
});

test('the theme is there before the first paint, and follows the system until one is chosen', {
  tag: '@shell',
}, async ({ page, context, baseURL }) => {
  const html = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark' });
  // the page's code never comes: what is seen is the server's HTML and the scripts of its head
  await page.route(/\/main\.[\da-f]+\.js$/, () => undefined);
  await page.goto(baseURL);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL }]);
  await page.goto(baseURL);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test.describe('what is pressed before the page lives', { tag: '@shell' }, () => {
  /** lets the page's code come when it is called */
  const holdCode = (page: Page) => hold(page, /\/main\.[\da-f]+\.js$/);
  const favourite = (page: Page) => page.getByRole('button', { name: 'Add to favourites' }).first();
  const counted = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Favourites, 1' });

  test('is answered once it does', async ({ page, baseURL }) => {
    const letCome = await holdCode(page);
    await page.goto(`${baseURL}/tours`, { waitUntil: 'domcontentloaded' });
    await favourite(page).click();
    letCome();
    await expect(counted(page)).toBeVisible();
  });

  test('is answered when the button is let go after it does', async ({ page, baseURL }) => {
    const letCome = await holdCode(page);
    await page.goto(`${baseURL}/tours`, { waitUntil: 'domcontentloaded' });
    await favourite(page).hover();
    await page.mouse.down();
    letCome();
    await untilLive(page);
    await page.mouse.up();
    await expect(counted(page)).toBeVisible();
  });

  test('in a form is typed and ticked for good', async ({ page, baseURL }) => {
    const letCome = await holdCode(page);
    await page.goto(`${baseURL}/register`, { waitUntil: 'domcontentloaded' });
    const [name, email] = [page.getByLabel('Your name'), page.getByLabel('E-mail')];
    await name.pressSequentially('Kate Miller');
    await email.pressSequentially('kate@');
    const terms = page.getByRole('checkbox', { name: /^I accept/ });
    // the box itself is not seen: its row is pressed
    await terms.evaluate((box) => box.closest('label')?.click());
    letCome();
    await untilLive(page);
    await email.press('End');
    await email.pressSequentially('example.com');
    await expect(email).toHaveValue('kate@example.com');
    await expect(name).toHaveValue('Kate Miller');
    await expect(terms).toBeChecked();
    // the form knows of it, too
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the code');
  });

  test('among the filters filters', async ({ page, baseURL }) => {
    const letCome = await holdCode(page);
    await page.goto(`${baseURL}/tours`, { waitUntil: 'domcontentloaded' });
    const filter = page.getByRole('main').locator('input[type=checkbox][name=restKinds]').first();
    const kind = await filter.inputValue();
    await filter.evaluate((box) => box.closest('label')?.click());
    letCome();
    await expect(page).toHaveURL(`${baseURL}/tours?restKinds=${kind}`);
    await expect(page.locator(`input[type=checkbox][name=restKinds][value="${kind}"]`)).toBeChecked();
  });
});

test.describe('a lost connection', { tag: '@shell' }, () => {
  test.use({
    expectedComplaints: {
      lines: [
        { failure: 'net::ERR_INTERNET_DISCONNECTED', at: '/assets/build.json' },
        { failure: 'net::ERR_CONNECTION_REFUSED', at: '/assets/build.json' },
        { failure: 'net::ERR_CONNECTION_REFUSED', at: /^\/api\/spa\/tours-page\?restKinds=\d+&expand=filters$/ },
      ],
    },
  });

  test('is told of, and the word goes when it is back', async ({ page, baseURL }) => {
    await page.goto(baseURL);
    await untilLive(page);
    // what it fetches for later is not what this is about
    await page.waitForLoadState('networkidle');
    const banner = page.getByText('No connection.');
    await expect(banner).toHaveCount(0);
    await page.context().setOffline(true);
    await expect(banner).toBeVisible();
    await page.context().setOffline(false);
    await expect(banner).toHaveCount(0);
  });

  test('is noticed by calls that fail', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}/tours`);
    await untilLive(page);
    const gone = /\/(api|assets\/build\.json)/;
    await page.route(gone, (route) => route.abort('connectionrefused'));
    await page.goto('about:blank').catch(() => undefined);
    await page.goBack();
    await untilLive(page);
    // the page that came back may not answer the first press yet
    await expect(async () => {
      const filter = page.getByRole('checkbox').first();
      if (await filter.isVisible()) await filter.evaluate((box: HTMLElement) => box.click());
      await expect(page.getByText('No connection.')).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 30_000 });
    await page.unroute(gone);
    await expect(page.getByText('No connection.')).toHaveCount(0);
  });
});

test.describe('code that cannot be had any more', { tag: '@shell' }, () => {
  test.use({
    expectedComplaints: {
      lines: [
        // parts of the kit, and the texts that they wait for
        { failure: 'net::ERR_FAILED', at: /^\/assets\/shell\/(k|m\.[\w-]+)\.\w+\.js(\?\d+)?$/ },
        {
          text: /^TypeError: Failed to fetch dynamically imported module: http:\/\/[^/]+\/assets\/shell\/k\.\w+\.js$/,
        },
      ],
    },
  });

  test('reloads the page once, after the forms have been told, and does not go on about it', async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      addEventListener('cairn:before-reload', () => {
        sessionStorage.setItem('told', `${Number(sessionStorage.getItem('told') ?? 0) + 1}`);
      });
    });
    const known = new Set<string>();
    page.on('response', (answer) => known.add(answer.url()));
    await page.goto(baseURL);
    await untilLive(page);
    await page.waitForLoadState('networkidle');
    let loads = 0;
    page.on('load', () => loads++);
    const had = new Set(known);
    await page.route(/\/assets\/shell\/.*\.js$/, (route) =>
      had.has(route.request().url()) ? route.continue() : route.abort('failed'),
    );
    const preferences = page.getByRole('button', { name: /language and currency/ });
    await preferences.click();
    await expect.poll(() => loads).toBe(1);
    await untilLive(page);
    expect(await page.evaluate(() => sessionStorage.getItem('told'))).toBe('1');

    await preferences.click();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Please try again later')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([loads, await page.evaluate(() => sessionStorage.getItem('told'))]).toEqual([1, '1']);
  });
});

test.describe('the header', { tag: '@shell' }, () => {
  test('offers the search on listings and opens the finder', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}/tours?dateFrom=2027-06-14&dateTo=2027-06-28&people=4`);
    await untilLive(page);
    const pill = page.getByRole('banner').getByRole('link', { name: /^Search tours: Anywhere .*4 people$/ });
    const ringOf = (stop: Locator) => stop.evaluate((element) => getComputedStyle(element).boxShadow);
    await page.keyboard.press('Tab');
    const ring = await ringOf(page.locator(':focus'));
    await pill.focus();
    await expect.poll(() => ringOf(pill)).toBe(ring);
    await pill.click();
    const dialog = page.getByRole('dialog', { name: 'Find tours' });
    await expect(dialog.getByRole('button', { name: /Who.*4 people/ })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Find tours' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/dateFrom=2027-06-14&dateTo=2027-06-28&people=4/);
  });

  test('counts a guest’s favourites, on the server too', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}/tours`);
    await untilLive(page);
    await page.getByRole('button', { name: 'Add to favourites' }).first().click();
    const link = page.getByRole('banner').getByRole('link', { name: 'Favourites, 1' });
    await expect(link).toBeVisible();
    expect(await (await page.request.get(baseURL)).text()).toContain('Favourites, 1');
  });

  test('leads back from the log-in', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}/blog`);
    await untilLive(page);
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });
});

test.describe('pages that cannot be shown', { tag: '@shell' }, () => {
  test.use({ expectedComplaints: { lines: [{ status: 404, at: '/no-such-place' }] } });

  test('say so to people and search engines', async ({ page, baseURL }) => {
    const answer = await page.goto(`${baseURL}/no-such-place`);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle('Page Not Found');
    await expect(page.getByText("deleted or doesn't even exist")).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('link', { name: 'Back home' })).toBeVisible();
  });
});

test.describe('a version on trial that throws in render', { tag: '@shell' }, () => {
  let site: Site;
  test.beforeAll(async () => {
    site = await startSite();
    await site.release('throws-in-render', '1.5.0');
    await site.live({ [site.own]: 0, '1.5.0': 100 });
  });
  test.afterAll(() => site.stop());

  test('is replaced by the stable one before anybody sees an error', async ({ page, request }) => {
    // on a page without a part of it: the home page's gives way as well
    const version = async () => (await request.get(`${site.url}/tours`)).headers()['x-composition'];
    await expect.poll(version, { intervals: [100] }).toContain('mf-content@1.5.0');
    const answer = await page.goto(`${site.url}/blog`);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['x-composition']).toContain(`mf-content@${site.own}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal');
    await untilLive(page);
  });
});
