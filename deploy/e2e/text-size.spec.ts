import type { Page } from '@playwright/test';
import { pathOf, SITE_PAGES, type SitePage } from './site-pages.ts';
import { expectRoomForText } from './spills.ts';
import { expect, test } from './test.ts';

/** what other tests of all pages leave out: alike in structure to others, but not in their words */
const FURTHER_PAGES: readonly SitePage[] = [
  { name: 'about', tag: '@mf-content', path: '/about' },
  { name: 'join', tag: '@mf-content', path: '/join' },
  { name: 'how organizers are checked', tag: '@mf-content', path: '/how-organizers-are-checked' },
  { name: 'sitemap', tag: '@mf-content', path: '/sitemap' },
  { name: 'favourites', tag: '@mf-catalog', path: '/favorites' },
];

const setText = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

// the longest words of the four languages; pages of accounts: account-text-size.spec.ts
for (const one of [...SITE_PAGES.filter(({ tag }) => tag !== '@mf-account'), ...FURTHER_PAGES]) {
  test(`${one.name} has room for text of up to twice the size`, { tag: ['@shell', one.tag] }, async ({
    page,
    request,
    baseURL,
  }) => {
    const path = await pathOf(one, request, baseURL);
    await page.goto(`/de${path === '/' ? '' : path}`);
    await expectRoomForText(page);
  });
}

test('whoever scrolls to the end of a page at once is at its end', { tag: '@shell' }, async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 850 });
    for (const size of ['100%', '200%']) {
      await page.goto('/de/tours');
      await setText(page, size);
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      const left = () =>
        page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              const tell = () => resolve(document.documentElement.scrollHeight - window.innerHeight - window.scrollY);
              // the footer is laid out in the frame after it was seen
              requestAnimationFrame(() => requestAnimationFrame(tell));
            }),
        );
      expect(await left(), `${width} px, ${size}`).toBeLessThan(2);
    }
  }
});
