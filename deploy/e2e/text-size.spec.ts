import { BOOKING_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import { withPrefix } from '@cairn/shared-contracts/i18n/locales';
import type { Page } from '@playwright/test';
import { sendRequest, untilStatus } from './bookings.ts';
import { openLive } from './keyboard.ts';
import { becomeMember } from './member.ts';
import { firstTour, pathOf, SITE_PAGES, type SitePage } from './site-pages.ts';
import { expectRoomForText } from './spills.ts';
import { expect, test } from './test.ts';

/** what other tests of all pages leave out: alike in structure to others, but not in their words */
const FURTHER_PAGES: readonly SitePage[] = [
  { name: 'favourites', tag: '@mf-catalog', path: '/favorites' },
  { name: 'collections', tag: '@mf-catalog', path: '/collections' },
  { name: 'climate', tag: '@mf-catalog', path: '/svaneti/climate-and-weather' },
  { name: 'comparison', tag: '@mf-catalog', path: '/compare/1-2-3-4' },
  { name: 'answer', tag: '@mf-content', path: '/help-center/when-am-i-charged' },
];

const setText = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

// the longest words of the four languages, and those of most visitors; pages of accounts: account-text-size.spec.ts
for (const one of [...SITE_PAGES.filter(({ tag }) => tag !== '@mf-account'), ...FURTHER_PAGES]) {
  test(`${one.name} has room for text of up to twice the size`, { tag: ['@shell', one.tag] }, async ({
    page,
    request,
    baseURL,
  }) => {
    test.slow();
    const path = await pathOf(one, request, baseURL);
    for (const prefix of ['/de', '']) {
      await openLive(page, withPrefix(path, prefix));
      await expectRoomForText(page);
    }
  });
}

// the day that it is stands out, and is wider for it
for (const day of ['2027-01-14T12:00:00Z', '2027-01-16T12:00:00Z']) {
  const name = new Date(day).toLocaleDateString('de', { weekday: 'long', timeZone: 'UTC' });
  test(`the hours of contacts have room for large text on ${name}`, { tag: '@mf-content' }, async ({ page }) => {
    await openLive(page, '/de/about');
    await page.clock.setFixedTime(day);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click();
    await expect(page.getByRole('row', { name: 'Heute' }).first()).toBeVisible();
    await expectRoomForText(page);
  });
}

test('every card has room for a long name of its organizer beside its price', { tag: '@mf-catalog' }, async ({
  page,
}) => {
  const name = 'Rhododendron Lodges';
  await page.route('**/de/tours', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text())
      .replace(/(<a [^>]*href="\/de\/tour-provider\/\d+"[^>]*>)[^<]+/g, `$1${name}`)
      .replace(/("organizer":\{"id":\d+,"name":)"[^"]+"/g, `$1"${name}"`);
    await route.fulfill({ response: answer, body });
  });
  await openLive(page, '/de/tours');
  await expect(page.getByRole('main').getByText(name)).toHaveCount(await page.getByRole('article').count());
  await expectRoomForText(page);
});

test.describe('large text in German has room', () => {
  test.use({ expectedComplaints: { lines: [{ status: 404, at: '/de/no-such-place' }] } });

  test('on a page that is not there', { tag: '@shell' }, async ({ page }) => {
    await page.goto('/de/no-such-place');
    await expectRoomForText(page);
  });
});

test('the map of a listing has room for text of up to twice the size', { tag: '@mf-catalog' }, async ({ page }) => {
  await page.goto('/de/georgia?view=map');
  await expect(page.getByRole('list', { name: 'Orte auf der Karte' }).getByRole('button').first()).toBeVisible({
    timeout: 30_000,
  });
  await expectRoomForText(page);
});

test('a booking and its payment have room for text of up to twice the size', {
  tag: ['@mf-booking', '@shell'],
}, async ({ page, context, request, baseURL }) => {
  await becomeMember(context, baseURL);
  const { id } = await firstTour(request, baseURL);
  const { uuid } = await sendRequest(context, baseURL, { tourId: id });
  await untilStatus(context, baseURL, uuid, BOOKING_STATUS.pendingPrepayment);
  for (const path of [`/booking/uuid/${uuid}`, `/booking/pay/uuid/${uuid}`]) {
    await page.goto(`/de${path}`);
    await expectRoomForText(page);
  }
});

test('the example in the finder is read to its end', { tag: '@mf-catalog' }, async ({ page }) => {
  const finder = page.getByRole('main').getByRole('search');
  const field = finder.getByRole('combobox');
  for (const language of ['', '/de']) {
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(language || '/');
      const text = (await field.getAttribute('placeholder')) ?? '';
      const example = finder.getByText(text, { exact: true });
      // as it is served, and with the list of places
      for (const step of ['served', 'awake']) {
        await expect(example, `${language} ${width} px, ${step}`).toBeVisible();
        expect(await example.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
        await field.click();
        await expect(field).toHaveAttribute('aria-expanded', 'true');
      }
    }
  }
  // what is typed stands there alone
  const example = finder.getByText((await field.getAttribute('placeholder')) ?? '', { exact: true });
  await field.fill('a');
  await expect(example).toBeHidden();
});

test('no lead leaves its last word alone in a line', { tag: ['@shell', '@mf-catalog', '@mf-content'] }, async ({
  page,
}) => {
  const paths = ['/de/contacts', '/de/collections', '/de/favorites'];
  for (const [width, path] of [768, 1440].flatMap((each) => paths.map((path) => [each, path] as const))) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const lead = page
      .getByRole('main')
      .locator('p')
      .filter({ hasText: /\S+\s\S+\s\S+/ })
      .first();
    await expect(lead).toBeVisible();
    const words = await lead.evaluate((text) => {
      const node = [...text.childNodes].find((child) => child.nodeType === Node.TEXT_NODE);
      const content = node?.nodeValue ?? '';
      const lines = [...content.matchAll(/\S+/g)].map(({ index, 0: word }) => {
        const range = document.createRange();
        if (node) range.setStart(node, index);
        if (node) range.setEnd(node, index + word.length);
        return Math.round(range.getBoundingClientRect().bottom);
      });
      return lines.filter((bottom) => bottom === lines.at(-1)).length;
    });
    expect([path, width, words > 1]).toEqual([path, width, true]);
  }
});

test('whoever scrolls to the end of a page at once is at its end', { tag: '@shell' }, async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 850 });
    for (const size of ['100%', '200%']) {
      await page.goto('/de/tours');
      await setText(page, size);
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      const left = () =>
        page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              const tell = () => resolve(document.documentElement.scrollHeight - window.innerHeight - window.scrollY);
              // the footer is laid out in the frame after it was seen
              requestAnimationFrame(() => requestAnimationFrame(tell));
            }),
        );
      expect(await left(), `${width} px, ${size}`).toBeLessThan(2);
    }
  }
});
