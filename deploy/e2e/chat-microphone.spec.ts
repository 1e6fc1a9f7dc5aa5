import { CHROMIUM_ARGS } from '../local/chromium.ts';
import { field, openChat, startConversation, write } from './conversation.ts';
import { expect, test } from './test.ts';

test.use({
  permissions: [],
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    // a browser without a window has nobody to ask, and would say that it cannot
    args: [...CHROMIUM_ARGS, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream=deny'],
  },
});

test('a microphone that is denied is named, and takes nothing from what is written', { tag: ['@mf-chat'] }, async ({
  page,
  context,
  baseURL,
}) => {
  const chatId = await startConversation(context, baseURL);
  const log = await openChat(page, chatId);
  await page.getByRole('button', { name: 'Record a voice message' }).click();
  // specification §8
  await expect(page.getByText('The microphone access is denied', { exact: true })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  // what says so stays until it is closed, and stands over nothing that one writes with
  const closes = page.getByRole('button', { name: 'Close', exact: true });
  for (const [width, height] of [
    [1440, 900],
    [992, 720],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const composer = field(page).locator('xpath=ancestor::form');
    const isAbove = async () => {
      const [toast, below] = [await closes.boundingBox(), await composer.boundingBox()];
      return toast !== null && below !== null && toast.y + toast.height <= below.y;
    };
    await expect.poll(isAbove, { message: `${width} px` }).toBe(true);
    await page.getByRole('button', { name: 'Attach files' }).click({ trial: true });
  }
  await write(page, 'Then I write');
  await expect(log.getByText('Then I write')).toBeVisible();
});
