import { LOCALES } from '@cairn/shared-contracts/i18n/locales';
import { expectAccessible } from './axe.ts';
import { walkLinks } from './link-walk.ts';
import { expect, test } from './test.ts';

const TAG = { tag: '@mf-content' };

test('a tourist finds an answer while typing, then writes to a person', TAG, async ({ page }) => {
  await page.goto('/help-center');
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('insurence');
  await page.getByRole('link', { name: 'Do I need insurance?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Do I need insurance?');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Write to us' }).click();
  await page.getByRole('link', { name: 'Add an e-mail to a booking' }).click();
  const form = page.getByRole('form', { name: 'Add an e-mail to a booking' });
  await expectAccessible(page);
  await form.getByLabel('Number of the booking').fill('48213');
  await form.getByLabel('E-mail').fill('anna@example.org');
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText(/HR-\d{4}-\d{6}/)).toBeVisible();
  await expectAccessible(page);
});

test('the largest thing that the help center paints on a phone is its own text', TAG, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('url' in entry) document.documentElement.dataset.largest = `${entry.url}`;
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto('/help-center', { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('data-largest', '');
});

/** kinds of page that everybody can come to: a walk that misses one proves nothing */
const KINDS = {
  listing: /^\/tours$/,
  // those that the home page calls popular
  place: /^\/(?:georgia|greece|italy|japan|nepal|portugal)$/,
  climate: /\/climate-and-weather$/,
  tour: /^\/[a-z][\w-]*-\d+$/,
  collections: /^\/collections$/,
  destinations: /^\/destinations$/,
  journal: /^\/blog$/,
  topic: /^\/blog\/[a-z-]+$/,
  article: /^\/blog\/.+-\d+$/,
  'help center': /^\/help-center$/,
  answer: /^\/help-center\/.+/,
  organizers: /^\/tour-providers$/,
  organizer: /^\/tour-provider\/\d+$/,
  checks: /^\/how-organizers-are-checked$/,
  join: /^\/join$/,
  about: /^\/about$/,
  contacts: /^\/contacts$/,
  'legal text': /^\/privacy$/,
  'legal version': /^\/(?:privacy|agreement|safety-rules|tour-provider-agreement)\/.+/,
  login: /^\/login$/,
} as const;

for (const { code, prefix } of LOCALES) {
  test(`no link on the site leads nowhere (${code})`, { tag: ['@mf-content', '@shell'] }, async ({
    request,
    baseURL,
  }) => {
    test.slow();
    // the site of these tests that speaks all four
    const { bad, paths } = await walkLinks(request, { baseURL: baseURL ?? '', site: 'russian', prefix });
    expect(bad).toEqual([]);
    const missed = Object.entries(KINDS).flatMap(([kind, pattern]) =>
      paths.some((path) => pattern.test(path)) ? [] : [kind],
    );
    expect(missed).toEqual([]);
  });
}
