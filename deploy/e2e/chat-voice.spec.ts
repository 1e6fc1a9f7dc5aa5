import { CHROMIUM_ARGS } from '../local/chromium.ts';
import { openChat, organizersBrowser, startConversation, test } from './conversation.ts';
import { expect } from './test.ts';

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
