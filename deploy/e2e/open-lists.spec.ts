import { expectAccessible, expectOpenListAccessible } from './axe.ts';
import { untilLive } from './live.ts';
import { expect, test } from './test.ts';

/** fields with a list that opens while somebody types */
const LISTS = [
  ['@mf-catalog', '/', 'Say what you are looking for', 'gruzia', 'Georgia'],
  ['@mf-content', '/help-center/write?type=city_calculate', 'City you start from', 'Tbil', 'Tbilisi'],
  ['@mf-content', '/join', 'Where you lead', 'Geor', 'Georgia'],
] as const;

for (const [tag, path, label, typed, option] of LISTS) {
  test(`whoever listens to the page, or has no mouse, gets into the list and out of it: ${label}`, {
    tag: [tag, '@shared-contracts'],
  }, async ({ page }) => {
    await page.goto(path);
    await untilLive(page);
    const field = page.getByRole('main').getByRole('combobox', { name: label });
    await field.click();
    await field.pressSequentially(typed);
    await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
    await expect(page.locator('[data-entering]')).toHaveCount(0);
    await expectOpenListAccessible(page, field);
  });
}

test('axe finds nothing while countries, calling codes or numbers are chosen from', {
  tag: ['@mf-content', '@shared-contracts'],
}, async ({ page }) => {
  await page.goto('/join');
  await untilLive(page);
  const form = page.getByRole('form', { name: 'Ask for an account' });
  for (const [button, role] of [
    [form.getByRole('button', { name: /Tours led in a year/ }), 'listbox'],
    [form.getByRole('button', { name: /^Country: / }), 'dialog'],
  ] as const) {
    await button.click();
    await expect(page.getByRole(role)).toBeVisible();
    await expect(page.locator('[data-entering]')).toHaveCount(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole(role)).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});
