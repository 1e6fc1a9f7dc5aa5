import { openLive } from './keyboard.ts';
import { expect, test } from './test.ts';

const slider = 'Price';

test('an amount is read as people write it, and a field that was cleared stays so', { tag: '@mf-catalog' }, async ({
  page,
}) => {
  await openLive(page, '/georgia');
  const to = page.getByRole('group', { name: slider }).getByRole('textbox', { name: /^To/ });
  await to.fill('700.50');
  await to.press('Enter');
  await expect(page).toHaveURL(/priceMax=700$/);
  await to.fill('');
  await to.press('Enter');
  await expect(page).toHaveURL(/\/georgia$/);
  await expect(to).toHaveValue('');
});

test('the slider ends at the prices there are', { tag: ['@mf-catalog', '@api'] }, async ({
  page,
  request,
  baseURL,
}) => {
  const answer = await request.get(`${baseURL}/api/spa/tours-page?slug=georgia&sort=-price`);
  const dearest = (await answer.json()).items[0].price / 100;
  await openLive(page, '/georgia');
  const thumb = page.getByRole('group', { name: slider }).getByRole('slider', { name: /^To/ });
  const end = Number(await thumb.getAttribute('max'));
  expect(end).toBeGreaterThanOrEqual(dearest);
  expect(end).toBeLessThan(dearest + 50);
});

test('a month says its year in full', { tag: '@mf-catalog' }, async ({ page }) => {
  await openLive(page, '/tours');
  const months = page
    .getByRole('group', { name: 'Months' })
    .or(page.getByRole('list', { name: 'Months' }))
    .first();
  const names = (await months.getByRole('link').allInnerTexts()).map((text) => text.split('\n')[0]);
  expect(names.length).toBeGreaterThan(3);
  // "Jan 27" would be a day, and so would "Jan 16" with its count
  for (const name of names) expect(name).toMatch(/^[A-Z][a-z]{2,3} 20\d\d\b/);
});

test('the log-in comes back to the listing it was pressed on', { tag: ['@shell', '@mf-account'] }, async ({ page }) => {
  await openLive(page, '/georgia?difficulty=2');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Log in with a password' }).click();
  await page.getByRole('textbox', { name: 'E-mail or phone number' }).fill('tourist@cairn.test');
  await page.getByLabel('Password', { exact: true }).fill('demo-cairn-2026');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/georgia\?difficulty=2$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0);
});

test('a country is found on its page although it was misspelt', { tag: '@mf-catalog' }, async ({ page }) => {
  await openLive(page, '/destinations');
  await page.getByRole('searchbox', { name: 'Search destinations' }).fill('gorgia');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Georgia/ })
      .first(),
  ).toBeVisible();
});

test('addresses and heads of listings agree with what they list', { tag: '@mf-catalog' }, async ({
  request,
  baseURL,
}) => {
  const capital = await request.get(`${baseURL}/Georgia?difficulty=2`, { maxRedirects: 0 });
  expect([capital.status(), capital.headers().location]).toEqual([301, '/georgia?difficulty=2']);
  for (const path of ['/georgia', '/svaneti', '/trekking', '/coast-paths', '/de/svaneti', '/ru/svaneti']) {
    const html = await (await request.get(`${baseURL}${path}`)).text();
    const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
    // "Guided walks in Georgia: Svaneti: guided hikes and treks" said it twice
    expect([path, title.split(':').length]).toEqual([path, title.includes(':') ? 2 : 1]);
    expect(html).not.toMatch(/["“„«]{2}[^"=<>]{1,60}["”“»]{2}/);
  }
  const describe = async (path: string) =>
    /<meta name="description" content="([^"]*)/.exec(await (await request.get(`${baseURL}${path}`)).text())?.[1];
  expect(await describe('/tours?page=2')).not.toBe(await describe('/tours'));
});

test('the filters stay beside the results, and scroll by themselves', { tag: '@mf-catalog' }, async ({ page }) => {
  await openLive(page, '/tours');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await page.mouse.move(900, 500);
  await page.mouse.wheel(0, 1_200);
  await expect.poll(place).toBeGreaterThan(1_000);
  await expect(filters.getByRole('heading', { name: 'Dates' })).toBeInViewport();
  const before = await place();
  const box = await filters.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 300);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => filters.evaluate((column) => column.scrollTop)).toBeGreaterThan(300);
  expect(await place()).toBe(before);
});

test('the week begins as it does for the reader', { tag: '@mf-catalog' }, async ({ page }) => {
  for (const [path, name, first] of [
    ['/', /^When/, 'Su'],
    ['/de', /^Wann/, 'Mo'],
  ] as const) {
    await openLive(page, path);
    await page.getByRole('main').getByRole('button', { name }).click();
    await expect(page.getByRole('dialog').locator('th').first()).toHaveText(first);
  }
});

test('a search is offered to be kept, in words that do not mean to cancel it (German)', { tag: '@mf-catalog' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLive(page, '/de/georgia?daysMax=9');
  const notice = page.getByRole('complementary').filter({ hasText: 'Diese Suche merken' });
  await expect(page.getByRole('main')).not.toContainText('aufheben');
  await notice.getByRole('button', { name: 'Link kopieren' }).click();
  await expect(page.getByText('Link kopiert')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
