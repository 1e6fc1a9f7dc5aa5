import type { Page } from '@playwright/test';

/** Scrolls down a page screen by screen, as a reader does, so that all that waits to come near has come, with the height that it has. */
export async function scrollThrough(page: Page): Promise<void> {
  const goTo = (top: number) =>
    page.evaluate(async (y) => {
      window.scrollTo({ top: y, behavior: 'instant' });
      // observers are told with the next frame
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
      return { height: document.documentElement.scrollHeight, screen: window.innerHeight };
    }, top);
  let top = 0;
  for (let at = await goTo(top); top < at.height; at = await goTo(top)) top += at.screen;
  await page.waitForLoadState('networkidle');
}
