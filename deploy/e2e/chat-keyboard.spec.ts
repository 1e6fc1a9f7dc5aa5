import type { Locator, Page } from '@playwright/test';
import { call, field, openChat, organizersBrowser, startConversation } from './conversation.ts';
import { tabTo } from './keyboard.ts';
import { expect, test } from './test.ts';

const TAG = { tag: ['@mf-chat'] };

/** presses Shift and Tab until the control has the focus */
async function tabBackTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Shift+Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab does not come back to it');
}

/** what a screen reader is given to say next that has these words in it */
const announced = (page: Page, words: string): Promise<string> =>
  page.evaluate(
    (awaited) =>
      new Promise<string>((resolve) => {
        const log = document.querySelector('[role="log"][aria-live="polite"]');
        if (!log) throw new Error('nothing is announced here');
        new MutationObserver((records) => {
          const added = records.flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent ?? ''));
          const said = added.find((text) => text.includes(awaited));
          if (said) resolve(said);
        }).observe(log, { childList: true, subtree: true });
      }),
    words,
  );

/** how the browser tells a screen reader of the log: by its accessibility tree, not by our attributes */
async function logInTree(page: Page) {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const logs = nodes.filter(({ role, ignored }) => role?.value === 'log' && !ignored);
  await client.detach();
  return logs.map(({ properties = [] }) =>
    Object.fromEntries(properties.map(({ name, value }) => [name, value.value])),
  );
}

test('a conversation by keyboard and screen reader alone', TAG, async ({ page, context, browser, baseURL }) => {
  const chatId = await startConversation(context, baseURL);
  const log = await openChat(page, chatId);
  expect(await logInTree(page)).toEqual([
    expect.objectContaining({ live: 'polite', atomic: false, relevant: 'additions text' }),
  ]);

  await tabTo(page, /^Message$/);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Is there a shop on the way?');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('And a bus?');
  await page.keyboard.press('Enter');
  await expect(log.getByText('Is there a shop on the way?')).toBeVisible();
  await expect(field(page)).toBeFocused();

  await tabBackTo(page, page.getByRole('button', { name: 'What to do with this message' }).last());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');

  // what is taken back takes its button with it: the keyboard goes on among the messages
  await tabBackTo(page, page.getByRole('button', { name: 'What to do with this message' }).last());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  const isSure = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
  await tabTo(page, /^Delete$/);
  await expect(isSure).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(log.getByText('Message deleted')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Messages with/ })).toBeFocused();

  const other = await organizersBrowser(browser, baseURL);
  const heard = announced(page, 'Two shops');
  await call(other, baseURL, 'send-message', { chat_id: chatId, message: 'Two shops, no bus.' });
  // who says it comes first
  expect(await heard).toMatch(/^Aigerim.*: Two shops, no bus\./);
  await other.close();
});
