import type { Page } from '@playwright/test';

/** Holds what the page asks for at such addresses. @returns lets all of it through, and whatever is asked for later */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  const { promise: later, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await later;
    await route.continue();
  });
  return letThrough;
}
