import type { Page } from '@playwright/test';
import { untilLive } from './live.ts';
import { expect, test } from './test.ts';

/** without the scrolling into view that a press of the test's would do */
const follow = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.querySelector('main')?.append(link);
    link.click();
  }, href);
const goDown = (page: Page, top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const stands = (page: Page, y: number) => expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(y);

test.describe('scrolling', { tag: '@shell' }, () => {
  test('a new page starts at its top, back returns to where one was', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}/tours`);
    await untilLive(page);
    const card = page.getByRole('main').getByRole('link', { name: /\S/ }).last();
    await card.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await page
      .locator('main article a:not([tabindex="-1"])')
      .nth(8)
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).not.toHaveURL(/\/tours$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/tours$/);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY / 100))).toBe(15);
  });

  for (const prefix of ['', '/de'])
    test(`back returns to it on a page that was loaded with a target, and over page loads, under ${prefix || '/'}`, async ({
      page,
      baseURL,
    }) => {
      await page.goto(`${baseURL}${prefix}/tours#none`);
      await untilLive(page);
      await goDown(page, 700);
      await follow(page, `${prefix}/about`);
      await expect(page).toHaveURL(/\/about$/);
      await stands(page, 0);
      await page.goBack();
      await expect(page).toHaveURL(/#none$/);
      await stands(page, 700);
      await page.goForward();
      await expect(page).toHaveURL(/\/about$/);
      // the tab's next document begins with an entry that the router has not made either
      await page.goto(`${baseURL}${prefix}/destinations`);
      await untilLive(page);
      await goDown(page, 250);
      await page.goBack();
      await untilLive(page);
      await page.goBack();
      await expect(page).toHaveURL(/#none$/);
      await stands(page, 700);
    });

  test('back returns from a jump within the page', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}/tours`);
    await untilLive(page);
    await page.evaluate(() => {
      const target = document.createElement('section');
      target.id = 'far';
      target.style.height = '3000px';
      document.querySelector('main')?.append(target);
    });
    await goDown(page, 700);
    await follow(page, '#far');
    await expect(page).toHaveURL(/#far$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await page.goBack();
    await expect(page).toHaveURL(/\/tours$/);
    await stands(page, 700);
  });

  test('a page that is loaded again under a sheet stays where it was', async ({ page, baseURL }) => {
    await page.goto(`${baseURL}/tours`);
    await untilLive(page);
    await goDown(page, 900);
    await page
      .locator('main article')
      .nth(4)
      .locator('a[data-opens]')
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.reload();
    await untilLive(page);
    await expect(page).toHaveURL(/\/tours$/);
    const after = await page.evaluate(async () => {
      for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
      return Math.round(scrollY);
    });
    expect(after).toBe(900);
  });

  test('an anchor is reached, also when its part comes late', async ({ page, baseURL }) => {
    await page.goto(baseURL);
    await untilLive(page);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/blog#late';
      document.querySelector('main')?.append(link);
      link.click();
    });
    await expect(page).toHaveURL(/\/blog#late$/);
    await page.evaluate(() => {
      const late = document.createElement('section');
      late.id = 'late';
      late.style.marginTop = '4000px';
      document.querySelector('main')?.append(late);
    });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
  });
});

test('after a navigation the focus is at the new page and its title is announced', { tag: '@shell' }, async ({
  page,
  baseURL,
}) => {
  await page.goto(baseURL);
  await untilLive(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Journal' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal');
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
  await expect(page.getByRole('main')).toBeFocused();
});

test('the focus comes back where something is still moving that was scrolled out of sight', { tag: '@shell' }, async ({
  page,
}) => {
  await page.goto('/tours');
  await untilLive(page);
  await page.evaluate(async () => {
    const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // the browser lays the footer out only near it
    const link = document.querySelector<HTMLElement>('footer a');
    if (!link) throw new Error('the footer has no links');
    link.scrollIntoView({ behavior: 'instant' });
    await frames();
    link.style.transition = 'opacity 1s';
    await frames();
    link.style.opacity = '0.5';
    await frames();
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  const opener = page.getByRole('banner').getByRole('link', { name: 'Search tours' });
  await opener.click();
  // a field that has the focus without a key or a press is one that a screen reader has gone to
  await page.getByRole('dialog').getByRole('combobox').focus();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});
