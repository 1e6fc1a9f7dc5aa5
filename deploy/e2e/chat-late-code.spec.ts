import type { Page } from '@playwright/test';
import { field, openChat, startConversation, write } from './conversation.ts';
import { untilLive } from './live.ts';
import { expect, test } from './test.ts';

const TAG = { tag: ['@mf-chat', '@shell'] };
const CODE = /\/remotes\/mf-chat\/.+\.js$/;
const MAP = { name: 'map.txt', mimeType: 'text/plain', buffer: Buffer.from('two days north') };

const attach = (page: Page) => page.getByLabel('Attach files').last().setInputFiles(MAP);

/** The next late code of the conversation is not there any more. @returns its address, once it was asked for */
function loseNextCode(page: Page): { address?: string } {
  const lost: { address?: string } = {};
  void page.route(CODE, (route) => {
    lost.address ??= route.request().url();
    return route.request().url() === lost.address ? route.fulfill({ status: 404 }) : route.fallback();
  });
  return lost;
}

test.describe('a release whose code is gone', TAG, () => {
  test.use({
    expectedComplaints: {
      lines: [{ status: 404, at: CODE }, { text: /^Failed to fetch dynamically imported module/ }],
    },
  });

  test('is left for the live one with what was written, once, and what was meant works without it', async ({
    page,
    context,
    baseURL,
  }) => {
    const chatId = await startConversation(context, baseURL);
    const log = await openChat(page, chatId);
    await field(page).fill('Half a message');
    const lost = loseNextCode(page);
    const anew = page.waitForEvent('load');
    await attach(page);
    await anew;
    expect(lost.address).toBeDefined();
    await expect(field(page)).toHaveValue('Half a message');

    // still gone: the page stays, and the file goes by its name alone
    let loads = 0;
    page.on('load', () => loads++);
    await untilLive(page);
    await attach(page);
    await expect(page.getByText('map.txt')).toBeVisible();
    await write(page, 'Half a message, and its map');
    await expect(log.getByRole('link', { name: /map\.txt/ })).toBeVisible();
    expect(loads).toBe(0);

    await page.unroute(CODE);
    await openChat(page, chatId);
    await attach(page);
    await expect(page.getByRole('list', { name: 'Files that go with the message' }).getByText('14 byte')).toBeVisible();
  });
});
