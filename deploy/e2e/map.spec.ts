import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { untilLive } from './live.ts';
import { expect, test } from './test.ts';

const MAP_FILES = /relief\.[\da-f]+\.webp|maplibre-gl-worker/;
const TOUR = '/terskey-alatau-traverse-1';

async function open(page: Page, path: string): Promise<void> {
  const url = process.env.E2E_URL ?? '';
  await page.context().addCookies(['cookie_notice', 'employee'].map((name) => ({ name, value: '1', url })));
  await page.goto(path);
  await untilLive(page);
}

/** Relief is drawn on a graphics card only; here the processor may try. */
const asWithCard = (page: Page) =>
  page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, options?: object) {
      return getContext.call(this, kind, { ...options, failIfMajorPerformanceCaveat: false });
    } as typeof getContext;
    // what draws here calls itself by its name
    const { getParameter } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.getParameter = function (this: WebGL2RenderingContext, which: number) {
      const value: unknown = getParameter.call(this, which);
      return typeof value === 'string' ? value.replace(/swiftshader/gi, 'Card') : value;
    };
  });

/** Where each element stood that the map keeps in its place, one after the other. */
const watchPlaces = (page: Page) =>
  page.addInitScript(() => {
    const seen: Record<string, string[]> = {};
    Object.assign(window, { placesSeen: seen });
    const look = () => {
      for (const pin of document.querySelectorAll<HTMLElement>('li[data-at]')) {
        const at = pin.dataset.at ?? '';
        const places = seen[at] ?? [];
        if (places.at(-1) !== pin.style.transform) seen[at] = [...places, pin.style.transform];
      }
      requestAnimationFrame(look);
    };
    look();
  });

const map = (page: Page) => page.getByRole('region', { name: 'Tours on the map' });
const pins = (page: Page) => map(page).getByRole('list', { name: 'Places on the map' }).getByRole('button');

test('the map comes with its first look only: relief and water under the site’s own policy', {
  tag: ['@mf-catalog', '@shared-contracts'],
}, async ({ page }) => {
  await asWithCard(page);
  const files: string[] = [];
  page.on('response', (answer) => {
    if (MAP_FILES.test(answer.url())) files.push(`${answer.status()} ${answer.headers()['cache-control']}`);
  });
  await open(page, '/georgia');
  expect(files).toEqual([]);
  await page.getByRole('list', { name: 'List or map' }).getByRole('link', { name: 'Map' }).click();
  await expect(pins(page).first()).toBeVisible();
  await expect.poll(() => files).toHaveLength(2);
  for (const file of files) expect(file).toMatch(/^200 public, max-age=31536000, immutable$/);
});

test('the first pins stand where they belong at once, and countries are called as the reader calls them', {
  tag: ['@mf-catalog', '@shared-contracts'],
}, async ({ page }) => {
  await watchPlaces(page);
  await open(page, '/de/georgia?view=map');
  const german = page.getByRole('region', { name: 'Touren auf der Karte' });
  await expect(german.getByText('Georgien', { exact: true })).toBeVisible();
  await expect(german.getByText('Dychtau')).toBeVisible();
  const places = await page.evaluate(() => Object.values((window as { placesSeen?: object }).placesSeen ?? {}));
  expect(places.length).toBeGreaterThan(1);
  // '' is a pin before the map has placed anything
  for (const seen of places) expect(seen.filter((place: string) => place !== '')).toHaveLength(1);
});

test('a card that is pointed at draws its route', { tag: ['@mf-catalog', '@api'] }, async ({ page }) => {
  await open(page, '/georgia?view=map');
  await expect(pins(page).first()).toBeVisible();
  const ring = map(page).locator('span[data-at] > span');
  await expect(ring).toHaveCount(0);
  const answer = page.waitForResponse(/\/spa\/tour-route\?id=\d+/);
  await page.locator('main article').first().hover();
  const { route } = await (await answer).json();
  expect(route.length).toBeGreaterThan(1);
  await expect(ring.first()).toBeVisible();
  await page.mouse.move(5, 400);
  await expect(ring).toHaveCount(0);
});

const KARAKOL = { latitude: 42.49, longitude: 78.39, accuracy: 40 };

test('a reader who asks where they are sees it, and the tours around it', {
  tag: ['@mf-catalog', '@shared-contracts', '@shell'],
}, async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(KARAKOL);
  await open(page, '/georgia?view=map');
  await expect(pins(page).first()).toBeVisible();
  const dot = map(page).locator('[data-metres]');
  await expect(dot).toHaveCount(0);
  await map(page).getByRole('button', { name: 'Show where I am' }).press('Enter');
  await expect(map(page).getByText('You are here, to within 40 m.')).toBeAttached();
  await expect(dot.locator('span')).toBeInViewport();
  // the map searches where it was put
  await expect(page).toHaveURL(/[?&]lat=42\.\d+/);
  await expectAccessible(page);
});

test('a reader whose browser keeps their position to itself is told so', {
  tag: ['@mf-catalog', '@shared-contracts'],
}, async ({ page, context }) => {
  await context.clearPermissions();
  await open(page, '/de/georgia?view=map');
  const german = page.getByRole('region', { name: 'Touren auf der Karte' });
  await german.getByRole('button', { name: 'Meinen Standort zeigen' }).click();
  const words = german.getByText(/^Der Browser gibt Ihren Standort nicht weiter/);
  await expect(words).toBeVisible();
  await expectAccessible(page);
  await german.getByRole('button', { name: 'Schließen' }).click();
  await expect(words).toHaveCount(0);
  await expect(german.getByRole('button', { name: 'Meinen Standort zeigen' })).toBeFocused();
});

test.describe('on a phone', { tag: '@mf-catalog' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('cards lie below the map, and the one in sight is pointed at', async ({ page }) => {
    await open(page, '/georgia?view=map');
    await expect(pins(page).first()).toBeVisible();
    const rail = page.getByRole('list', { name: 'Tours of this page' });
    const first = rail.getByRole('listitem').first();
    await expect(first).toBeInViewport();
    const isMarked = (nth: number) =>
      rail
        .getByRole('listitem')
        .nth(nth)
        .evaluate((card) => getComputedStyle(card).boxShadow !== 'none');
    await expect.poll(() => isMarked(0)).toBe(true);
    await rail.getByRole('listitem').nth(3).scrollIntoViewIfNeeded();
    await expect.poll(() => isMarked(3)).toBe(true);
    expect(await isMarked(0)).toBe(false);
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
  });
});

/** what lies over what, by their labels: a press would meet the wrong one */
const overlaps = (all: Locator) =>
  all.evaluateAll((elements) => {
    const boxes = elements.map((element) => [element.textContent, element.getBoundingClientRect()] as const);
    return boxes.flatMap(([name, a], index) =>
      boxes
        .slice(index + 1)
        .filter(([, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map(([other]) => `${name} and ${other}`),
    );
  });

test.describe('the route on a phone', { tag: '@mf-tour' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('numbers, tools and scale lie beside one another, and the map fills its frame', async ({ page }) => {
    await open(page, TOUR);
    const section = page.getByRole('region', { name: 'Route', exact: true });
    await section.scrollIntoViewIfNeeded();
    await section.getByRole('button', { name: 'Show on map' }).tap();
    const drawn = section.getByRole('region', { name: /^Map of the route/ });
    await expect(drawn.getByText('Start and finish')).toBeVisible();
    await expect(drawn.getByRole('button', { name: /^Day \d+: / })).toHaveCount(8);
    const scale = drawn.locator('p', { hasText: /^\d+ k?m$/ });
    await expect(scale).toBeVisible();
    await expect.poll(() => overlaps(drawn.getByRole('button').or(scale))).toEqual([]);
    const under = await drawn.evaluate((map) => {
      const frame = map.parentElement?.getBoundingClientRect();
      return (frame?.bottom ?? 0) - map.getBoundingClientRect().bottom;
    });
    expect(under).toBeLessThanOrEqual(1);
    await expectAccessible(page);
  });
});

test('the route’s map comes by itself when it is scrolled to, and leaves the focus', {
  tag: ['@mf-tour', '@shared-contracts'],
}, async ({ page }) => {
  await asWithCard(page);
  await open(page, TOUR);
  const section = page.getByRole('region', { name: 'Route', exact: true });
  const drawn = section.getByRole('region', { name: /^Map of the route/ });
  await expect(drawn).toHaveCount(0);
  await section.getByRole('slider').scrollIntoViewIfNeeded();
  await expect(drawn.getByText('Start and finish')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Show on map' })).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('a route is walked day by day: line, number, profile and text in step', {
  tag: ['@mf-tour', '@shared-contracts'],
}, async ({ page }) => {
  await open(page, TOUR);
  const section = page.getByRole('region', { name: 'Route', exact: true });
  await section.scrollIntoViewIfNeeded();
  const sketched = await section
    .getByRole('img', { name: /Day 1 / })
    .getByText(/^\d+$/)
    // what is rendered of it does not matter
    .allTextContents();
  await section.getByRole('button', { name: 'Show on map' }).click();
  const drawn = section.getByRole('region', { name: /^Map of the route/ });
  await expect(drawn.getByText('Start and finish')).toBeVisible();
  const numbers = drawn.getByRole('button', { name: /^Day \d+: / });
  const days = section.getByRole('group', { name: 'Days of the route' }).getByRole('button');
  expect(await numbers.allInnerTexts()).toEqual((await days.allInnerTexts()).map((day) => /\d+/.exec(day)?.[0]));
  expect(sketched).toEqual(await numbers.allInnerTexts());
  await days.nth(3).click();
  await expect(numbers.nth(3)).toHaveAttribute('aria-pressed', 'true');
  await expect(section.getByText('Day 4.')).toBeVisible();
  const slider = section.getByRole('slider', { name: 'Walk along the route' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Day 1, 0\skm/);
  await expect(numbers.first()).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('End');
  await expect(numbers.last()).toHaveAttribute('aria-pressed', 'true');
  // a number on the map chooses its day
  await numbers.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(days.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(0, 0);
  await expectAccessible(page);
});

test('the route comes as GPX', { tag: ['@mf-tour', '@api'] }, async ({ page, request, baseURL }) => {
  await open(page, `/de${TOUR}`);
  const href = await page.getByRole('link', { name: 'GPX' }).getAttribute('href');
  const answer = await request.get(`${baseURL}${href}`);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/gpx+xml']);
  // the site's policy lets nobody parse markup
  await page.goto('about:blank');
  const gpx = await page.evaluate(
    (text) => {
      const parsed = new DOMParser().parseFromString(text, 'application/xml');
      const all = (tag: string) => [...parsed.getElementsByTagName(tag)];
      return {
        errors: all('parsererror').length,
        days: all('trkseg').length,
        waypoints: all('wpt').map((point) => point.getElementsByTagName('name')[0]?.textContent ?? ''),
        heights: all('ele').map((height) => Number(height.textContent)),
      };
    },
    await answer.text(),
  );
  expect([gpx.errors, gpx.days]).toEqual([0, 8]);
  expect(gpx.waypoints.slice(0, 2).map((name) => name.slice(0, 6))).toEqual(['Tag 1:', 'Tag 2:']);
  expect(Math.max(...gpx.heights)).toBe(3920);
});
