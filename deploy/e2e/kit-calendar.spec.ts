import type { Locator, Page } from '@playwright/test';
import { openKit } from './kit-page.ts';
import { expect, test } from './test.ts';

/** the picker of the gallery that has 14 to 28 June 2027 chosen, and ends on 24 July */
const chosen = (page: Page): Locator => page.getByRole('button', { name: /^Chosen:/ });

const day = (page: Page, name: RegExp): Locator => page.getByRole('dialog').getByRole('button', { name });

test.describe('the calendar by keyboard', { tag: '@shared-contracts' }, () => {
  test.beforeEach(async ({ page }) => {
    await openKit(page, 'dates');
    await chosen(page).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Chosen' })).toBeVisible();
    await day(page, /June 14, 2027/).focus();
  });

  test('arrows, Home, End, Page up and down move the day', async ({ page }) => {
    for (const [key, date] of [
      ['ArrowRight', /June 15, 2027/],
      ['ArrowDown', /June 22, 2027/],
      ['ArrowLeft', /June 21, 2027/],
      ['ArrowUp', /June 14, 2027/],
      ['End', /June 30, 2027/],
      ['PageDown', /July 24, 2027/],
      ['Home', /July 1, 2027/],
      ['PageUp', /June 9, 2027/],
    ] as const) {
      await page.keyboard.press(key);
      await expect(day(page, date), key).toBeFocused();
    }
  });

  test('a day out of the bounds cannot be reached', async ({ page }) => {
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('PageUp');
    await expect(day(page, /June 9, 2027/)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(day(page, /June 9, 2027/)).toBeFocused();
  });

  test('two presses of Enter choose a span', async ({ page }) => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // the start taken, the focus goes on by a day: from there down it is the 23rd
    await expect(page.getByRole('button', { name: /^Chosen: .*15.*23/ })).toBeFocused();
  });

  test('Escape leaves what was chosen', async ({ page }) => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Chosen: .*14.*28/ })).toBeVisible();
  });
});

test('a birthday is reached by keyboard without leafing through years', { tag: '@shared-contracts' }, async ({
  page,
}) => {
  await openKit(page, 'dates');
  await page.getByRole('button', { name: /^Born:/ }).press('Enter');
  const picker = page.getByRole('dialog', { name: 'Born' });
  await picker.getByRole('combobox', { name: 'year' }).selectOption('1961');
  await picker.getByRole('combobox', { name: 'month' }).selectOption('March');
  await day(page, /March 14, 1961/).press('Enter');
  await expect(page.getByRole('button', { name: 'Born: Mar 14, 1961' })).toBeFocused();
});

test.describe('the calendar by touch', { tag: '@shared-contracts' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test.beforeEach(async ({ page }) => {
    await openKit(page, 'dates');
    await chosen(page).tap();
    await expect(page.getByRole('dialog', { name: 'Chosen' })).toBeVisible();
  });

  async function tapSpan(page: Page): Promise<void> {
    await day(page, /June 21, 2027/).tap();
    await day(page, /June 25, 2027/).tap();
  }

  test('Apply takes the span', async ({ page }) => {
    await tapSpan(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Chosen: .*21.*25/ })).toBeVisible();
  });

  test('Close leaves what was chosen', async ({ page }) => {
    await tapSpan(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Chosen: .*14.*28/ })).toBeVisible();
  });
});
