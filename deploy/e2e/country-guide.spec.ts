import { expectAccessibleInBothThemes } from './axe.ts';
import { openLive } from './keyboard.ts';
import { expect, test } from './test.ts';

test.use({ colorScheme: 'dark' });

test('a country begins as a guide, and its months and regions lead on', { tag: ['@mf-catalog', '@api'] }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, '/de/georgia');
  const guide = page.getByRole('region', { name: 'Reiseführer: Georgien' });
  await expect(guide.getByRole('heading', { level: 2 })).toHaveText(['Beste Reisezeit', 'Wohin', 'Wer hier führt']);
  await expect(guide.getByText(/^Ab .* pro Person$/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await overflow()).toBeLessThanOrEqual(0);

  await guide.getByRole('link', { name: /^Alle \d+ Touren ansehen$/ }).click();
  await expect(page.locator('#tours article').first()).toBeInViewport();
  await page.goto('/georgia');
  const months = page
    .getByRole('region', { name: 'Travel guide: Georgia' })
    .getByRole('link', { name: /^June: \d+ tours?/ });
  const count = /\d+/.exec(await months.innerText())?.[0];
  await months.click();
  await expect(page).toHaveURL(/\/georgia\?dateFrom=\d{4}-06-01&dateTo=\d{4}-06-30$/);
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${count} tours?$`) })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Travel guide: Georgia' })).toHaveCount(0);
});
