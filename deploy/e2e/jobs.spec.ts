import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { untilLive } from './live.ts';
import { firstTour } from './site-pages.ts';
import { Steps } from './steps.ts';
import { expect, test } from './test.ts';

/** What tourists come for, on a phone, in at most so many steps. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

async function open(page: Page, path: string): Promise<Steps> {
  await page.goto(path);
  await untilLive(page);
  return new Steps();
}

test('two tours are compared and sent in 5 steps', { tag: '@mf-catalog' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const steps = await open(page, '/georgia');
  const hearts = page.getByRole('button', { name: 'Add to favourites' });
  await steps.press(hearts.first());
  await steps.press(hearts.first());
  const tray = page.getByRole('region', { name: 'Comparison' });
  await expect(tray.getByRole('status')).toHaveText('2 favourites to compare');
  await steps.press(tray.getByRole('link', { name: 'Compare' }));

  await expect(page.getByRole('heading', { level: 1, name: 'Compare 2 tours' })).toBeVisible();
  await expect(tray).toBeHidden();
  await steps.press(page.getByRole('button', { name: 'Share' }));
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(steps.count).toBeLessThanOrEqual(5);

  const sent = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(sent).pathname).toMatch(/^\/compare\/\d+-\d+$/);
  // whoever gets it needs neither an account nor scripts
  const stranger = await context
    .browser()
    ?.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const theirs = await stranger?.newPage();
  await theirs?.goto(sent);
  await expect(theirs?.getByRole('row', { name: /^Ascent/ }) ?? page.locator('none')).toBeVisible();
  await stranger?.close();

  // and votes with a name alone, which whoever sent it reads
  const partner = await context.browser()?.newContext({ viewport: { width: 390, height: 844 } });
  const partners = await partner?.newPage();
  if (!partners) throw new Error('no browser');
  await partners.goto(sent);
  await untilLive(partners);
  const votes = partners.getByRole('region', { name: 'Votes' });
  // the kit's label lies over its input
  await votes.locator('label').first().click();
  await votes.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await votes.getByRole('button', { name: 'Vote' }).click();
  await expect(votes.getByRole('status')).toHaveText('1 vote');
  await expect(votes.getByRole('listitem')).toContainText('Ben');
  expect(await partners.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(partners);
  await partner?.close();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Votes' }).getByRole('listitem')).toContainText('Ben');
});

test('four tours side by side fit a phone, and axe finds nothing', { tag: '@mf-catalog' }, async ({ page }) => {
  await open(page, '/tours');
  const ids = await page
    .locator('main article a')
    .evaluateAll((links) => [
      ...new Set(links.flatMap((link) => /-(\d+)(?:\?|$)/.exec(link.getAttribute('href') ?? '')?.[1] ?? [])),
    ]);
  await page.goto(`/compare/${ids.slice(0, 4).join('-')}`);
  await untilLive(page);
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
});

const SENTENCE = 'family trek in Georgia in July under €900';

test('a family trek in Georgia in July under €900 is found in 4 steps', { tag: '@mf-catalog' }, async ({ page }) => {
  const steps = await open(page, '/');
  const finder = page.getByRole('main').getByRole('search', { name: 'Find a tour' });
  await steps.type(finder.getByRole('combobox'), SENTENCE);
  await expect(finder.getByRole('list', { name: 'What we understood' })).toContainText('up to €900');
  await steps.press(finder.getByRole('button', { name: 'Find tours' }));
  await expect(page).toHaveURL(/\/georgia\?.*dateFrom=\d{4}-07-01/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Georgia');
  await steps.press(page.locator('main article').first().getByRole('heading').getByRole('link'));
  await expect(page).toHaveURL(/-\d+(\?.*)?$/);
  expect(steps.count).toBeLessThanOrEqual(4);

  // what was found is what was wanted
  const slug = new URL(page.url()).pathname.slice(1);
  const answer = await page.request.get(`/api/spa/tour?slug=${slug}&format=main`, { headers: { 'x-currency': 'EUR' } });
  const { tour: found }: { tour: Tour } = await answer.json();
  expect(found.country.slug).toBe('georgia');
  expect(found.min_age).toBeLessThanOrEqual(10);
  const inJuly = found.dates.filter(({ start, end }) => start.slice(5, 7) === '07' && end.slice(5, 7) === '07');
  expect(Math.min(...inJuly.map(({ price }) => price))).toBeLessThanOrEqual(90_000);
});

test('a weekend near Almaty is found in 4 steps', { tag: '@mf-catalog' }, async ({ page }) => {
  const steps = await open(page, '/');
  const finder = page.getByRole('main').getByRole('search', { name: 'Find a tour' });
  await steps.type(finder.getByRole('combobox'), 'a weekend near Almaty');
  await expect(finder.getByRole('list', { name: 'What we understood' })).toContainText('Near Almaty');
  await steps.press(finder.getByRole('button', { name: 'Find tours' }));
  await expect(page.getByRole('link', { name: /^Remove .*Almaty/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing found based on your search' })).toHaveCount(0);
  const tour = page.locator('main article').first().getByRole('heading').getByRole('link');
  await steps.press(tour);
  await expect(page).toHaveURL(/-\d+(\?.*)?$/);
  expect(steps.count).toBeLessThanOrEqual(4);
  const slug = new URL(page.url()).pathname.slice(1);
  const answer = await page.request.get(`/api/spa/tour?slug=${slug}&format=main`);
  const { tour: found }: { tour: Tour } = await answer.json();
  expect(found.days).toBeLessThanOrEqual(3);
  expect(Math.abs(found.lat - 43.24)).toBeLessThan(1.5);
  expect(Math.abs(found.lng - 76.95)).toBeLessThan(2);
});

test('whether an organizer is trustworthy is read in 2 steps', { tag: ['@mf-tour', '@mf-content'] }, async ({
  page,
  request,
  baseURL,
}) => {
  const { slug, organizer } = await firstTour(request, baseURL);
  const steps = await open(page, `/${slug}`);
  await steps.press(page.getByRole('main').getByRole('link', { name: organizer.name }).first());
  const sheet = page.getByRole('dialog', { name: organizer.person });
  await expect(sheet).toBeVisible();
  // checks with their dates, what guests say, how long they have been there
  for (const told of ['Checked by us', /Identity\w+ \d{4}/, /Licence\w+ \d{4}/, /\(\d+ reviews\)/, /since \d{4}/]) {
    await expect(sheet).toContainText(told);
  }
  expect(steps.count).toBeLessThanOrEqual(2);
});

test('what a cancellation costs is read in 2 steps', { tag: '@mf-tour' }, async ({ page, request, baseURL }) => {
  const { slug } = await firstTour(request, baseURL);
  const steps = await open(page, `/${slug}`);
  await steps.press(page.getByRole('link', { name: 'What if I cancel?' }));
  const heading = page.getByRole('heading', { name: 'Cancellation', exact: true });
  await expect(heading).toBeInViewport();
  const rules = page.locator('#cancellation + dl').getByRole('definition');
  await expect(rules.first()).toBeInViewport();
  expect(steps.count).toBeLessThanOrEqual(2);
});

async function laterDeparture(request: APIRequestContext, slug: string): Promise<number> {
  const { tour }: { tour: Tour } = await (await request.get(`/api/spa/tour?slug=${slug}&format=main`)).json();
  const free = tour.dates.filter((date) => !date.is_busy && date.number_of_free_seats > 0);
  const later = free.at(-1);
  if (free.length < 2 || !later) throw new Error(`${slug} has one departure`);
  return later.id;
}

test.describe('a departure is shared with a partner', { tag: ['@mf-tour', '@mf-booking'] }, () => {
  const shareDate = (page: Page) => page.getByRole('button', { name: 'Share this date' });

  test('as a link, in 2 steps, and is what the partner sees', async ({ page, request, baseURL, context, browser }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { slug } = await firstTour(request, baseURL);
    // not the first one, which the page opens with anyway
    await page.goto(`/${slug}?departure=${await laterDeparture(request, slug)}&people=1`);
    await untilLive(page);
    const chosen = await page.getByRole('button', { name: /· 1 tourist$/ }).innerText();
    const steps = new Steps();
    await steps.press(shareDate(page));
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(steps.count).toBeLessThanOrEqual(2);

    const sent = await page.evaluate(() => navigator.clipboard.readText());
    const partner = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const theirs = await partner.newPage();
    await theirs.goto(sent);
    await expect(theirs.getByRole('button', { name: chosen })).toBeVisible();
    await partner.close();
  });

  test('by the phone’s own sheet, also the date that nobody has chosen', async ({ page, request, baseURL }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.defineProperty(Navigator.prototype, 'share', { value: async (data: unknown) => void shared.push(data) });
    });
    const { slug } = await firstTour(request, baseURL);
    const steps = await open(page, `/${slug}`);
    await steps.press(shareDate(page));
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'shared'))))
      .toMatch(new RegExp(`/${slug}\\?departure=\\d+&people=2`));
    expect(steps.count).toBeLessThanOrEqual(2);
  });
});
