import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts';
import { openKit } from './kit-page.ts';
import { expect, test } from './test.ts';

/** how far the page scrolls sideways, in px */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const OVERLAYS = [
  ['Dialog', 'dialog'],
  ['Long dialog', 'dialog'],
  ['Destructive', 'alertdialog'],
  ['Callback', 'dialog'],
  ['Sheet', 'dialog'],
  ['Full sheet', 'dialog'],
  ['Menu', 'menu'],
  ['Popover', 'dialog'],
] as const;

test.describe('the gallery of the kit, in both themes', { tag: '@shared-contracts' }, () => {
  test.use({ colorScheme: 'dark' });

  test('axe finds nothing on it', async ({ page }) => {
    test.slow();
    await openKit(page);
    await expectAccessibleInBothThemes(page);
  });

  test('axe finds nothing in what opens over it', async ({ page }) => {
    test.slow();
    await openKit(page, 'overlays');
    const section = page.locator('#overlays');
    for (const [name, role] of OVERLAYS) {
      const trigger = section.getByRole('button', { name, exact: true });
      await trigger.press('Enter');
      await expect(page.getByRole(role)).toBeVisible();
      // not while it fades in: axe measures contrast
      await expect(page.locator('[data-entering]')).toHaveCount(0);
      await expectAccessibleInBothThemes(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole(role)).toHaveCount(0);
      await expect(trigger).toBeFocused();
      await page.emulateMedia({ colorScheme: 'dark' });
    }
  });
});

test('every family of the index is there, and the theme switches in place', { tag: '@shared-contracts' }, async ({
  page,
}) => {
  await openKit(page);
  const index = page.getByRole('navigation', { name: 'Components' });
  for (const link of await index.getByRole('link').all()) {
    const anchor = await link.getAttribute('href');
    await expect(page.locator(`section${anchor}`)).toHaveCount(1);
  }
  const theme = page.getByRole('radiogroup', { name: 'Theme' });
  await theme.getByRole('radio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(theme.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('Tab goes through the whole page: nothing holds the focus', { tag: '@shared-contracts' }, async ({ page }) => {
  test.slow();
  await openKit(page);
  const limit = 600;
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press('Tab');
    const { isSeen, isFooter } = await page.evaluate(() => {
      const focused = document.activeElement;
      return {
        isSeen: focused !== document.body && focused?.closest('[aria-hidden=true]') === null,
        isFooter: focused?.closest('footer') != null,
      };
    });
    if (isFooter) return;
    expect(isSeen, `after ${presses + 1} presses`).toBe(true);
  }
  throw new Error(`the footer was not reached in ${limit} presses`);
});

test('what is typed into a field that Tab has just brought into view is not lost', {
  tag: '@shared-contracts',
}, async ({ page }) => {
  await openKit(page, 'fields');
  const country = page.getByRole('combobox', { name: 'Country', exact: true });
  await country.focus();
  await page.keyboard.type('norw');
  await expect(country).toHaveValue('norw');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(country).toHaveValue('Norway');
});

test('a city that was chosen by keyboard leaves no list behind', { tag: '@shared-contracts' }, async ({ page }) => {
  await openKit(page, 'contacts');
  const city = page.getByRole('combobox', { name: 'City', exact: true });
  await city.focus();
  await page.keyboard.type('Kara');
  await expect(page.getByRole('option', { name: 'Karakol' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(city).toHaveValue('Karakol');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible();
});

/** 200 % text without zoom: WCAG 1.4.4 */
test('text of twice the size fits', { tag: '@shared-contracts' }, async ({ page }) => {
  await openKit(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test.describe('no sideways scrolling', { tag: '@shared-contracts' }, () => {
  test.describe('at 320 px', () => {
    test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });
    test('the gallery fits', async ({ page }) => {
      await openKit(page);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
    test('axe finds nothing on the gallery', async ({ page }) => {
      test.slow();
      await openKit(page);
      await expectAccessible(page);
    });
  });

  // a window of 1280 px, magnified twice
  test.describe('at 200 % zoom', () => {
    test.use({ viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 });
    test('the gallery fits', async ({ page }) => {
      await openKit(page);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  });
});

test('a toast of each kind comes, stays under the mouse and goes when its time is up', {
  tag: '@shared-contracts',
}, async ({ page }) => {
  await openKit(page, 'notices');
  const section = page.locator('#notices');
  const region = page.locator('[data-react-aria-top-layer]');
  await section.getByRole('button', { name: 'Two seconds' }).click();
  await expect(region).toContainText('Gone in a moment');
  await region.getByText('Gone in a moment').hover();
  await expect(region).toContainText('Gone in a moment');
  await page.mouse.move(0, 0);
  await expect(region).toBeEmpty();
  for (const [name, text] of [
    ['Success', 'Saved to favourites'],
    ['Error', 'No connection'],
    ['Warning', 'Two seats left'],
    ['Info', 'Times are local'],
  ] as const) {
    await section.getByRole('button', { name, exact: true }).click();
    await expect(region).toContainText(text);
    await region.getByRole('button', { name: 'Close' }).click();
    await expect(region).toBeEmpty();
  }
});
