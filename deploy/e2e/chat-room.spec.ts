import type { Page } from '@playwright/test';
import { sendRequest } from './bookings.ts';
import { call, field, openChat, organizersBrowser, startConversation } from './conversation.ts';
import { organizerAt } from './organizer.ts';
import { expectRoomForText, expectWholePlaceholders } from './spills.ts';
import { expect, test } from './test.ts';

/** deploy/e2e/sites/calls.json: organizers may be called */
const SITE = 'calls.localhost';
/** deploy/e2e/sites/russian.json: all four languages */
const RUSSIAN = 'russian.localhost';

const setText = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** Text of twice the size on a phone leaves a good part of the window to the messages. */
async function expectRoomToRead(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await setText(page, '200%');
  const log = page.getByRole('region', { name: /^Nachrichten mit/ });
  await expect.poll(async () => (await log.boundingBox())?.height ?? 0).toBeGreaterThan(240);
}

test('the bar of a conversation has room for the name and for all that can be done, where one may call, in German', {
  tag: ['@mf-chat'],
}, async ({ page, context, baseURL }) => {
  const chatId = await startConversation(context, baseURL);
  await context.addCookies((await context.cookies()).map((cookie) => ({ ...cookie, domain: SITE })));
  await openChat(page, chatId, `${baseURL.replace('localhost', SITE)}/de`);
  const name = page.getByRole('heading', { name: 'Ala-Too Trekking' });
  const controls = ['Ala-Too Trekking anrufen', 'Mehr zu dieser Unterhaltung'];
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const size of ['100%', '200%']) {
      await setText(page, size);
      for (const control of controls)
        await expect(page.getByRole('button', { name: control }), `${width} px, ${size}`).toBeInViewport({ ratio: 1 });
      const isWhole = await name.evaluate(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth <= clientWidth && scrollHeight <= clientHeight && clientWidth > 60,
      );
      expect(isWhole, `the name at ${width} px, ${size}`).toBe(true);
    }
  }
  await page.getByRole('button', { name: 'Ala-Too Trekking anrufen' }).click();
  await expect(page.getByRole('dialog').getByText(/Code \d{5}/)).toBeVisible();
});

test('large text in German has room in a conversation, on both sides of it', {
  tag: ['@mf-chat'],
}, async ({ page, context, browser, baseURL }) => {
  test.slow();
  const chatId = await startConversation(context, baseURL, 'Gibt es unterwegs eine Sauna?');
  const other = await organizersBrowser(browser, baseURL);
  const desk = await other.newPage();
  // while the desk is loaded anew nobody would be there, and the demonstration would answer in the organizer's place
  await openChat(await other.newPage(), chatId);
  for (const one of [page, desk]) {
    const log = await openChat(one, chatId, '/de');
    await expectRoomForText(one);
    // nothing is cut off above the first message, either
    await one.setViewportSize({ width: 390, height: 844 });
    const start = log.getByText(/^Hier beginnt Ihre Unterhaltung/);
    await start.scrollIntoViewIfNeeded();
    // what is in view may end within a pixel, as a list that is held where somebody reads does
    await expect(start).toBeInViewport({ ratio: 0.98 });
    await expectRoomToRead(one);
  }
  await test.step('with a request that the organizer has to answer', async () => {
    const organizer = await organizerAt(baseURL);
    const { id: dateId } = await organizer.addDeparture(6);
    await organizer.leave();
    await sendRequest(context, baseURL, { tourId: organizer.tour.id, dateId, people: 2 });
    for (const one of [page, desk]) {
      await openChat(one, chatId, '/de');
      await expectRoomToRead(one);
      // what is pinned is told in full all the same, and its name is one line of the usual text
      await setText(one, '100%');
      const name = one.getByRole('link', { name: organizer.tour.name }).last().locator('b');
      const { height, line } = await name.evaluate((element) => ({
        height: element.clientHeight,
        line: Number.parseFloat(getComputedStyle(element).lineHeight),
      }));
      expect(height).toBeLessThan(line * 1.5);
    }
    await setText(desk, '150%');
    const answer = desk.getByRole('button', { name: 'Antworten' });
    await expect(answer).toBeInViewport({ ratio: 1 });
    const about = await desk
      .getByRole('link', { name: /Antwort bis/ })
      .last()
      .boundingBox();
    const button = await answer.boundingBox();
    if (!about || !button) throw new Error('nothing is pinned');
    expect(about.x + about.width <= button.x || about.y + about.height <= button.y).toBe(true);
    await desk.setViewportSize({ width: 1440, height: 900 });
    // a word stands in one line, however long the others are
    const word = await desk.getByRole('complementary').getByText('Bezahlt', { exact: true }).boundingBox();
    expect(word?.height).toBeLessThan(48);
  });
  // a long one, whose rows are counted from below it
  for (let index = 1; index <= 45; index += 1)
    await call(
      context,
      baseURL,
      'send-message',
      { chat_id: chatId, message: `Frage ${index}` },
      `203.0.113.${index % 5}`,
    );
  const log = await openChat(page, chatId, '/de');
  await setText(page, '200%');
  const start = log.getByText(/^Hier beginnt Ihre Unterhaltung/);
  await page.getByRole('region', { name: /^Nachrichten mit/ }).hover();
  await expect(async () => {
    await page.mouse.wheel(0, -1200);
    await expect(start).toBeInViewport({ ratio: 1, timeout: 100 });
  }).toPass();
  const [above, first] = [await start.boundingBox(), await log.getByText('Gibt es unterwegs').boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
  await other.close();
});

test('a phone on its side leaves most of its height to the messages, on both sides of a conversation', {
  tag: ['@mf-chat'],
}, async ({ page, context, browser, baseURL }) => {
  const chatId = await startConversation(context, baseURL);
  const organizer = await organizerAt(baseURL);
  const { id: dateId } = await organizer.addDeparture(6);
  await organizer.leave();
  await sendRequest(context, baseURL, { tourId: organizer.tour.id, dateId, people: 2 });
  const other = await organizersBrowser(browser, baseURL);
  const desk = await other.newPage();
  for (const one of [page, desk]) {
    await one.setViewportSize({ width: 844, height: 390 });
    await openChat(one, chatId);
    await expect(one.getByRole('link', { name: organizer.tour.name }).last()).toBeInViewport({ ratio: 1 });
    const log = one.getByRole('region', { name: /^Messages with/ });
    await expect.poll(async () => (await log.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(200);
    await expectRoomForText(one);
  }
  await other.close();
});

test('a toast stands right above the field of a phone, whose cookie notice waits below the conversation', {
  tag: ['@mf-chat'],
}, async ({ page, context, baseURL }) => {
  const chatId = await startConversation(context, baseURL);
  await page.setViewportSize({ width: 390, height: 844 });
  await openChat(page, chatId);
  await page.getByRole('button', { name: 'More about this conversation' }).click();
  await page.getByRole('menuitem', { name: 'Turn notifications off' }).click();
  const toast = page.getByText(/^You are not told of messages/);
  await expect(toast).toBeVisible();
  const gap = () =>
    toast.evaluate((words) => {
      const region = words.closest('[role=status]')?.getBoundingClientRect();
      const form = document.querySelector('form:has(textarea)')?.getBoundingClientRect();
      return (form?.top ?? 0) - (region?.bottom ?? 0);
    });
  await expect.poll(gap).toBeGreaterThan(0);
  expect(await gap()).toBeLessThan(24);
});

test('the search of conversations says what it searches, in every language, on both sides', {
  tag: ['@mf-chat'],
}, async ({ page, context, browser, baseURL }) => {
  await startConversation(context, baseURL);
  const other = await organizersBrowser(browser, baseURL);
  const desk = await other.newPage();
  for (const one of [page, desk]) {
    await one.context().addCookies((await one.context().cookies()).map((cookie) => ({ ...cookie, domain: RUSSIAN })));
    for (const prefix of ['', '/de', '/ru', '/zh']) {
      await one.goto(`${baseURL.replace('localhost', RUSSIAN)}${prefix}/chat`);
      await expect(one.getByRole('searchbox')).toBeVisible();
      await expectWholePlaceholders(one, [360, 390, 768, 992, 1200, 1440, 1600]);
    }
  }
  await other.close();
});

/** whether what is in its middle is the field itself, and not what lies over it */
const isFree = (page: Page): Promise<boolean> =>
  field(page).evaluate((area) => {
    const { x, y, width, height, bottom } = area.getBoundingClientRect();
    return bottom <= innerHeight && document.elementFromPoint(x + width / 2, y + height / 2) === area;
  });

test.describe('the cookie notice', { tag: ['@mf-chat', '@shell'] }, () => {
  for (const [width, height] of [
    [390, 844],
    [992, 720],
    [1440, 900],
  ] as const) {
    test(`leaves the field of a conversation free, at ${width} px`, async ({ page, context, baseURL }) => {
      await page.setViewportSize({ width, height });
      const chatId = await startConversation(context, baseURL);
      await openChat(page, chatId);
      const answer = page.getByRole('button', { name: "Ok, don't show again" });
      expect(await isFree(page)).toBe(true);
      if (width < 992) return;
      await expect(answer).toBeVisible();
      // its room goes with it
      const above = (await field(page).boundingBox())?.y ?? 0;
      await answer.click();
      await expect(answer).toHaveCount(0);
      await expect.poll(async () => ((await field(page).boundingBox())?.y ?? 0) > above).toBe(true);
      expect(await isFree(page)).toBe(true);
    });
  }
});
