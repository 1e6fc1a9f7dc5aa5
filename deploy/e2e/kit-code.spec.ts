import type { Page } from '@playwright/test';
import { openKit } from './kit-page.ts';
import { expect, test } from './test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+V');
}

test('a code is typed digit by digit; letters are not taken, Backspace takes back', {
  tag: '@shared-contracts',
}, async ({ page }) => {
  await openKit(page, 'fields');
  const code = page.getByRole('textbox', { name: 'One-time code' });
  await code.focus();
  await page.keyboard.type('1a2-3');
  await expect(code).toHaveValue('123');
  await page.keyboard.press('Backspace');
  await expect(code).toHaveValue('12');
  await page.keyboard.type('345');
  await expect(page.getByText('The code is right')).toBeVisible();
});

test('a wrong code is cleared, said, and the focus stays for the next try', { tag: '@shared-contracts' }, async ({
  page,
}) => {
  await openKit(page, 'fields');
  const code = page.getByRole('textbox', { name: 'One-time code' });
  await code.focus();
  await page.keyboard.type('99999');
  await expect(page.getByText('This code is not right')).toBeVisible();
  await expect(code).toHaveValue('');
  await expect(code).toBeFocused();
  await page.keyboard.type('12345');
  await expect(page.getByText('The code is right')).toBeVisible();
});

test('only a code of exactly five digits is pasted', { tag: '@shared-contracts' }, async ({ page }) => {
  await openKit(page, 'fields');
  const code = page.getByRole('textbox', { name: 'One-time code' });
  await code.focus();
  for (const text of ['1234', '123456', '12a45', 'Your code: 12345']) {
    await paste(page, text);
    await expect(code).toHaveValue('');
  }
  await paste(page, ' 12345 ');
  await expect(code).toHaveValue('12345');
  await expect(page.getByText('The code is right')).toBeVisible();
});

test.describe('on a phone', { tag: '@shared-contracts' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap on any box opens the keyboard of digits for the whole code', async ({ page }) => {
    await openKit(page, 'fields');
    const code = page.getByRole('textbox', { name: 'One-time code' });
    await code.tap();
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await page.keyboard.type('12345');
    await expect(page.getByText('The code is right')).toBeVisible();
  });
});
