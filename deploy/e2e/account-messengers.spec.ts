import { expectAccessible } from './axe.ts';
import { openLive } from './keyboard.ts';
import { becomeMember } from './member.ts';
import { mailTo } from './outbox.ts';
import { expect, test } from './test.ts';

test('a messenger is connected by the code that is sent in it, and disconnected', {
  tag: ['@mf-account', '@api'],
}, async ({ page, context, request, baseURL }) => {
  const email = await becomeMember(context, baseURL);
  await openLive(page, '/settings#messengers');
  const panel = page.getByRole('region', { name: 'Messengers' });
  const row = panel.getByRole('listitem').filter({ hasText: 'Telegram' });
  await panel.getByRole('button', { name: 'Connect: Telegram' }).click();
  const code = await panel.getByRole('status', { name: 'Code' }).innerText();
  await expectAccessible(page);

  const opening = context.waitForEvent('page');
  await panel.getByRole('link', { name: 'Open Telegram' }).click();
  const messenger = await opening;
  const message = messenger.getByLabel('Message');
  await expect(message).toHaveValue(code);
  await message.fill('ABCD2345');
  await messenger.getByRole('button', { name: 'Send' }).click();
  await expect(messenger.getByRole('status')).toContainText('This code does not work');
  await expect(row).toContainText('Not connected');

  await message.fill(`/start ${code}`);
  await messenger.getByRole('button', { name: 'Send' }).click();
  await expect(messenger.getByRole('status')).toContainText('Connected.');
  // the page looks by itself once it is looked at again
  await messenger.close();
  await page.bringToFront();
  await expect(panel.getByText('Telegram is connected.')).toBeVisible();
  await expect(panel.getByRole('status', { name: 'Code' })).toBeHidden();
  expect(await mailTo(request, baseURL, email, /Telegram/)).toContain('Messages to you are announced');

  await panel.getByRole('button', { name: 'Disconnect: Telegram' }).click();
  await expect(panel.getByText('Telegram is disconnected.')).toBeVisible();
  await page.reload();
  await expect(row).toContainText('Not connected');
});
