import type { Locator, Page } from '@playwright/test';
import { openLive } from './keyboard.ts';
import { firstTour } from './site-pages.ts';
import { expect, test } from './test.ts';

const SIZES = [
  [390, 664],
  [390, 844],
  [768, 1024],
  [1366, 650],
  [1440, 900],
] as const;

const notice = (page: Page) => page.getByRole('region', { name: 'Cookies' });

const setText = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

const look = (answer: Locator) =>
  answer.evaluate((element) => {
    const { backgroundColor, borderColor, color, fontWeight, fontSize } = getComputedStyle(element);
    return {
      backgroundColor,
      borderColor,
      color,
      fontWeight,
      fontSize,
      height: element.getBoundingClientRect().height,
    };
  });

/** what of the page's form the notice lies over, wherever one has scrolled to */
const coveredFields = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('section[aria-label="Cookies"]');
    if (!bar) return ['there is no notice'];
    return [...document.querySelectorAll('main :is(button, input:not([type=hidden]), label, a)')].flatMap((field) => {
      field.scrollIntoView({ block: 'end', behavior: 'instant' });
      const [over, own] = [bar.getBoundingClientRect(), field.getBoundingClientRect()];
      const meets =
        own.width > 1 &&
        own.left < over.right &&
        own.right > over.left &&
        own.top < over.bottom &&
        own.bottom > over.top;
      return meets ? [field.textContent || field.getAttribute('name') || field.tagName] : [];
    });
  });

test('the cookie notice is one line with two answers that look alike', { tag: '@shell' }, async ({ page }) => {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const path of ['/', '/de', '/register', '/de/register']) {
      await page.goto(path);
      const box = await notice(page).boundingBox();
      expect([path, width, (box?.height ?? 99) <= 57]).toEqual([path, width, true]);
      const answers = notice(page).getByRole('button');
      await expect(answers).toHaveCount(3);
      expect(await look(answers.nth(1))).toEqual(await look(answers.nth(2)));
    }
  }
});

test('the cookie notice lies beside the panel with which a tour is booked', { tag: ['@shell', '@mf-booking'] }, async ({
  page,
  request: api,
  baseURL,
}) => {
  const { slug } = await firstTour(api, baseURL);
  for (const prefix of ['', '/de', '/zh']) {
    await page.goto(`${prefix}/${slug}`);
    const request = page.getByRole('button', { name: /^(Request to book|Buchung anfragen|申请预订)$/ });
    const panel = page.locator('main section', { has: request }).last();
    for (const width of [992, 1024, 1200, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 650 });
      const [over, own] = [await page.getByRole('region', { name: /Cookie/ }).boundingBox(), await panel.boundingBox()];
      if (!over || !own) throw new Error('there is no notice, or no panel');
      expect([prefix, width, over.x + over.width <= own.x]).toEqual([prefix, width, true]);
    }
  }
});

test('the cookie notice lies over nothing of a registration, however large the text', {
  tag: ['@shell', '@mf-account'],
}, async ({ page }) => {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const path of ['/register', '/de/register']) {
      await page.goto(path);
      for (const size of ['100%', '150%', '200%']) {
        await setText(page, size);
        expect([path, width, size, await coveredFields(page)]).toEqual([path, width, size, []]);
      }
    }
  }
});

test('what the cookie notice says stays beside its answers in text of twice the size', { tag: '@shell' }, async ({
  page,
}) => {
  for (const width of [360, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/de']) {
      await page.goto(path);
      await setText(page, '200%');
      const spills = await notice(page).evaluate((bar) => {
        const words = bar.querySelector('p');
        const range = document.createRange();
        if (!words) return ['there are no words'];
        range.selectNodeContents(words);
        const parts = [...range.getClientRects()];
        return [...bar.querySelectorAll(':scope > button')].flatMap((answer) => {
          const box = answer.getBoundingClientRect();
          const meets = parts.some(
            (part) => part.left < box.right && part.right > box.left && part.top < box.bottom && part.bottom > box.top,
          );
          return meets || box.right > window.innerWidth || box.left < 0 ? [answer.textContent] : [];
        });
      });
      expect([path, width, spills]).toEqual([path, width, []]);
      // the rest of the page has the greater part of the window
      const box = await notice(page).boundingBox();
      expect([path, width, (box?.height ?? 999) <= 160]).toEqual([path, width, true]);
    }
  }
});

test('pictures leave room for what they are of, and fit the frame of a phone', {
  tag: ['@mf-catalog', '@mf-tour'],
}, async ({ page, request, baseURL }) => {
  const { slug } = await firstTour(request, baseURL);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.goto(`/${slug}`);
    const picture = page.getByRole('button', { name: /picture 1 of \d+/i }).first();
    const box = await picture.boundingBox();
    expect([width, height, (box?.height ?? height) / height <= 0.462]).toEqual([width, height, true]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const hero = page.locator('main picture img').first();
  await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const { natural, shown } = await hero.evaluate((image: HTMLImageElement) => ({
    natural: image.naturalHeight / image.naturalWidth,
    shown: image.clientHeight / image.clientWidth,
  }));
  // a wide picture in a high frame would show a third of itself, enlarged
  expect(natural).toBeGreaterThan(1);
  expect(Math.abs(natural / shown - 1)).toBeLessThan(0.75);
});

test('a tour says in the first view of a low window what it is and what it costs', {
  tag: ['@mf-tour', '@mf-booking'],
}, async ({ page, request: api, baseURL }) => {
  const { slug } = await firstTour(api, baseURL);
  await page.setViewportSize({ width: 1366, height: 650 });
  await page.goto(`/${slug}`);
  const panel = page.locator('main section', { has: page.getByRole('button', { name: 'Request to book' }) }).last();
  const price = panel.getByText(/^\$[\d,]+$/).first();
  for (const what of [page.getByRole('heading', { level: 1 }), price]) await expect(what).toBeInViewport({ ratio: 1 });
});

test('the search of the header shows that it has the focus', { tag: '@shell' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLive(page, '/tours');
  const pill = page.getByRole('banner').getByRole('link', { name: /^Search tours/ });
  const shadow = () => pill.evaluate((element) => getComputedStyle(element).boxShadow);
  const plain = await shadow();
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab');
    if (await pill.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(pill).toBeFocused();
  expect(await shadow()).not.toBe(plain);
  // a ring of two pixels and more, not the shadow that it has anyway
  expect(await shadow()).toMatch(/0px 0px 0px [34]px/);
});
