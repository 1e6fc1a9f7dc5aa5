import type { Page } from '@playwright/test';
import { untilLive } from './live.ts';

/** presses Tab until the control has the focus: a person without a mouse has no other way to it */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const nameOfFocus = () =>
    page.evaluate(() => {
      const { activeElement: element } = document;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent;
      return element?.getAttribute('aria-label') ?? label ?? '';
    });
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if (name.test(await nameOfFocus())) return;
  }
  throw new Error(`Tab does not come to ${name}`);
}

/** opens the page and waits until it answers to keys and presses */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilLive(page);
}
