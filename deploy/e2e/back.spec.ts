import { openLive } from './keyboard.ts';
import { firstTour } from './site-pages.ts';
import { expect, test } from './test.ts';

test.describe('on a phone Back closes what lies over the page, and leaves the page where it was', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the filters, which apply in one step', { tag: '@mf-catalog' }, async ({ page }) => {
    await openLive(page, '/tours');
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/\/tours$/);

    await page.getByRole('button', { name: 'Filters' }).click();
    await sheet.getByRole('checkbox', { name: /^Moderate/ }).click();
    await sheet.getByRole('button', { name: /^Show \d+/ }).click();
    await expect(page).toHaveURL(/\/tours\?difficulty=2$/);
    await expect(sheet).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/tours$/);
    await expect(sheet).toHaveCount(0);
  });

  test('the search of the header', { tag: ['@shell', '@mf-catalog'] }, async ({ page }) => {
    await openLive(page, '/tours');
    await page.getByRole('banner').getByRole('link', { name: 'Search tours' }).click();
    const search = page.getByRole('dialog', { name: 'Find tours' });
    await expect(search.getByRole('combobox')).toBeVisible();
    await page.goBack();
    await expect(search).toHaveCount(0);
    await expect(page).toHaveURL(/\/tours$/);
  });

  test('the menu, which stands in nobody’s way back from the page it leads to', { tag: '@shell' }, async ({ page }) => {
    await openLive(page, '/tours');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const openMenu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await openMenu.click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toHaveCount(0);
    await expect(page).toHaveURL(/\/tours$/);

    await openMenu.click();
    await menu.getByRole('link', { name: 'Destinations' }).click();
    await expect(page).toHaveURL(/\/destinations$/);
    await expect(menu).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/tours$/);
    await expect(menu).toHaveCount(0);
  });

  test('a picture and an organizer of a tour', { tag: ['@mf-tour', '@mf-content'] }, async ({
    page,
    request,
    baseURL,
  }) => {
    const { slug, organizer } = await firstTour(request, baseURL);
    await openLive(page, `/${slug}`);
    await page
      .getByRole('button', { name: /picture 1 of/ })
      .first()
      .click();
    const pictures = page.getByRole('dialog', { name: 'Pictures' });
    await expect(pictures).toBeVisible();
    await page.goBack();
    await expect(pictures).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: organizer.name }).first().click();
    const sheet = page.getByRole('dialog', { name: organizer.person });
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/${slug}$`));
  });

  test('pictures of a day, and how a tour is shared', { tag: '@mf-tour' }, async ({ page, request, baseURL }) => {
    const { slug } = await firstTour(request, baseURL);
    await openLive(page, `/${slug}`);
    const day = page.getByRole('list', { name: /^Pictures: / }).first();
    const pictures = page.getByRole('dialog', { name: /^Pictures: / });
    await day.getByRole('button').first().click();
    await expect(pictures).toBeVisible();
    await page.goBack();
    await expect(pictures).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/${slug}$`));

    await page.getByRole('button', { name: 'Share', exact: true }).first().click();
    const share = page.getByRole('dialog', { name: 'Share this tour' });
    await expect(share).toBeVisible();
    await page.goBack();
    await expect(share).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/${slug}$`));
  });

  test('the calendar of the finder, whose dates stay', { tag: '@mf-catalog' }, async ({ page }) => {
    await openLive(page, '/');
    const when = page.getByRole('main').getByRole('button', { name: /^When/ });
    const calendar = page.getByRole('dialog', { name: 'When' });
    /** the nth day of the calendar that can be chosen */
    const day = (at: number) => calendar.locator('[role=gridcell] [role=button]:not([aria-disabled])').nth(at);
    const nothing = (await when.textContent()) ?? '';

    // what is chosen and not applied goes with the calendar
    await when.click();
    await day(0).click();
    await day(3).click();
    await page.goBack();
    await expect(calendar).toHaveCount(0);
    await expect(page).toHaveURL(/\/$/);
    await expect(when).toHaveText(nothing);

    await when.click();
    await day(0).click();
    await day(3).click();
    await calendar.getByRole('button', { name: 'Apply' }).click();
    await expect(calendar).toHaveCount(0);
    await expect(when).not.toHaveText(nothing);
    const dates = (await when.textContent()) ?? '';
    await when.click();
    await expect(calendar).toBeVisible();
    await page.goBack();
    await expect(calendar).toHaveCount(0);
    await expect(page).toHaveURL(/\/$/);
    await expect(when).toHaveText(dates);
  });
});

test('prices of the address stay in the currency that was chosen over the page', { tag: '@shell' }, async ({
  page,
}) => {
  await openLive(page, '/tours?priceMax=500');
  await page.getByRole('button', { name: /language and currency/ }).click();
  const preferences = page.getByRole('dialog', { name: 'Language and currency' });
  await preferences.getByRole('button', { name: /Currency/ }).click();
  await page.getByRole('option', { name: /^EUR/ }).click();
  await expect(page).not.toHaveURL(/priceMax=500\b/);
  const converted = /priceMax=(\d+)/.exec(page.url())?.[1];
  await page.goBack();
  await expect(preferences).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/tours\\?priceMax=${converted}$`));
});
