import type { Locator, Page } from '@playwright/test';
import { openKit } from './kit-page.ts';
import { expect, test } from './test.ts';

const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Phone', exact: true });
/** the button of the country in front of it */
const country = (page: Page): Locator =>
  page
    .locator('#contacts')
    .getByRole('button', { name: /^Country:/ })
    .first();
const search = (page: Page): Locator => page.getByRole('combobox', { name: 'Search country or code' });

test.describe('the phone field by keyboard', { tag: '@shared-contracts' }, () => {
  test.beforeEach(async ({ page }) => {
    await openKit(page, 'contacts');
    await field(page).focus();
  });

  test('letters are not taken, and 18 characters are the most', async ({ page }) => {
    await page.keyboard.type('+420 77a7b 123 456 789 000 111');
    const text = await field(page).inputValue();
    expect(text).not.toMatch(/[a-z]/i);
    expect(text.length).toBeLessThanOrEqual(18);
  });

  test('a number that the country does not have is marked when the field is left', async ({ page }) => {
    await page.keyboard.type('201555');
    await page.keyboard.press('Tab');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toHaveAccessibleDescription(/Incorrect phone number/);
    await field(page).fill('2015550123');
    await page.keyboard.press('Tab');
    await expect(field(page)).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('a number of another country asks before it changes the country', async ({ page }) => {
    await page.keyboard.type('+420777123456');
    await expect(page.getByText('This number belongs to Czechia.')).toBeVisible();
    await expect(country(page)).toHaveAccessibleName(/United States/);
    await page.getByRole('button', { name: 'Confirm', exact: true }).first().press('Enter');
    await expect(country(page)).toHaveAccessibleName(/Czechia/);
    await expect(page.getByText('This number belongs to')).toHaveCount(0);
    await expect(field(page)).toBeFocused();
  });

  test('a country is found by its name', async ({ page }) => {
    await country(page).press('Enter');
    await expect(search(page)).toBeFocused();
    await page.keyboard.type('kyrg');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(country(page)).toHaveAccessibleName(/Kyrgyzstan, \+996/);
    await expect(country(page)).toBeFocused();
  });

  test('a country is found by its code', async ({ page }) => {
    await country(page).press('Enter');
    await page.keyboard.type('+386');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(country(page)).toHaveAccessibleName(/Slovenia, \+386/);
  });

  test('what is not found says what to try, and a code can be used as it is', async ({ page }) => {
    await country(page).press('Enter');
    await page.keyboard.type('atlantis');
    await expect(page.getByText('Nothing found')).toBeVisible();
    await expect(page.getByText('Try searching by code')).toBeVisible();
    await search(page).fill('+999');
    await page.getByRole('button', { name: 'Use +999' }).press('Enter');
    await expect(country(page)).toHaveAccessibleName(/\+999/);
  });
});

test.describe('a number that is pasted', { tag: '@shared-contracts' }, () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is read whole, and its country is offered', async ({ page }) => {
    await openKit(page, 'contacts');
    await field(page).focus();
    await page.evaluate(() => navigator.clipboard.writeText('+996 (555) 123-456'));
    await page.keyboard.press('Control+V');
    await expect(page.locator('#contacts output').first()).toHaveText('+996555123456');
    await expect(page.getByText('This number belongs to Kyrgyzstan.')).toBeVisible();
    await page.getByRole('button', { name: 'Confirm', exact: true }).first().click();
    await expect(country(page)).toHaveAccessibleName(/Kyrgyzstan/);
  });
});

test.describe('the phone field by touch', { tag: '@shared-contracts' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap opens the countries, another one chooses', async ({ page }) => {
    await openKit(page, 'contacts');
    await country(page).tap();
    await search(page).fill('geor');
    await page.getByRole('option', { name: /^Georgia/ }).tap();
    await expect(country(page)).toHaveAccessibleName(/Georgia, \+995/);
    await expect(field(page)).toHaveAttribute('inputmode', 'tel');
  });
});

test.describe('what closes while a phone still waits for its keyboard is gone', { tag: '@shared-contracts' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  /** opens it, and closes it as soon as it hears keys; it fades for longer than anything waits for a keyboard */
  const openAndClose = (opener: Locator, role: 'listbox' | 'dialog') =>
    opener.evaluate((element, wanted) => {
      document.documentElement.style.setProperty('--t-base', '5s');
      element.focus();
      if (element instanceof HTMLButtonElement) element.click();
      return new Promise<void>((resolve) => {
        const close = () => {
          const shown = document.querySelector(`[role=${wanted}]`);
          const { activeElement } = document;
          // the keys of a list go to its field
          if (!shown || (wanted === 'dialog' && !shown.contains(activeElement)))
            return void requestAnimationFrame(close);
          activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
          resolve();
        };
        close();
      });
    }, role);

  test('a list', async ({ page }) => {
    await openKit(page, 'fields');
    const box = page.getByRole('combobox', { name: 'Country', exact: true });
    await openAndClose(box, 'listbox');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  test('a popover with a field', async ({ page }) => {
    await openKit(page, 'contacts');
    await openAndClose(country(page), 'dialog');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a sheet', async ({ page }) => {
    await openKit(page, 'overlays');
    const opener = page.getByRole('button', { name: 'Sheet', exact: true });
    await openAndClose(opener, 'dialog');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await opener.tap();
    await expect(page.getByRole('dialog')).toBeInViewport();
  });
});
