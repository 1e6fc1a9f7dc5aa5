import type { Page } from '@playwright/test';

/**
 * Waits until the page's scripts have taken over: what is pressed before that may be lost. How fast that is, is not what these tests
 * are about: the only limit is the test's own.
 */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('cairn:hydrated').length > 0, undefined, {
    timeout: 0,
    polling: 100,
  });
}
