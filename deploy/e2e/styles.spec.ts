import type { Page } from '@playwright/test';
import { untilLive } from './live.ts';
import { firstTour } from './site-pages.ts';
import { expect, test } from './test.ts';

/** the addresses of all style sheets that are fetched from now on, those from the cache too */
function fetchedSheets(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') fetched.push(new URL(request.url()).pathname);
  });
  return fetched;
}

/** the page is alive and every unit of it has its styles */
async function settled(page: Page): Promise<void> {
  await untilLive(page);
  await page.waitForLoadState('networkidle');
}

const inPage = (page: Page) =>
  page
    .locator('style[data-precedence]')
    .evaluateAll((styles) => styles.flatMap((style) => (style.getAttribute('data-href') ?? '').split(' ')));
const fontsState = (page: Page) => page.locator('html').getAttribute('data-fonts');

test('a first page brings its style sheets along and fetches none', { tag: '@shell' }, async ({ page }) => {
  const fetched = fetchedSheets(page);
  const response = await page.goto('/');
  await settled(page);
  expect(fetched).toEqual([]);
  expect((await inPage(page)).length).toBeGreaterThan(2);
  // a sheet that the browser's code puts before these makes it lay out the whole page anew
  const served = (await response?.text())?.match(/<style[ >]/g);
  await expect(page.locator('style')).toHaveCount(served?.length ?? 0);
});

/** Kilobytes that a phone's first page may cost as they are sent, without pictures: a few more than it does. The goal of code is 180, 180 and 215. */
const WEIGHTS: Record<string, { code: number; fonts: number }> = {
  '/': { code: 180, fonts: 41 },
  '/tours': { code: 180, fonts: 45 },
  tour: { code: 195, fonts: 41 },
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [name, { code, fonts }] of Object.entries(WEIGHTS)) {
    test(`a first page is light: ${name}`, { tag: ['@shell', '@mf-catalog', '@mf-tour'] }, async ({
      page,
      request,
      baseURL,
    }) => {
      await page.goto(name === 'tour' ? `/${(await firstTour(request, baseURL ?? '')).slug}` : name);
      await settled(page);
      const sent = await page.evaluate(() => {
        const entries = performance.getEntriesByType('resource');
        const sum = (kind: RegExp) =>
          entries.reduce((bytes, entry) => {
            return entry instanceof PerformanceResourceTiming && kind.test(entry.name)
              ? bytes + entry.encodedBodySize
              : bytes;
          }, 0);
        return { code: sum(/\.js$/) / 1000, fonts: sum(/\.woff2$/) / 1000 };
      });
      expect(sent.code).toBeGreaterThan(100);
      expect(sent.code).toBeLessThanOrEqual(code);
      expect(sent.fonts).toBeLessThanOrEqual(fonts);
    });
  }
});

test('a page after it fetches only what the first did not have, each once', { tag: '@shell' }, async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const had = (await inPage(page)).map((href) => new URL(href, page.url()).pathname);
  const fetched = fetchedSheets(page);
  await page.getByRole('banner').getByRole('link', { name: 'Destinations' }).click();
  await expect(page).toHaveURL(/\/destinations$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fetched.length).toBeGreaterThan(0);
  expect(new Set(fetched).size).toBe(fetched.length);
  expect(fetched.filter((sheet) => had.includes(sheet))).toEqual([]);
});

test('whoever comes back links the sheets, and has them in the cache by then', { tag: '@shell' }, async ({ page }) => {
  const heading = () =>
    page.getByRole('heading', { level: 1 }).evaluate((element) => {
      const { fontSize, color, fontFamily, marginTop } = getComputedStyle(element);
      return { fontSize, color, fontFamily, marginTop };
    });
  await page.goto('/tours');
  await settled(page);
  const first = await heading();
  // fetched when the page had nothing better to do
  const had = await inPage(page);
  const isKept = (sheets: string[]) =>
    sheets.every((sheet) => performance.getEntriesByName(new URL(sheet, location.href).href).length > 0);
  await expect.poll(() => page.evaluate(isKept, had)).toBe(true);
  await page.waitForLoadState('networkidle');
  for (const visit of ['second', 'third']) {
    await page.goto('/tours');
    await settled(page);
    expect(await inPage(page), visit).toEqual([]);
    expect(await fontsState(page), visit).toBeNull();
    const fromNetwork = await page.locator('link[rel=stylesheet][data-precedence]').evaluateAll((links) =>
      links.map((link) => {
        const [entry] = performance.getEntriesByName(link instanceof HTMLLinkElement ? link.href : '');
        return entry instanceof PerformanceResourceTiming && entry.transferSize > 0;
      }),
    );
    expect(fromNetwork.length, visit).toBeGreaterThan(2);
    expect(new Set(fromNetwork), visit).toEqual(new Set([false]));
    expect(await heading(), visit).toEqual(first);
  }
});

test('the fonts of a first page come after its picture', { tag: '@shell' }, async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(() => document.fonts.size)).toBeGreaterThan(3);
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
  await expect.poll(() => page.evaluate(() => document.fonts.check('600 1em Geologica'))).toBe(true);
});

test.describe('without scripts', { tag: '@shell' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a first page is styled', async ({ page }) => {
    await page.goto('/tours');
    await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /stand-in/);
    const card = page.getByRole('main').getByRole('article').first();
    expect(await card.evaluate((element) => getComputedStyle(element).display)).not.toBe('block');
  });
});
