import { expectAccessibleInBothThemes } from './axe.ts';
import { untilLive } from './live.ts';
import { type Site, startSite } from './site.ts';
import { expect, test } from './test.ts';

let site: Site;

test.beforeAll(async () => {
  site = await startSite();
});
test.beforeEach(() => site.api.cut());
test.afterAll(() => site.stop());

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1440, height: 900 }],
] as const) {
  test.describe(`the api is away, on ${name}, in both themes`, { tag: '@shell' }, () => {
    test.use({ colorScheme: 'dark', viewport, expectedComplaints: { lines: [{ status: 503, at: '/destinations' }] } });

    test('the server says so, with a landscape, contacts and ways on', async ({ page }) => {
      const torn: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 400) torn.push(new URL(response.url()).pathname);
      });
      const answer = await page.goto(`${site.url}/destinations`);
      expect(answer?.status()).toBe(503);
      expect(answer?.headers()['retry-after']).toBe('30');
      await expect(page.getByRole('heading', { level: 1, name: 'An error occurred' })).toBeVisible();
      await expect(page.getByRole('list', { name: 'How to reach us' })).toBeVisible();
      // nothing of the page itself is the api's: its picture least of all
      expect(torn).toEqual(['/destinations']);
      await expectAccessibleInBothThemes(page);
    });
  });
}

test.describe('who walks on while the api dies', { tag: '@shell' }, () => {
  test.use({
    expectedComplaints: {
      lines: [
        { status: 503, at: '/api/spa/blog-posts?with_alt=1&per-page=20' },
        // pictures of the listing that were on their way
        { status: 503, at: /^\/media\/[\w./-]+$/ },
      ],
    },
  });

  test('is told, and comes on once it is back', async ({ page }) => {
    await site.api.restore();
    await page.goto(`${site.url}/tours`);
    await untilLive(page);
    await site.api.cut();
    await page.getByRole('link', { name: 'Journal' }).first().click();
    const problem = page.getByRole('heading', { level: 1, name: 'An error occurred' });
    await expect(problem).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/blog`);
    const again = page.getByRole('link', { name: 'Try again' });
    await again.click();
    await expect(problem).toBeVisible();
    await site.api.restore();
    await again.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/blog`);
  });
});
