import { expect, type Page } from '@playwright/test';

/** "what: where", of every text and control that the page cuts off, or that lies beyond its edges. Runs in the page. */
function findSpills(): string[] {
  const width = document.documentElement.clientWidth;
  const reach = 1;
  const isForEyes = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.vh, .skip, [aria-hidden=true], option');
  const hasWords = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  /** the first box around it that does not show what does not fit; null where one may scroll to it */
  function clipOf(element: Element): DOMRect | null {
    for (let box = element.parentElement; box; box = box.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(box);
      if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') return null;
      if (overflowX === 'hidden' || overflowX === 'clip') return box.getBoundingClientRect();
    }
    return new DOMRect(0, 0, width, Number.MAX_SAFE_INTEGER);
  }
  const spills = [...document.body.querySelectorAll('*')].flatMap((element) => {
    const isControl = element.matches('input:not([type=hidden]), button, select, textarea');
    if (!(isControl || hasWords(element)) || !isForEyes(element)) return [];
    const { clipPath, webkitLineClamp, overflowX } = getComputedStyle(element);
    const own = element.getBoundingClientRect();
    if (clipPath !== 'none' || own.width <= 1 || own.height <= 1) return [];
    const clip = clipOf(element);
    const isOut = clip && (own.left < clip.left - reach || own.right > clip.right + reach);
    const isCut =
      !isControl &&
      overflowX !== 'visible' &&
      webkitLineClamp === 'none' &&
      element.scrollWidth > element.clientWidth + reach;
    return isOut || isCut
      ? [`${element.tagName} “${element.textContent?.trim().slice(0, 40)}”: ${own.left}–${own.right} of ${width}`]
      : [];
  });
  const sideways = document.documentElement.scrollWidth - width;
  return sideways > 0 ? [`the page scrolls sideways by ${sideways}`, ...spills] : spills;
}

/** Narrow and wide, with text of one and a half times and twice the size (WCAG 1.4.4, 1.4.10): nothing is cut off, nothing scrolls sideways. */
export async function expectRoomForText(page: Page): Promise<void> {
  for (const width of [360, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    for (const size of ['100%', '150%', '200%']) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      expect(await page.evaluate(findSpills), `${page.url()} at ${width} px, ${size}`).toEqual([]);
    }
  }
}
