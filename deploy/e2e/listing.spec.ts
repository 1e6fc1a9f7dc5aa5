import type { Suggestion } from '@cairn/shared-contracts/api/tours.schema';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts';
import { hold } from './hold.ts';
import { untilLive } from './live.ts';
import { firstTour } from './site-pages.ts';
import { expectStill, watchShifts } from './stillness.ts';
import { expect, test } from './test.ts';

const PHONE = { width: 390, height: 844 };
const WANTED = 'a moderate trek of at most 7 days in Georgia in July under €800 for a family with a 10-year-old';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilLive(page);
}

const cards = (page: Page) => page.locator('main article');
const show = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^(Show \d+ tours?|No tours)$/ });
/** "Show 41 tours" → 41, once the count has come */
async function shown(page: Page): Promise<number> {
  await expect(show(page)).not.toHaveAttribute('aria-busy', 'true');
  return Number(/\d+/.exec(await show(page).innerText())?.[0] ?? 0);
}

test.describe('on a phone', { tag: '@mf-catalog' }, () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test(`a person finds “${WANTED}” in under 6 clicks`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'i18n_currency', value: 'EUR', url: baseURL }]);
    await open(page, '/tours');
    let clicks = 0;
    const tap = async (target: Locator) => {
      clicks += 1;
      await target.tap();
    };
    await tap(page.getByRole('button', { name: 'Filters' }));
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await tap(sheet.getByRole('searchbox', { name: 'In your own words' }));
    await page.keyboard.type(WANTED);
    const applied = sheet.getByRole('list', { name: 'Applied filters' });
    for (const filter of [/Jul/, 'up to €800', 'up to 7 days', 'Trekking', 'Moderate', 'child of 10']) {
      await expect(applied).toContainText(filter);
    }
    // a place is no filter of the listing, but another listing
    await expect(sheet.getByRole('list', { name: 'What we understood' })).toContainText('Georgia');
    await expect.poll(() => shown(page)).toBeGreaterThan(0);
    await expectAccessible(page);
    await tap(show(page));
    await expect(sheet).toHaveCount(0);
    // the cards of before stand there until the new ones have come
    await expect(page).toHaveURL(/priceMax=800/);
    await expect(cards(page).first()).toContainText('Georgia');
    await tap(cards(page).first().getByRole('heading').getByRole('link'));
    // the booking knows the child, too
    await expect(page).toHaveURL(/-\d+\?people=3&ages=10$/);
    expect(clicks).toBeLessThan(6);

    // and it is what was wanted
    const slug = new URL(page.url()).pathname.slice(1);
    const id = /-(\d+)$/.exec(slug)?.[1];
    const answer = await page.request.get(`${baseURL}/api/spa/tour?slug=${slug}&format=main`, {
      headers: { 'x-currency': 'EUR' },
    });
    const { tour } = await answer.json();
    expect(tour).toMatchObject({ id: Number(id), difficulty: 2, country: { slug: 'georgia' } });
    expect(tour.days).toBeLessThanOrEqual(7);
    expect(tour.min_age).toBeLessThanOrEqual(10);
    const inJuly = tour.dates.filter(
      (date: { start: string; end: string; price: number; number_of_free_seats: number }) =>
        date.start.slice(5, 7) === '07' && date.end.slice(5, 7) === '07' && date.number_of_free_seats > 0,
    );
    expect(Math.min(...inJuly.map(({ price }: { price: number }) => price))).toBeLessThanOrEqual(80_000);
  });

  test('filters count live and apply with the button only', async ({ page }) => {
    await open(page, '/tours');
    const all = await page
      .getByRole('status')
      .filter({ hasText: /tours$/ })
      .first()
      .innerText();
    await page.getByRole('button', { name: 'Filters' }).tap();
    const before = await shown(page);
    expect(`${before} tours`).toBe(all);
    const easy = page.getByRole('dialog').getByRole('checkbox', { name: /^Easy/ });
    const promised = Number(/\d+$/.exec((await easy.locator('xpath=..').innerText()).trim())?.[0]);
    await easy.locator('xpath=..').tap();
    await expect.poll(() => shown(page)).toBe(promised);
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByText(all, { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Filters' }).tap();
    await page.getByRole('dialog').getByRole('checkbox', { name: /^Easy/ }).locator('xpath=..').tap();
    await expect.poll(() => shown(page)).toBe(promised);
    await show(page).tap();
    await expect(page).toHaveURL(/\?difficulty=1$/);
    await expect(page.getByText(`${promised} tours`, { exact: true })).toBeVisible();
  });
});

test('the finder in the header begins with the place of the listing', { tag: '@mf-catalog' }, async ({ page }) => {
  for (const [path, name] of [
    ['/georgia', 'Georgia'],
    ['/svaneti', 'Svaneti'],
    // its own name, not its address with capitals
    ['/turkiye', 'Türkiye'],
  ] as const) {
    await open(page, path);
    await page
      .getByRole('banner')
      .getByRole('link', { name: new RegExp(`^Search tours: ${name}`) })
      .click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('combobox', { name: 'Say what you are looking for' });
    await field.click();
    await expect(field).toHaveValue(name);
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Find tours' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});

test('back restores the filters and the place on the page', { tag: '@mf-catalog' }, async ({ page }) => {
  await open(page, '/tours');
  const moderate = page.getByRole('checkbox', { name: /^Moderate/ });
  await moderate.locator('xpath=..').click();
  await expect(moderate).toBeChecked();
  await expect(page).toHaveURL(/difficulty=2/);
  await page.getByRole('link', { name: /^4–7 days/ }).click();
  await expect(page).toHaveURL(/daysMin=4&daysMax=7/);
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  const first = await cards(page).first().getByRole('heading').innerText();
  await page.evaluate(() => {
    scrollTo({ top: 700, behavior: 'instant' });
    // what is pressed may be scrolled into sight first
    addEventListener('click', () => Object.assign(window, { leftAt: scrollY }), { capture: true, once: true });
  });
  await cards(page).nth(4).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/-\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(/daysMin=4&daysMax=7&difficulty=2/);
  await expect(page.getByRole('checkbox', { name: /^Moderate/ })).toBeChecked();
  await expect(page.getByRole('link', { name: 'Remove 4 – 7 days' })).toBeAttached();
  await expect(cards(page).first().getByRole('heading')).toHaveText(first);
  const leftAt = await page.evaluate(() => Number(Reflect.get(window, 'leftAt')));
  expect(leftAt).toBeGreaterThan(300);
  await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y) < 100, leftAt)).toBe(true);

  await page.goBack();
  await expect(page).toHaveURL(/\/tours\?difficulty=2$/);
  await expect(page.getByRole('link', { name: 'Remove 4 – 7 days' })).toHaveCount(0);
});

test('cards that are being replaced lead nowhere', { tag: '@mf-catalog' }, async ({ page }) => {
  await open(page, '/tours');
  const letThrough = await hold(page, /\/api\/spa\/tours-page/);
  await page.getByRole('link', { name: /^4–7 days/ }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading...' })).toBeVisible();
  const box = await cards(page).first().getByRole('heading').getByRole('link').boundingBox();
  // a press by place, as of somebody whose finger was on its way
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  // nor by the keyboard
  await cards(page).first().getByRole('heading').getByRole('link').press('Enter');
  letThrough();
  await expect(page).toHaveURL(/\/tours\?daysMin=4&daysMax=7$/);
  await expect(
    cards(page)
      .first()
      .getByText(/^[4-7] days$/),
  ).toBeVisible();
});

test('an empty listing names the filter to drop and shows what comes close', { tag: '@mf-catalog' }, async ({
  page,
}) => {
  await open(page, '/tours?difficulty=2&priceMax=1');
  await expect(page.getByRole('heading', { name: 'Nothing found based on your search' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Close to what you are looking for' })).toBeVisible();
  await expect(cards(page)).toHaveCount(3);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Drop “up to \$1”/ }).click();
  await expect(page).toHaveURL(/\/tours\?difficulty=2$/);
  await expect(cards(page)).toHaveCount(12);
  // neither alone brings any back
  await open(page, '/norway?daysMax=1&priceMax=1');
  await page.getByRole('link', { name: 'Drop “up to $1” and “up to 1 day”' }).click();
  await expect(page).toHaveURL(/\/norway$/);
});

test('an empty listing leads further around, and never says to drop where', { tag: '@mf-catalog' }, async ({
  page,
}) => {
  // amid an ocean
  await open(page, '/tours?lat=0&lng=-30&radius=50&difficulty=2');
  await expect(page.getByRole('heading', { name: 'Nothing found based on your search' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Drop/ })).toHaveCount(0);
  await page
    .getByRole('list', { name: 'Close by' })
    .getByRole('link', { name: /^Anywhere: \d+ tours$/ })
    .click();
  await expect(page).toHaveURL(/\/tours\?difficulty=2$/);
  await expect(cards(page)).toHaveCount(12);
});

test('the tours of one organizer are named as theirs', { tag: '@mf-catalog' }, async ({ page, request, baseURL }) => {
  const { organizer } = await firstTour(request, baseURL);
  await open(page, `/tours?organizer=${organizer.id}`);
  await expect(page.getByRole('link', { name: /^Remove / })).toHaveText([organizer.name]);
  await open(page, `/tours?organizer=${organizer.id}&priceMax=1`);
  await expect(page.getByRole('link', { name: `Remove ${organizer.name}` })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('One organizer');
});

test('a region and a sight of the address are named, in the reader’s language, also where nothing is found', {
  tag: '@mf-catalog',
}, async ({ page, request, baseURL }) => {
  const idOf = async (phrase: string, kind: string): Promise<number> => {
    const answer = await request.get(`${baseURL}/api/spa/tours-filter-completion?phrase=${phrase}&limit=20`);
    const { items }: { items: Suggestion[] } = await answer.json();
    const found = items.find((one) => one.kind === kind);
    if (!found) throw new Error(`no ${kind} is called ${phrase}`);
    return found.id;
  };
  const region = await idOf('Svaneti', 'regions');
  const sight = await idOf('Koruldi', 'showplaces');
  const chips = page.getByRole('link', { name: /^Remove/ });
  for (const narrowed of ['', '&priceMax=1']) {
    await open(page, `/tours?regions=${region}&showplace=${sight}${narrowed}`);
    await expect(chips.filter({ hasText: /^Svaneti$/ })).toHaveCount(1);
    await expect(chips.filter({ hasText: /^Koruldi Lakes$/ })).toHaveCount(1);
  }
  await open(page, `/de/tours?regions=${region}&priceMax=1`);
  await expect(page.getByRole('link', { name: 'Swanetien entfernen' })).toBeVisible();
});

test('each page of a listing has a head of its own', { tag: '@mf-catalog' }, async ({ request, baseURL }) => {
  const html = await (await request.get(`${baseURL}/tours?page=2`)).text();
  expect(html).toMatch(/<title>All tours: guided hikes and treks, page 2 · Cairn<\/title>/);
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/tours?page=2"`);
  expect(html).toContain(`<link rel="prev" href="${baseURL}/tours"`);
  expect(html).toContain(`<link rel="next" href="${baseURL}/tours?page=3"`);
  const narrowed = await (await request.get(`${baseURL}/tours?page=2&difficulty=2`)).text();
  expect(narrowed).toContain(`<link rel="canonical" href="${baseURL}/tours"`);
  expect(narrowed).not.toContain('<link rel="prev"');
});

test.describe('slug pages have their own heading, way, questions and data', { tag: '@mf-catalog' }, () => {
  for (const [kind, slug, heading, crumb] of [
    ['country', 'georgia', /Georgia/, 'Tours'],
    ['region', 'svaneti', /Svaneti/, 'Georgia'],
    ['city', 'tromso', 'Tours around Tromsø', 'Troms'],
    ['rest kind', 'trekking', 'Trekking', 'Tours'],
    ['collection', 'coast-paths', 'Coast paths', 'Collections'],
    ['showplace', 'liptons-seat', /Tours to Lipton/, 'Sri Lanka'],
    ['water', 'norwegian-sea', 'Tours on the water: Norwegian Sea', 'Cruises'],
    ['ship', 'mv-tawaki', 'Cruises aboard MV Tawaki', 'Cruises'],
    ['cruises', 'cruises', /Cruises/, 'Tours'],
    ['author tours', 'author-tours', 'Author tours', 'Collections'],
  ] as const) {
    test(kind, async ({ page }) => {
      await open(page, `/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const way = page.getByRole('navigation', { name: 'Breadcrumbs' });
      await expect(way.getByRole('link', { name: crumb, exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeVisible();
      // what lies somewhere has weather
      const weather = page.getByRole('main').getByRole('link', { name: /^Climate and weather/ });
      await expect(weather).toHaveCount(['country', 'region', 'city', 'showplace'].includes(kind) ? 1 : 0);
      const types = await page
        .locator('script[type="application/ld+json"]')
        .evaluateAll((blocks) => blocks.map((block) => JSON.parse(block.textContent ?? '{}')['@type']));
      expect(types).toEqual(expect.arrayContaining(['ItemList', 'BreadcrumbList', 'Product', 'FAQPage']));
    });
  }
});

test('tours are selected for a request, kept and sent on', { tag: '@mf-catalog' }, async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL });
  await open(page, '/tours?tour-selection-token=31-abc');
  const bar = page.getByRole('region', { name: 'Tours for request 31' });
  await expect(bar).toContainText('Nothing selected yet');
  const name = await cards(page).first().getByRole('heading').innerText();
  await page.getByRole('button', { name: `Select ${name}` }).click();
  await page
    .getByRole('button', { name: /^Select / })
    .nth(1)
    .click();
  await expect(bar).toContainText('2 tours selected');
  await expectAccessible(page);
  await page.reload();
  await untilLive(page);
  await expect(bar).toContainText('2 tours selected');
  await bar.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Selection copied')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('Tours for request 31');
  expect(text).toContain(name);
  await bar.getByRole('button', { name: 'Stop selecting' }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Select ${name}` })).toHaveCount(0);
});

test.describe('in both themes', { tag: '@mf-catalog' }, () => {
  test.use({ colorScheme: 'dark' });

  for (const width of [360, 768, 1200, 1600]) {
    test(`the listing is accessible and still at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await watchShifts(page);
      await open(page, '/tours?difficulty=2&dateFrom=2027-06-01&dateTo=2027-06-30');
      await page.waitForLoadState('networkidle');
      await expectAccessibleInBothThemes(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await expectStill(page);
    });
  }
});

for (const width of [390, 1200]) {
  test(`nothing moves at ${width} px when the fonts come late`, { tag: '@mf-catalog' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    const letThrough = await hold(page, /\.woff2$/);
    await page.goto('/georgia', { waitUntil: 'domcontentloaded' });
    await expect(cards(page).first()).toBeVisible();
    await untilLive(page);
    letThrough();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.evaluate(() => document.fonts.check('400 16px Onest'))).toBe(true);
    await expectStill(page);
  });
}
