import type { Page } from '@playwright/test';
import { field, openChat, startConversation, test } from './conversation.ts';
import { expect } from './test.ts';

/** deploy/e2e/sites/calls.json: organizers may be called */
const SITE = 'calls.localhost';

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
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
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
