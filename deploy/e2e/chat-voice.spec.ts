import { CHROMIUM_ARGS } from '../local/chromium.ts';
import { openChat, organizersBrowser, startConversation } from './conversation.ts';
import { expect, test } from './test.ts';

const TAG = { tag: ['@mf-chat', '@api'] };

test.use({
  permissions: ['microphone'],
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [...CHROMIUM_ARGS, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

test('a voice note is recorded, and the other side can play it', TAG, async ({ page, context, browser, baseURL }) => {
  const chatId = await startConversation(context, baseURL);
  const other = await organizersBrowser(browser, baseURL);
  const desk = await other.newPage();
  const deskLog = await openChat(desk, chatId);
  await openChat(page, chatId);
  await page.getByRole('button', { name: 'Record a voice message' }).click();
  await expect(page.getByRole('timer')).toHaveText('0:01');
  await page.getByRole('button', { name: 'Send the recording' }).click();
  const note = deskLog.getByRole('button', { name: /^Play voice message/ }).locator('..');
  await expect(note).toBeVisible();
  // as loud as it was, not all bars alike
  const heights = await note.locator('i').evaluateAll((bars) => bars.map((bar) => bar.getAttribute('style')));
  expect(new Set(heights).size).toBeGreaterThan(1);
  await deskLog.getByRole('button', { name: /^Play voice message, 0:0[12]$/ }).click();
  await expect(deskLog.getByRole('button', { name: 'Pause' })).toBeVisible();
  await other.close();
});

test('a recording is thrown away', TAG, async ({ page, context, baseURL }) => {
  const chatId = await startConversation(context, baseURL);
  const log = await openChat(page, chatId);
  await page.getByRole('button', { name: 'Record a voice message' }).click();
  await page.getByRole('button', { name: 'Throw the recording away' }).click();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(log.getByRole('button', { name: /^Play/ })).toHaveCount(0);
});

test.describe('a voice note without a connection', TAG, () => {
  const failure = 'net::ERR_INTERNET_DISCONNECTED';
  test.use({
    expectedComplaints: {
      lines: [
        { failure, at: '/assets/build.json' },
        { failure, at: /^\/api\/crm\/api\/(chat|user|file|captcha)\/[\w-]+/ },
        { failure, at: '/icons/favicon-32.png' },
        // of parts that are fetched ahead
        { failure, at: /^\/(assets|cdn)\/.+\.css$/ },
        { text: /WebSocket connection to .* failed: .*ERR_INTERNET_DISCONNECTED/ },
      ],
    },
  });

  test('is recorded as soon as there is one, and is not lost with it', async ({ page, context, baseURL }) => {
    const chatId = await startConversation(context, baseURL);
    const log = await openChat(page, chatId);
    const record = page.getByRole('button', { name: 'Record a voice message' });
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await record.click();
    await expect(page.getByText('Could not be loaded. Check the connection and try again.')).toBeVisible();
    await context.setOffline(false);
    await record.click();
    await expect(page.getByRole('timer')).toHaveText('0:01');

    await context.setOffline(true);
    const send = page.getByRole('button', { name: 'Send the recording' });
    await send.click();
    await expect(page.getByRole('region', { name: 'Recording' }).getByRole('alert')).toBeVisible();
    await context.setOffline(false);
    await send.click();
    await expect(log.getByRole('button', { name: /^Play voice message/ })).toBeVisible();
  });
});
