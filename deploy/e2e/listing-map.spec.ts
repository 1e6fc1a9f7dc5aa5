import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { untilLive } from './live.ts';
import { expect, test } from './test.ts';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilLive(page);
}

const cards = (page: Page) => page.locator('main article');
const map = (page: Page) => page.getByRole('region', { name: 'Tours on the map' });
const pins = (page: Page) => map(page).getByRole('list', { name: 'Places on the map' }).getByRole('button');
/** "7 tours from $294" is seven, "Ushba towers, $601" one */
const toursOnPins = async (page: Page): Promise<number> => {
  const names = await pins(page).evaluateAll((all) => all.map((pin) => pin.getAttribute('aria-label') ?? ''));
  return names.reduce((sum, name) => sum + Number(/^(\d+) tours from/.exec(name)?.[1] ?? 1), 0);
};

/** pins whose place lies beyond the edges of the map */
const pinsOutside = (page: Page): Promise<(string | null)[]> =>
  pins(page).evaluateAll((all) =>
    all.flatMap((pin) => {
      const frame = pin.closest('section')?.getBoundingClientRect();
      const { left, right, top, bottom } = pin.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isIn = frame && x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
      return isIn ? [] : [pin.getAttribute('aria-label')];
    }),
  );

/** a pin leads closer as long as that parts its tours */
async function openAnyPin(page: Page, press: (pin: Locator) => Promise<void>): Promise<Locator> {
  const panel = page.getByRole('region', { name: 'Tours at this pin' });
  await expect(async () => {
    await press(pins(page).first());
    await expect(panel).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  return panel;
}

test.describe('on a phone', { tag: '@mf-catalog' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the map takes the place of the list, and gives it back', async ({ page }) => {
    await open(page, '/georgia');
    await page.getByRole('link', { name: 'Map', exact: true }).tap();
    await expect(page).toHaveURL(/view=map/);
    await expect(page.getByRole('region', { name: 'Tours on the map' })).toBeVisible();
    await expect(cards(page).first()).toBeHidden();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    // the list with its pages is away: the pins are all tours, and show their cards
    const total = Number(
      /\d+/.exec(
        await page
          .getByRole('status')
          .filter({ hasText: /^\d+ tours$/ })
          .innerText(),
      )?.[0],
    );
    expect(total).toBeGreaterThan(12);
    await expect.poll(() => toursOnPins(page)).toBe(total);
    const panel = await openAnyPin(page, (pin) => pin.tap());
    await expect(panel.getByRole('article').first()).toBeInViewport();
    expect(await overflow()).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Close' }).tap();
    await expect(panel).toHaveCount(0);
    await page.getByRole('link', { name: 'List', exact: true }).tap();
    await expect(cards(page).first()).toBeVisible();
  });

  test('the search lies over the map with its dates, and opens the filters as their button does', async ({ page }) => {
    await open(page, '/georgia?view=map&dateFrom=2027-06-14&dateTo=2027-06-28');
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    for (const opener of [
      page.getByRole('button', { name: 'In your own words: Georgia · Jun 14 – Jun 28' }),
      page.getByRole('button', { name: /^Filters/ }),
    ]) {
      await opener.tap();
      await expect(sheet.getByRole('searchbox', { name: 'In your own words' })).toBeVisible();
      await page.goBack();
      await expect(sheet).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });

  test('the cards are pulled down from the map, and up again, and further up is the list', async ({ page }) => {
    await open(page, '/georgia?view=map');
    const rail = page.getByRole('list', { name: 'Tours of this page' });
    const grabber = page.getByRole('button', { name: 'Tours of this page' });
    await expect(rail).toBeVisible();
    const pull = async (by: number) => {
      const box = await grabber.boundingBox();
      if (!box) throw new Error('nothing to pull at');
      await page.mouse.move(box.x + box.width / 2, box.y + 12);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2, box.y + 12 + by, { steps: 4 });
      await page.mouse.up();
    };
    const height = async () => (await map(page).boundingBox())?.height ?? 0;
    const before = await height();
    await pull(80);
    await expect(rail).toBeHidden();
    await expect.poll(height).toBeGreaterThan(before + 80);
    await pull(-80);
    await expect(rail).toBeVisible();
    // and by a press, for whoever cannot pull
    await grabber.press('Enter');
    await expect(grabber).toHaveAttribute('aria-expanded', 'false');
    await grabber.press('Enter');
    await expect(rail).toBeVisible();
    await pull(-80);
    await expect(page).toHaveURL((now) => !now.searchParams.has('view'));
    await expect(cards(page).first()).toBeVisible();
  });

  for (const size of ['100%', '130%', '150%', '200%']) {
    test(`nothing lies over the pins with text of ${size}`, async ({ page }) => {
      await page.addInitScript((fontSize) => {
        addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', fontSize));
      }, size);
      await open(page, '/de/tours?view=map&dateFrom=2027-06-14&dateTo=2027-06-28');
      const german = page.getByRole('region', { name: 'Touren auf der Karte' });
      await expect(german.getByRole('list').getByRole('button').first()).toBeVisible();
      const under = () =>
        german
          .getByRole('list')
          .getByRole('button')
          .evaluateAll((all) =>
            all.flatMap((pin) => {
              const { left, right, top, bottom } = pin.getBoundingClientRect();
              const corners = [top + 1, bottom - 1].map((y) => document.elementFromPoint((left + right) / 2, y));
              const isFree = corners.every(
                (found) => found !== null && (pin.contains(found) || found.closest('li button')),
              );
              return isFree ? [] : [pin.getAttribute('aria-label')];
            }),
          );
      await expect.poll(under).toEqual([]);
    });
  }
});

test('the tools of the map stand beside its scale on a low phone that is asked about cookies', {
  tag: ['@mf-catalog', '@shared-contracts'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, '/georgia?view=map');
  const scale = map(page).locator('p', { hasText: /^\d+ k?m$/ });
  await expect(scale).toBeVisible();
  const own = await scale.boundingBox();
  for (const name of ['Zoom in', 'Zoom out', 'Show everything']) {
    const tool = await map(page).getByRole('button', { name }).boundingBox();
    if (!own || !tool) throw new Error('the map is not there');
    const isBeside = tool.x >= own.x + own.width || own.y >= tool.y + tool.height || tool.y >= own.y + own.height;
    expect([name, isBeside]).toEqual([name, true]);
  }
});

test('no price of the world lies under a tool of the map on a low phone', {
  tag: ['@mf-catalog', '@shared-contracts'],
}, async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'cookie_notice', value: '1', url: baseURL ?? '' }]);
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, '/tours?view=map');
  await expect(pins(page).first()).toBeVisible();
  const covered = () =>
    pins(page).evaluateAll((all) => {
      const tools = [...document.querySelectorAll('[data-over] button')].map((tool) => tool.getBoundingClientRect());
      return all.flatMap((pin) => {
        const { left, right, top, bottom } = pin.getBoundingClientRect();
        const isUnder = tools.some(
          (tool) => tool.left < right && tool.right > left && tool.top < bottom && tool.bottom > top && tool.width > 0,
        );
        return isUnder ? [pin.getAttribute('aria-label')] : [];
      });
    });
  await expect.poll(covered).toEqual([]);
});

test.describe('in the dark', { tag: ['@mf-catalog', '@shared-contracts'] }, () => {
  test.use({ colorScheme: 'dark' });

  test('pins stand out from the land', async ({ page }) => {
    await open(page, '/georgia?view=map');
    await expect(pins(page).first()).toBeVisible();
    const { edge, land } = await pins(page)
      .first()
      .evaluate((pin) => {
        const { borderTopColor } = getComputedStyle(pin);
        const { backgroundColor } = getComputedStyle(pin.closest('section') ?? pin);
        return { edge: lightness(borderTopColor), land: lightness(backgroundColor) };
        /** relative luminance (WCAG 2), of nothing where nothing is seen */
        function lightness(colour: string): number {
          const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
          const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => ((part / 255 + 0.055) / 1.055) ** 2.4);
          return alpha * (0.2126 * r + 0.7152 * g + 0.0722 * b);
        }
      });
    // WCAG 1.4.11: what tells a control apart
    expect((edge + 0.05) / (land + 0.05)).toBeGreaterThanOrEqual(3);
  });
});

test('a map whose pins are on their way does not say that there are none', { tag: '@mf-catalog' }, async ({
  request,
  baseURL,
}) => {
  const html = await (await request.get(`${baseURL}/tours?view=map`)).text();
  expect(html).toMatch(/\d+ tours</);
  expect(html).not.toContain('No tour starts in this area');
});

test('the map has pins of all tours, and pins and cards point at each other', { tag: '@mf-catalog' }, async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/spa/tours-map')) calls.push(request.url());
  });
  await open(page, '/georgia');
  const total = Number(
    /\d+/.exec(
      await page
        .getByText(/^\d+ tours$/)
        .first()
        .innerText(),
    )?.[0],
  );
  expect(total).toBeGreaterThan(12);
  expect(calls).toEqual([]);
  await page.getByRole('list', { name: 'List or map' }).getByRole('link', { name: 'Map' }).click();
  await expect.poll(() => toursOnPins(page)).toBe(total);
  await expect(cards(page)).toHaveCount(12);
  expect(calls).toHaveLength(1);
  await expectAccessible(page);

  const dark = () =>
    pins(page).evaluateAll((all) =>
      all.map((one) => getComputedStyle(one).backgroundColor === getComputedStyle(document.body).color),
    );
  const isUnderlined = (title: Element) => getComputedStyle(title).textDecorationLine === 'underline';
  await expect.poll(dark).not.toContain(true);
  await cards(page).first().hover();
  await expect.poll(dark).toContain(true);
  const at = (await dark()).indexOf(true);
  await page.mouse.move(5, 400);
  await expect.poll(dark).not.toContain(true);
  await pins(page).nth(at).hover();
  await expect.poll(() => cards(page).first().getByRole('heading').evaluate(isUnderlined)).toBe(true);
});

test('a pin opens the cards of its tours by keyboard too, and gets the focus back', { tag: '@mf-catalog' }, async ({
  page,
}) => {
  await open(page, '/georgia?view=map');
  await expect(pins(page).first()).toBeVisible();
  const panel = await openAnyPin(page, (pin) => pin.press('Enter'));
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(map(page).getByRole('button', { pressed: false }).and(page.locator(':focus'))).toHaveCount(1);
});

test('pins that stand for many tours lead closer, and the list comes along', { tag: '@mf-catalog' }, async ({
  page,
}) => {
  await open(page, '/tours?view=map&difficulty=2');
  await expect(pins(page).first()).toBeVisible();
  const all = await toursOnPins(page);
  await pins(page).first().click();
  await expect.poll(() => toursOnPins(page)).toBeLessThan(all);
  await pins(page).first().click();
  await expect(page).toHaveURL(/lat=.*&lng=.*&radius=\d+/);
  await expect(page.getByText(/tours? in this area/)).toBeVisible();
  await page.getByRole('button', { name: 'All tours' }).click();
  await expect(page).not.toHaveURL(/lat=/);
  await expect.poll(() => toursOnPins(page)).toBe(all);
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/tours?view=map');
    await expect(pins(page).first()).toBeVisible();
    await expect.poll(() => pinsOutside(page)).toEqual([]);
  }
});

test('a turned wheel comes closer, the list follows, and the map stays where it was put', {
  tag: '@mf-catalog',
}, async ({ page }) => {
  await open(page, '/tours?view=map');
  await expect(pins(page).first()).toBeVisible();
  const all = await toursOnPins(page);
  // over a pin too
  await pins(page).first().hover();
  for (let turn = 0; turn < 8; turn++) await page.mouse.wheel(0, -200);
  await expect(page).toHaveURL(/lat=.*&lng=.*&radius=\d+/);
  await expect(page.getByText(/tours? in this area/)).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'All tours' })).toBeVisible();
  // the pins of before stay until those of the area are there
  await expect.poll(() => toursOnPins(page)).toBeLessThan(all);
});

test('a moved map searches where it stands, if it shall', { tag: '@mf-catalog' }, async ({ page }) => {
  await open(page, '/georgia?view=map');
  const zoom = map(page).getByRole('button', { name: /zoom in/i });
  await expect(zoom).toBeVisible();
  await expect(pins(page).first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Search as I move the map' }).uncheck({ force: true });
  await zoom.click();
  await expect(page.getByText(/^\d+ of \d+ tours in sight$|^No tour starts/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Search as I move the map' }).check({ force: true });
  expect(new URL(page.url()).searchParams.has('lat')).toBe(false);
  await zoom.click();
  await expect(page).toHaveURL(/lat=.*&lng=.*&radius=\d+/);
  await expect(page.getByText(/tours? in this area/)).toBeVisible();
  // the tours that were found leave the map where it was put: it shows half as much one step further in
  const radius = () => Number(new URL(page.url()).searchParams.get('radius'));
  const before = radius();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await zoom.click();
  await expect.poll(() => radius() / before).toBeCloseTo(0.5, 1);
  await page.getByRole('link', { name: 'Remove Area on the map' }).click();
  await expect(page).not.toHaveURL(/lat=/);
});
