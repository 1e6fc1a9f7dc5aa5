import type { Page } from '@playwright/test';

/**
 * Does what anybody does first, whom a page to read waits for: the pointer moves. Then waits until the page's scripts have taken over: what is pressed before that may be lost. How fast that is, is not what these tests
 * are about: the only limit is the test's own.
 */
export async function untilLive(page: Page): Promise<void> {
  const isLive = () => {
    dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }));
    return performance.getEntriesByName('cairn:hydrated').length > 0;
  };
  await page.waitForFunction(isLive, undefined, { timeout: 0, polling: 100 });
}
