import type { BrowserContext, Page } from '@playwright/test';
import { call, organizersBrowser, startConversation } from './conversation.ts';
import { expect, test } from './test.ts';

const TAG = { tag: ['@mf-chat', '@api', '@shell'] };
const failure = 'net::ERR_INTERNET_DISCONNECTED';

/** the page, once its socket has joined */
async function openAt(page: Page, path: string) {
  const opened = page.waitForEvent('websocket', { timeout: 0 });
  await page.goto(path);
  const socket = await opened;
  await socket.waitForEvent('framereceived', {
    predicate: ({ payload }) => /"user:\d+","phx_reply"/.test(String(payload)),
    timeout: 0,
  });
  return socket;
}

/** another tab is in front of this one: the browser of the tests shows them all */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** what the tab shows of itself, at one moment: both flip to and fro together */
const faceOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    icon: document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href,
  }));

/** The organizer's own browser, whose page is open: nobody answers in their place. */
async function organizerAtDesk(...[browser, baseURL]: Parameters<typeof organizersBrowser>): Promise<BrowserContext> {
  const other = await organizersBrowser(browser, baseURL);
  await openAt(await other.newPage(), '/chat');
  return other;
}

test.describe('a tab behind another', TAG, () => {
  test.use({
    expectedComplaints: {
      lines: [
        { failure, at: '/assets/build.json' },
        { failure, at: /^\/api\/crm\/api\/(chat|user)\/[\w-]+/ },
        { text: /WebSocket connection to .* failed: .*ERR_INTERNET_DISCONNECTED/ },
      ],
    },
  });

  test('calls for what came while it had no connection, and no longer once that is taken back', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const other = await organizerAtDesk(browser, baseURL);
    const chatId = await startConversation(context, baseURL);
    await page.clock.install();
    // a page with nothing of the chat but its count
    const socket = await openAt(page, '/settings');
    const face = await faceOf(page);
    await hide(page);

    const isAway = socket.waitForEvent('close');
    await context.setOffline(true);
    await isAway;
    const message = 'There is a sauna on day 4';
    const { id } = await call<{ id: number }>(other, baseURL, 'send-message', { chat_id: chatId, message });
    await context.setOffline(false);
    await expect
      .poll(() => faceOf(page), { intervals: [200] })
      .toEqual({ title: 'New message', icon: expect.stringMatching(/^data:image/) });

    await call(other, baseURL, 'delete-message', { message_id: id });
    await expect(page.getByRole('link', { name: 'Messages', exact: true }).first()).toBeVisible();
    for (let second = 0; second < 3; second += 1) {
      await page.clock.runFor(1000);
      expect(await faceOf(page)).toEqual(face);
    }
    await other.close();
  });
});
