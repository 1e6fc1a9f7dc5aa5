import type { Page } from '@playwright/test';
import { firstTour } from './site-pages.ts';
import { expect, test } from './test.ts';

const setText = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

test('text up to twice as large leaves home, listing and tour as wide as the screen', {
  tag: ['@shell', '@mf-catalog', '@mf-tour'],
}, async ({ page, request, baseURL }) => {
  const { slug } = await firstTour(request, baseURL);
  for (const path of ['/de', '/de/tours', `/de/${slug}`]) {
    await page.goto(path);
    for (const width of [360, 390, 1024, 1280]) {
      await page.setViewportSize({ width, height: 850 });
      for (const size of ['100%', '130%', '150%', '200%']) {
        await setText(page, size);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft(wider, `${path} at ${width} px, ${size}`).toBeLessThanOrEqual(0);
      }
    }
  }
});

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
