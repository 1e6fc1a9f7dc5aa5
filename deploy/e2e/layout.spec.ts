import { BOOKING_STATUS } from '@cairn/shared-contracts/domain/booking-graph';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { prepay, sendRequest, untilStatus } from './bookings.ts';
import { call, ORGANIZER } from './conversation.ts';
import { openLive } from './keyboard.ts';
import { becomeMember, HEADERS, logInByPassword, readInEuro } from './member.ts';
import { organizerAt } from './organizer.ts';
import { scrollThrough } from './scroll-through.ts';
import { firstTour, pathOf, SITE_PAGES } from './site-pages.ts';
import { expect, test } from './test.ts';

/** as wide as most phones, tablets, the windows of most desks, and large screens */
const [PHONE, TABLET, DESK, WIDE] = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1366, height: 650 },
  { width: 1920, height: 1080 },
];

interface Line {
  top: number;
  bottom: number;
  text: string;
}

/** The lines of the words in an element, from its top. */
const linesOf = (element: Locator): Promise<Line[]> =>
  element.evaluate((root) => {
    const lines: Line[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { index, 0: word } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const { top, bottom } = range.getBoundingClientRect();
        const last = lines.at(-1);
        if (last && Math.abs(last.bottom - bottom) < 4) last.text += ` ${word}`;
        else lines.push({ top, bottom, text: word });
      }
    return lines;
  });

test('links of the footer that take two lines stand apart', { tag: '@shell' }, async ({ page }) => {
  await page.setViewportSize(TABLET);
  await page.goto('/de/help-center');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const links = footer.getByRole('list').filter({ hasText: 'Mitglieder unseres Clubs' }).getByRole('link');
  await expect(links).not.toHaveCount(0);
  const blocks: Line[][] = [];
  for (const link of await links.all()) blocks.push(await linesOf(link));
  expect(blocks.some((lines) => lines.length > 1)).toBe(true);
  for (const [index, lines] of blocks.slice(1).entries())
    expect((lines[0]?.top ?? 0) - (blocks[index]?.at(-1)?.bottom ?? 0), lines[0]?.text).toBeGreaterThan(8);
});

/** "lowest edge: what stands there", of the organizer and the price of every card, row by row. Runs in the page. */
const feetOf = (page: Page): Promise<{ row: number; organizer: number; price: number; gap: number }[]> =>
  page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.flatMap((card) => {
        const foot = [...card.querySelectorAll('a[href*="/tour-provider/"]')].at(-1)?.parentElement;
        const price = foot?.nextElementSibling;
        if (!foot || !price) return [];
        const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
        const amount = price.querySelector('b') ?? price;
        // of the amount from the side of the card
        const gap = card.getBoundingClientRect().right - amount.getBoundingClientRect().right;
        return [{ row: bottomOf(card), organizer: bottomOf(foot), price: bottomOf(price), gap }];
      }),
    );

test('organizers and prices of cards side by side stand on one line', { tag: '@mf-catalog' }, async ({ page }) => {
  for (const size of [TABLET, DESK, WIDE]) {
    await page.setViewportSize(size);
    for (const path of ['/', '/tours', '/de/tours']) {
      await page.goto(path);
      await scrollThrough(page);
      const feet = await feetOf(page);
      expect(feet.length).toBeGreaterThan(7);
      for (const { row, organizer, price, gap } of feet) {
        const name = `${path} at ${size.width} px`;
        expect(row - price, name).toBeLessThan(2);
        expect(gap, name).toBeLessThan(2);
        expect(Math.abs(organizer - price), name).toBeLessThan(2);
      }
    }
  }
});

test('cards of a rail are as high as one another', { tag: ['@mf-catalog', '@mf-tour'] }, async ({
  page,
  request,
  baseURL,
}) => {
  await page.setViewportSize(WIDE);
  await openLive(page, `/${(await firstTour(request, baseURL)).slug}`);
  await scrollThrough(page);
  const cards = page.getByRole('list', { name: 'Similar tours' }).getByRole('article');
  await expect(cards).toHaveCount(4);
  const ends = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().bottom)));
  expect(new Set(ends).size, ends.join()).toBe(1);
});

test('three tours below an article are as wide as the page', { tag: ['@mf-content', '@mf-catalog'] }, async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await openLive(page, '/blog/levadas-a-short-guide-22');
  await scrollThrough(page);
  const cards = page.getByRole('list', { name: 'Tours to go with it' }).getByRole('article');
  await expect(cards).toHaveCount(3);
  const end = await cards.last().evaluate((card) => card.getBoundingClientRect().right);
  const room = await page
    .getByRole('main')
    .locator('.page')
    .last()
    .evaluate((part) => part.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(part).paddingRight));
  expect(Math.abs(end - room)).toBeLessThan(2);
});

/** More are tiring to follow; what is shown in full is written for 64 of the width of a nought. */
const LONGEST_LINE = 100;

for (const kind of SITE_PAGES.filter(({ name }) => ['home', 'tour', 'organizer'].includes(name)))
  test(`on a wide screen no line of text is too long to follow: ${kind.name}`, { tag: kind.tag }, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.setViewportSize(WIDE);
    await openLive(page, await pathOf(kind, request, baseURL));
    await scrollThrough(page);
    const texts = page.getByRole('main').locator('p, blockquote');
    expect(await texts.count()).toBeGreaterThan(5);
    for (const text of await texts.all()) {
      const lines = await linesOf(text);
      if (lines.length < 2) continue;
      for (const line of lines) expect(line.text.length, line.text).toBeLessThanOrEqual(LONGEST_LINE);
    }
  });

test('no continent leaves one country alone in its last row', { tag: '@mf-catalog' }, async ({ page }) => {
  for (const size of [TABLET, DESK, WIDE]) {
    await page.setViewportSize(size);
    await page.goto('/destinations');
    const parts = page.getByRole('main').getByRole('region');
    await expect(parts).not.toHaveCount(0);
    for (const part of await parts.all()) {
      const tops = await part
        .getByRole('listitem')
        .evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().top)));
      const inLast = tops.filter((top) => top === tops.at(-1)).length;
      expect(
        inLast,
        `${(await part.getByRole('heading').first().textContent()) ?? ''} at ${size.width} px`,
      ).toBeGreaterThan(1);
    }
  }
});

test('the booking panel fades at its button while there is more below', { tag: '@mf-booking' }, async ({
  page,
  request,
  baseURL,
}) => {
  await page.setViewportSize(DESK);
  await openLive(page, `/${(await firstTour(request, baseURL)).slug}`);
  const button = page.getByRole('main').getByRole('button', { name: 'Request to book' });
  const fade = () => button.evaluate((one) => Number(getComputedStyle(one.parentElement ?? one, '::before').opacity));
  await expect.poll(fade).toBe(1);
  await button.evaluate((one) => {
    const panel = one.closest('section')?.firstElementChild;
    panel?.scrollTo({ top: panel.scrollHeight, behavior: 'instant' });
  });
  await expect.poll(fade).toBe(0);
  await page.setViewportSize({ width: 1366, height: 1200 });
  await expect.poll(fade).toBe(0);
});

test('the words beside the log-in take few lines on a wide screen', { tag: '@mf-account' }, async ({ page }) => {
  for (const [size, path] of [DESK, WIDE].flatMap((each) =>
    ['/login', '/de/login', '/de/register'].map((at) => [each, at] as const),
  )) {
    await page.setViewportSize(size);
    await page.goto(path);
    const words = page.locator('[class*=quote] b');
    const lines = await linesOf(words);
    expect(lines.length, `${path} at ${size.width} px`).toBeLessThanOrEqual(4);
    for (const { text } of lines)
      expect(text.split(' ').length, `${path} at ${size.width} px: ${text}`).toBeGreaterThan(1);
  }
});

test('the way to the organizers’ own log-in is not parted from its first word', { tag: '@mf-account' }, async ({
  page,
}) => {
  for (const size of [PHONE, DESK, WIDE]) {
    await page.setViewportSize(size);
    await page.goto('/de/login');
    const link = page.getByRole('main').getByRole('link', { name: 'Im Veranstalterbereich anmelden' });
    expect(await linesOf(link), `${size.width} px`).toHaveLength(1);
  }
});

test('four tours side by side: what is best and what is rated are single lines', { tag: '@mf-catalog' }, async ({
  page,
}) => {
  for (const size of [DESK, WIDE]) {
    await page.setViewportSize(size);
    await page.goto('/de/compare/1-2-3-4');
    const table = page.getByRole('table');
    for (const text of ['Niedrigster Preis', 'Preis-Leistung']) {
      const label = table.getByText(text, { exact: true }).first();
      await expect(label).toBeVisible();
      expect(await linesOf(label), `${text} at ${size.width} px`).toHaveLength(1);
    }
    const best = table.getByText('Niedrigster Preis', { exact: true });
    const lines = await best.evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      const amount = one.parentElement?.getBoundingClientRect();
      return amount ? amount.height / (bottom - top) : 0;
    });
    expect(lines, `${size.width} px`).toBeLessThan(2.4);
  }
});

test('what is best stands beside its mark, and in the width of a desk in one line', { tag: '@mf-catalog' }, async ({
  page,
}) => {
  for (const size of [PHONE, DESK, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    await page.goto('/de/compare/1-2-3-4');
    const label = page.getByRole('table').getByText('Leichtester', { exact: true });
    await expect(label).toBeVisible();
    const { mark, words, tall } = await label.evaluate((one) => {
      const words = one.parentElement?.getBoundingClientRect();
      const mark = one.closest('td')?.querySelector('svg')?.getBoundingClientRect();
      const tall = (words?.height ?? 0) / one.getBoundingClientRect().height;
      return { mark: mark?.right ?? 0, words: words?.left ?? 0, tall };
    });
    expect(mark, `${size.width} px`).toBeLessThanOrEqual(words);
    if (size !== PHONE) expect(tall, `${size.width} px`).toBeLessThan(2);
  }
});

test('a month of the climate has its badge beside it', { tag: '@mf-catalog' }, async ({ page }) => {
  for (const size of [TABLET, DESK]) {
    await page.setViewportSize(size);
    await page.goto('/de/georgia/climate-and-weather');
    const months = page.getByRole('table').last().getByRole('rowheader');
    await expect(months).toHaveCount(12);
    const heights = await months.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
    expect(Math.max(...heights) - Math.min(...heights), `${size.width} px: ${heights.join()}`).toBeLessThan(10);
  }
});

test('no collection stands alone beside an empty place', { tag: '@mf-catalog' }, async ({ page }) => {
  await page.setViewportSize(TABLET);
  await openLive(page, '/collections');
  const tiles = page.getByRole('main').getByRole('listitem');
  await expect(tiles).not.toHaveCount(0);
  const endsOfTiles = () => tiles.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
  // an even number of them, and an odd one
  for (const _ of ['all', 'one less']) {
    const ends = await endsOfTiles();
    expect(ends.at(-1), `${ends.length} tiles`).toBe(Math.max(...ends));
    expect(new Set(ends).size, 'tiles in a row').toBe(2);
    await tiles.last().evaluate((one) => one.remove());
  }
});

for (const path of ['/collections', '/destinations']) {
  test(`a browser is told how wide the pictures of ${path} are`, { tag: '@mf-catalog' }, async ({ page }) => {
    for (const size of [PHONE, TABLET, DESK, WIDE]) {
      await page.setViewportSize(size);
      await page.goto(path);
      const pictures = page.getByRole('main').getByRole('listitem').locator('img');
      await expect(pictures).not.toHaveCount(0);
      const widths = await pictures.evaluateAll((all) =>
        all.map((one) => {
          const said = (one.getAttribute('sizes') ?? '')
            .split(/,\s*(?![^(]*\))/)
            .map((part) => /^(\(.*\))?\s*(\d+)(vw|px)$/.exec(part.trim()))
            .find((found) => !found?.[1] || matchMedia(found[1]).matches);
          const number = Number(said?.[2]);
          const told = said?.[3] === 'vw' ? (number / 100) * innerWidth : number;
          return { told, shown: one.closest('li')?.getBoundingClientRect().width ?? 0 };
        }),
      );
      for (const { told, shown } of widths) {
        expect(told / shown, `${size.width} px: ${told} told, ${shown} shown`).toBeGreaterThan(0.95);
        expect(told / shown, `${size.width} px: ${told} told, ${shown} shown`).toBeLessThan(1.25);
      }
    }
  });
}

test('the header says a place and a collection by their names', { tag: ['@shell', '@mf-catalog'] }, async ({
  page,
}) => {
  const places = [
    ['/above-4000-m', 'Above 4,000 m'],
    ['/de/above-4000-m', 'Über 4000 m'],
    ['/turkiye', 'Türkiye'],
    ['/de/turkiye', 'Türkei'],
  ] as const;
  await page.setViewportSize(DESK);
  const pill = page.getByRole('banner').getByRole('link', { name: /^(Search tours|Touren suchen): / });
  for (const [path, name] of places) {
    // as it is served, and once it lives
    await page.goto(path);
    await expect(pill).toContainText(name);
    await openLive(page, path);
    await expect(pill).toContainText(name);
  }
  // and to whoever comes from another page
  await openLive(page, '/collections');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Above 4,000 m/ })
    .click();
  await expect(page).toHaveURL(/\/above-4000-m$/);
  await expect(pill).toContainText('Above 4,000 m');
});

/** A member of the test's own, with a trip that is ahead and confirmed. @returns the booking's uuid */
async function becomeTraveller(context: BrowserContext, baseURL: string): Promise<string> {
  await becomeMember(context, baseURL);
  const organizer = await organizerAt(baseURL);
  const { id: dateId } = await organizer.addDeparture(4);
  await organizer.leave();
  const { uuid } = await sendRequest(context, baseURL, { tourId: organizer.tour.id, dateId });
  await untilStatus(context, baseURL, uuid, BOOKING_STATUS.pendingPrepayment);
  return uuid;
}

test('trips: a message takes one line of a button', { tag: ['@mf-account', '@mf-booking'] }, async ({
  page,
  context,
  baseURL,
}) => {
  await readInEuro(context, baseURL);
  await prepay(page, await becomeTraveller(context, baseURL));
  await page.setViewportSize(TABLET);
  await page.goto('/de/trips');
  const message = page.getByRole('main').getByRole('link', { name: /^Nachricht an / });
  expect(await linesOf(message.first())).toHaveLength(1);
});

test('trips: favourites stand apart from what is past', { tag: ['@mf-account', '@mf-catalog'] }, async ({
  page,
  context,
  baseURL,
}) => {
  await logInByPassword(context, baseURL, 'tourist@cairn.test', 'demo-cairn-2026');
  await page.setViewportSize(TABLET);
  const { id: tour_id } = await firstTour(context.request, baseURL);
  const kept = await context.request.post(`${baseURL}/api/crm/api/favourite-tour/create`, {
    headers: HEADERS,
    data: { tour_id },
  });
  expect(kept.ok(), await kept.text()).toBe(true);
  await page.goto('/de/trips');
  const main = page.getByRole('main');
  await scrollThrough(page);
  const title = main.getByRole('heading', { name: 'Ihre Merkliste' });
  const past = main.getByRole('heading', { name: 'Vergangen' }).locator('..').getByRole('listitem').last();
  const [below, above] = [await title.boundingBox(), await past.boundingBox()];
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThan(32);
});

test('the header begins where a page begins that runs to both edges', {
  tag: ['@shell', '@mf-chat', '@mf-catalog'],
}, async ({ page, context, baseURL }) => {
  await readInEuro(context, baseURL);
  await logInByPassword(context, baseURL, 'tourist@cairn.test', 'demo-cairn-2026');
  const leftOf = async (part: Locator) => {
    const box = await part.boundingBox();
    // what is not there would stand at the very edge
    if (!box) throw new Error(`nothing is shown of ${part}`);
    return box.x;
  };
  const logo = page.getByRole('banner').getByRole('link').first();
  await page.setViewportSize(WIDE);
  for (const path of ['/chat', '/georgia?view=map']) {
    await page.goto(path);
    const first = page
      .getByRole('main')
      .getByRole(path === '/chat' ? 'searchbox' : 'article')
      .first();
    expect(Math.abs((await leftOf(first)) - (await leftOf(logo))), path).toBeLessThan(24);
  }
  // elsewhere it stands above its page
  await page.goto('/tours');
  expect(await leftOf(logo)).toBeGreaterThan(150);
  for (const size of [PHONE, TABLET]) {
    await page.setViewportSize(size);
    await page.goto('/chat');
    const list = page.getByRole('main').getByRole('searchbox');
    expect(Math.abs((await leftOf(list)) - (await leftOf(logo))), `${size.width} px`).toBeLessThan(2);
  }
});

test('the tour of a conversation is named up to its dates', { tag: ['@mf-booking', '@mf-chat'] }, async ({
  page,
  context,
  baseURL,
}) => {
  await readInEuro(context, baseURL);
  await becomeTraveller(context, baseURL);
  await page.setViewportSize(PHONE);
  const { id } = await call<{ id: number }>(context, baseURL, 'get-chat-with-organizer', {
    organizer_id: ORGANIZER.id,
  });
  await page.goto(`/chat/${id}`);
  const name = page
    .getByRole('main')
    .getByRole('link', { name: /confirmed your dates/ })
    .locator('b');
  await expect(name).toBeVisible();
  const [first] = await linesOf(name);
  const gap = await name.evaluate((one, top) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const ends = [...range.getClientRects()].filter((line) => line.top < top + 4).map(({ right }) => right);
    return one.getBoundingClientRect().right - Math.max(...ends);
  }, first?.top ?? 0);
  // a letter and the three points
  expect(gap).toBeLessThan(24);
});
