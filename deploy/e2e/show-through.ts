import { expect, type Page } from '@playwright/test';

const STEP_PX = 24;
const GRID_PX = 6;

/**
 * "bar: what shows", of all that is painted over a bar that stays while its page or sheet is scrolled from its top to its end. Marks on top
 * that let a pointer through are not found. Runs in the page.
 */
async function findShowThrough({ step, grid }: { step: number; grid: number }): Promise<string[]> {
  const isStaying = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position);
  const isWholeScreen = (element: Element) =>
    getComputedStyle(element).position === 'fixed' && element.clientHeight >= window.innerHeight;
  const elements = [...document.body.querySelectorAll<HTMLElement>('*')];
  /** the last one covers those before it */
  const sheet = elements.filter(isWholeScreen).findLast((element) => element.checkVisibility());
  const scroller = sheet && sheet.scrollHeight > sheet.clientHeight ? sheet : document.documentElement;
  const bars = elements.filter(
    (element) =>
      isStaying(element) &&
      (!sheet || (sheet !== element && sheet.contains(element))) &&
      element.offsetWidth > window.innerWidth / 2 &&
      element.offsetHeight < window.innerHeight / 3,
  );
  const found = new Set<string>();
  for (let top = 0; top <= scroller.scrollHeight - scroller.clientHeight; top += step) {
    scroller.scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    for (const bar of bars) {
      const { pointerEvents } = getComputedStyle(bar);
      const box = bar.getBoundingClientRect();
      if (pointerEvents === 'none' || !bar.checkVisibility({ visibilityProperty: true }) || box.top < 0) continue;
      if (box.bottom > window.innerHeight) continue;
      for (let x = box.left + grid; x < box.right - 1; x += grid)
        for (let y = box.top + grid; y < box.bottom - 1; y += grid) {
          const hit = document.elementFromPoint(x, y);
          if (!hit || bar.contains(hit) || bars.some((other) => other.contains(hit)) || hit.contains(bar)) continue;
          found.add(
            `${bar.textContent?.trim().slice(0, 20)}: ${hit.tagName} “${hit.textContent?.trim().slice(0, 30)}”`,
          );
        }
    }
  }
  return [...found];
}

/** Nothing of the page is painted over its bars while somebody scrolls it. */
export async function expectNothingShowsThrough(page: Page): Promise<void> {
  expect(await page.evaluate(findShowThrough, { step: STEP_PX, grid: GRID_PX })).toEqual([]);
}
