import type { AppConfig } from '@cairn/shared-contracts/api/site.schema';
import type { Page } from '@playwright/test';
import { NEXT_PAGE_PATH } from '../../shell/composition/next-page-path.ts';
import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts';
import { hold } from './hold.ts';
import { untilLive } from './live.ts';
import { expect, test } from './test.ts';

const PHONE = { width: 390, height: 844 };
/** of the demo data: its dates have passed */
const PAST_TOUR = 9;

/** what a site says that has films; they are those of the demo tours */
async function offerFilms(page: Page): Promise<void> {
  const film = '/media/film/lake.webm';
  // the page's own call is what tells of them
  await page.route(`**${NEXT_PAGE_PATH}*`, (route) => route.fulfill({ status: 204 }));
  await page.route('**/api/spa/app-config', async (route) => {
    const answer = await route.fetch();
    const config: AppConfig = await answer.json();
    const landing_videos = [{ desktop: `${film}?wide`, mobile: `${film}?tall`, color: '#1f3d36' }];
    await route.fulfill({ json: { ...config, landing_videos } });
  });
}

/** to the home page without its server: its calls are the browser's own */
async function walkHome(page: Page): Promise<void> {
  await page.goto('/collections');
  await untilLive(page);
  await page.waitForLoadState('networkidle');
  await page.getByRole('banner').getByRole('link', { name: 'Cairn' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Walk with people who know the way');
}

test('a tourist finds a country from the keyboard', { tag: '@mf-catalog' }, async ({ page }) => {
  await page.goto('/');
  const finder = page.getByRole('main').getByRole('search', { name: 'Find a tour' });
  const where = finder.getByRole('combobox', { name: 'Say what you are looking for' });
  await where.focus();
  await page.keyboard.type('georg');
  await expect(where).toHaveValue('georg');
  await expect(page.getByRole('option', { name: /^Georgia/ }).first()).toBeVisible();
  // wherever the page moves to, what was typed stays
  await page.evaluate(() => window.scrollBy(0, 60));
  await page.keyboard.type('ia');
  await expect(where).toHaveValue('georgia');
  await expect(page.getByRole('option', { name: /^Georgia/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(where).toHaveValue('Georgia');
  await finder.getByRole('button', { name: 'Find tours' }).press('Enter');
  await expect(page).toHaveURL(/\/georgia$/);
});

test('a sentence is read as it is typed, and found', { tag: '@mf-catalog' }, async ({ page, browser, baseURL }) => {
  await page.goto('/');
  const finder = page.getByRole('main').getByRole('search', { name: 'Find a tour' });
  await finder.getByRole('combobox').click();
  await page.keyboard.type('a family trek in Georgia in July under €900 with unicorns');
  const understood = finder.getByRole('list', { name: 'What we understood' });
  await expect(understood.getByRole('listitem')).toHaveText([
    'Georgia',
    'Trekking',
    /^July \d{4}$/,
    'up to €900',
    /2 adults, child 10/,
  ]);
  await understood.getByRole('button', { name: 'Remove Trekking' }).press('Delete');
  await expect(understood.getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page);
  await finder.getByRole('button', { name: 'Find tours' }).click();
  await expect(page).toHaveURL(/\/georgia\?dateFrom=\d{4}-07-01&dateTo=\d{4}-07-31&priceMax=\d+&minAge=10&people=3/);
  await expect(page.getByText('We left out “unicorns”')).toBeVisible();

  // the same before any script, and with none
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const still = await plain.newPage();
  await still.goto('/');
  const field = still.getByRole('main').getByRole('search').locator('input[name=q]');
  await field.fill('georgia in july with unicorns');
  await field.press('Enter');
  await expect(still).toHaveURL(/\/georgia\?dateFrom=\d{4}-07-01&dateTo=\d{4}-07-31&left=unicorns$/);
  await still.getByRole('main').getByRole('search').locator('input[name=q]').fill('at most 20 days');
  await still.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(still).toHaveURL(/\/georgia\?dateFrom=\d{4}-07-01&dateTo=\d{4}-07-31/);
  await plain.close();
});

for (const [width, height] of [
  [390, 664],
  [390, 844],
  [1366, 650],
  [1440, 900],
] as const) {
  test(`the first view of a first visit holds what it is for, at ${width} × ${height} px`, {
    tag: ['@mf-catalog', '@mf-tour', '@shell'],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const lowest = async () => (await page.getByRole('region', { name: /^Cookies/ }).boundingBox())?.y ?? 0;
    for (const path of ['/', '/de']) {
      await page.goto(path);
      const finder = await page.getByRole('main').getByRole('search').boundingBox();
      expect([path, finder && finder.y + finder.height <= (await lowest())]).toEqual([path, true]);
      // its head does not run into the finder
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect([path, title && finder && title.y + title.height < finder.y]).toEqual([path, true]);
    }
    await page.goto('/terskey-alatau-traverse-1');
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(title && title.y + title.height).toBeLessThanOrEqual(await lowest());
  });
}

for (const width of [390, 1024, 1440]) {
  test(`what is typed before the page lives is searched for, at ${width} px`, {
    tag: ['@mf-catalog', '@shell'],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const letThrough = await hold(page, /\.js$/);
    await page.goto('/', { waitUntil: 'commit' });
    const where = page.getByRole('main').getByRole('combobox', { name: 'Say what you are looking for' });
    await where.click();
    await page.keyboard.type('geo');
    letThrough();
    await page.keyboard.type('rgia');
    // the box with its list has come
    await expect(page.getByRole('option', { name: /^Georgia/ }).first()).toBeVisible();
    await expect(where).toHaveValue('georgia');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/georgia$/);
  });
}

test('a field that is pressed before the page lives offers its places once it does', {
  tag: '@mf-catalog',
}, async ({ page }) => {
  const letThrough = await hold(page, /\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  const where = page.getByRole('main').getByRole('combobox', { name: 'Say what you are looking for' });
  await where.click();
  letThrough();
  await expect(where).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('option').first()).toBeVisible();
});

for (const [width, height, isFirst] of [
  [390, 844, false],
  [1440, 900, true],
] as const)
  test(`cards are laid out ${isFirst ? 'with' : 'right after'} the first paint, at ${width} × ${height} px`, {
    tag: '@mf-catalog',
  }, async ({ page, context }) => {
    await page.setViewportSize({ width, height });
    const devTools = await context.newCDPSession(page);
    await devTools.send('Animation.enable');
    // time stands still at the first paint while we look
    await devTools.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const card = page.locator('main article').first();
    await card.waitFor({ state: 'attached' });
    const isLaidOut = () => card.evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut()).toBe(isFirst);
    const below = page.getByRole('link', { name: /^Show all \d/ });
    const top = (await below.boundingBox())?.y ?? 0;
    await devTools.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await expect.poll(isLaidOut).toBe(true);
    // and moves nothing
    expect((await below.boundingBox())?.y ?? 0).toBeCloseTo(top, 0);
  });

test.describe('the film behind the promise', { tag: '@mf-catalog' }, () => {
  test('plays after the page is there, and stops when it is told to', async ({ page }) => {
    await offerFilms(page);
    await walkHome(page);
    const film = page.locator('video');
    await expect(film).toHaveAttribute('src', /\?wide$/);
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Pause the background video' }).press('Enter');
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await expectAccessible(page);
  });

  test('is not even fetched for somebody who wants no motion', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await offerFilms(page);
    await walkHome(page);
    await expect(page.getByRole('button', { name: 'Play the background video' })).toBeVisible();
    expect(asked.filter((url) => url.includes('/media/film/'))).toEqual([]);
  });
});

test('a guest keeps a tour, sees it among the favourites, and lets go of one that is over', {
  tag: '@mf-catalog',
}, async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'favorite_tours', value: String(PAST_TOUR), url: baseURL }]);
  await page.goto('/');
  await page.getByRole('button', { name: 'Add to favourites' }).first().click();
  await expect(page.getByText('Added to favourites')).toBeVisible();
  await page.goto('/favorites');
  await expect(page.getByRole('article')).toHaveCount(1);
  const over = page.getByRole('region', { name: 'No longer available' });
  await expect(over.getByText('the tour dates have passed')).toBeVisible();
  await expectAccessible(page);
  await over.getByRole('button', { name: /^Remove/ }).press('Enter');
  await expect(over).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'No longer available' })).toHaveCount(0);
});

test('the climate of a place has one address', { tag: '@mf-catalog' }, async ({ request, baseURL }) => {
  const nested = await request.get(`${baseURL}/georgia/svaneti/climate-and-weather`, { maxRedirects: 0 });
  expect([nested.status(), nested.headers().location]).toEqual([301, '/svaneti/climate-and-weather']);
  const page = await request.get(`${baseURL}/svaneti/climate-and-weather`);
  expect(page.status()).toBe(200);
  expect(await page.text()).toMatch(/<table[\s\S]+July[\s\S]+<\/table>/);
  expect((await request.get(`${baseURL}/atlantis/climate-and-weather`)).status()).toBe(404);
});

test('destinations are found by the letters of their names', { tag: '@mf-catalog' }, async ({ page }) => {
  await page.goto('/destinations');
  await page.waitForLoadState('networkidle');
  await page.getByRole('searchbox', { name: 'Search destinations' }).fill('svan');
  await expect(page.getByRole('link', { name: /^Svaneti/ })).toBeVisible();
});

test.describe('everybody can read', { tag: '@mf-catalog' }, () => {
  test.use({ colorScheme: 'dark' });

  for (const path of ['/', '/destinations', '/collections', '/favorites', '/madeira/climate-and-weather']) {
    test(`${path} on a phone, in both themes`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expectAccessibleInBothThemes(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    });
  }
});
