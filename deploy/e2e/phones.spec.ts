import { expectTargetsApart } from './axe.ts';
import { hold } from './hold.ts';
import { openLive } from './keyboard.ts';
import { scrollThrough } from './scroll-through.ts';
import { pathOf, SITE_PAGES } from './site-pages.ts';
import { brokenWords } from './spills.ts';
import { expect, test } from './test.ts';

test('no word of the footer is broken on a phone with text of twice the size', { tag: '@shell' }, async ({ page }) => {
  for (const path of ['/about', '/de/about']) {
    await page.goto(path);
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      const footer = page.getByRole('contentinfo');
      await footer.scrollIntoViewIfNeeded();
      expect(await footer.evaluate(brokenWords, false), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test.describe('what can be pressed is large enough on a phone, and nothing lies over it, before anybody scrolls', () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });

  for (const kind of SITE_PAGES)
    test(kind.name, { tag: ['@shell', kind.tag] }, async ({ page, request, baseURL }) => {
      await page.goto(await pathOf(kind, request, baseURL ?? ''));
      await expectTargetsApart(page);
    });
});

test('the home page is no longer than seven screens of a phone', { tag: '@mf-catalog' }, async ({ page }) => {
  const height = 844;
  await page.setViewportSize({ width: 390, height });
  await openLive(page, '/');
  const wholeHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  await scrollThrough(page);
  expect((await wholeHeight()) / height).toBeLessThan(7);
  // the next card of a row peeks in
  const rail = page
    .getByRole('list')
    .filter({ has: page.getByRole('article') })
    .first();
  const card = await rail.getByRole('listitem').first().boundingBox();
  expect((card?.width ?? 0) / 390).toBeCloseTo(0.78, 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('the loading bar grows from nothing and never runs back', { tag: '@shell' }, async ({ page }) => {
  await openLive(page, '/tours');
  const letThrough = await hold(page, /\/api\/spa\/tours-page/);
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    requestAnimationFrame(function look() {
      const fill = document.querySelector('[role=progressbar] > div');
      if (fill) seen.push(Number.parseFloat(getComputedStyle(fill).scale) || 0);
      requestAnimationFrame(look);
    });
  });
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Tours' })
    .or(page.getByRole('link', { name: /^4–7 days/ }))
    .last()
    .click();
  await expect(page.getByRole('progressbar', { name: 'Loading...' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => (Reflect.get(window, 'seen') as number[]).length)).toBeGreaterThan(20);
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as number[]);
  expect(seen[0]).toBeLessThan(0.2);
  expect(seen.filter((now, at) => at > 0 && now < (seen[at - 1] ?? 0) - 0.01)).toEqual([]);
  letThrough();
});
