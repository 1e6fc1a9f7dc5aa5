import { expect, type Page } from '@playwright/test';

/** "what: where", of every text and control that the page cuts off, or that lies beyond its edges. Runs in the page. */
function findSpills(): string[] {
  const width = document.documentElement.clientWidth;
  const reach = 1;
  const isForEyes = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    // a pin stands where its place is, at the edge of a map as well
    !element.closest('.vh, .skip, [aria-hidden=true], option, [data-at]');
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

/**
 * Words of the element that go on in another line. Runs in the page. Letters of words without spaces between them may, and so may what is
 * hyphenated.
 * @param mayBeForced - words that are wider than what they stand in may be broken as well
 */
export function brokenWords(root: Element, mayBeForced: boolean): string[] {
  const broken = new Set<string>();
  function roomOf(element: Element): number {
    let block: Element | null = element;
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
    if (!block) return 0;
    const { paddingLeft, paddingRight } = getComputedStyle(block);
    return block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  }
  /** one pixel of it is left, for screen readers */
  function isForReaders(element: Element | null): boolean {
    return element !== null && (getComputedStyle(element).clipPath !== 'none' || isForReaders(element.parentElement));
  }
  /** below it lines are not shown: three points say that there are more */
  function endOf(element: Element | null): number {
    if (!element) return Number.POSITIVE_INFINITY;
    return getComputedStyle(element).webkitLineClamp === 'none'
      ? endOf(element.parentElement)
      : element.getBoundingClientRect().bottom;
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility() || parent.closest('.vh, [translate=no], a[href^="mailto:"]')) continue;
    if (getComputedStyle(parent).hyphens === 'auto') continue;
    const text = node.nodeValue ?? '';
    const range = document.createRange();
    const lowest = endOf(parent);
    const linesOf = (start: number, end: number) => {
      range.setStart(node, start);
      range.setEnd(node, end);
      return [...range.getClientRects()].filter(({ width, top }) => width > 0 && top < lowest);
    };
    for (const { 0: word, index } of text.matchAll(/\p{L}+/gu)) {
      const end = index + word.length;
      if (new Set(linesOf(index, end).map(({ top }) => Math.round(top))).size < 2 || isForReaders(parent)) continue;
      // an address, or a name with underscores, is as wide as all of it
      const first = text.slice(0, index).search(/\S*$/);
      const width = linesOf(first, end + text.slice(end).search(/\s|$/)).reduce((sum, part) => sum + part.width, 0);
      if (!mayBeForced || width < roomOf(parent)) broken.add(word);
    }
  }
  return [...broken];
}

/** "what: width" of every choice and button whose words are wider than it. Runs in the page. */
function cutControls(): string[] {
  const isForEyes = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    getComputedStyle(element).clipPath === 'none' &&
    element.getBoundingClientRect().width > 1;
  /** as wide as what it shows: arrow, padding and font are the browser's own */
  function wholeWidth(select: HTMLSelectElement): number {
    const copy = document.createElement('select');
    copy.className = select.className;
    copy.add(new Option(select.selectedOptions[0]?.text));
    copy.style.cssText = 'position: absolute; width: max-content; min-width: 0; max-width: none';
    select.after(copy);
    const { width } = copy.getBoundingClientRect();
    copy.remove();
    return width;
  }
  const selects = [...document.querySelectorAll('select')].flatMap((select) => {
    if (select.size > 1 || !isForEyes(select)) return [];
    const [has, needs] = [select.getBoundingClientRect().width, wholeWidth(select)];
    return needs > has + 1
      ? [`“${select.selectedOptions[0]?.text}”: ${Math.ceil(needs)} px in ${Math.floor(has)}`]
      : [];
  });
  const buttons = [...document.querySelectorAll('button')].filter(isForEyes).flatMap((button) => {
    const own = button.getBoundingClientRect();
    const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const cut: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement || !isForEyes(node.parentElement) || node.parentElement.closest('.vh')) continue;
      // three points say that there is more, and a pointer reads it
      if (getComputedStyle(node.parentElement).textOverflow === 'ellipsis' && button.title === node.nodeValue) continue;
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      if (right > left && (left < own.left - 1 || right > own.right + 1))
        cut.push(`“${node.nodeValue}”: ${left}–${right}`);
    }
    return cut;
  });
  return [...selects, ...buttons];
}

/** Fields whose example does not fit into them. Runs in the page. */
function cutPlaceholders(): string[] {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('nothing can be measured here');
  return [...document.querySelectorAll('input')].flatMap((field) => {
    if (!field.placeholder || !field.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    const style = getComputedStyle(field, '::placeholder');
    const { fontStyle, fontWeight, fontSize, fontFamily, letterSpacing, paddingLeft, paddingRight } = style;
    const { paddingLeft: before, paddingRight: after } = getComputedStyle(field);
    // all of it in one is '' where a longhand has no place in the short one
    const font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    pen.font = 'normal 400 7px monospace';
    const none = pen.font;
    Object.assign(pen, { font, letterSpacing });
    if (pen.font === none) throw new Error(`nothing can be measured in ${font}`);
    const { width } = pen.measureText(field.placeholder);
    const room =
      field.clientWidth -
      [before, after, paddingLeft, paddingRight].reduce((sum, px) => sum + Number.parseFloat(px), 0);
    return width > room ? [`“${field.placeholder}”: ${Math.ceil(width)} px in ${Math.floor(room)}`] : [];
  });
}

/** What a field says while it is empty can be read to its end, at every width. */
export async function expectWholePlaceholders(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await page.evaluate(cutPlaceholders), `${page.url()} at ${width} px`).toEqual([]);
  }
}

/** Parts that nobody is near would stay as wide as they were when the browser laid them out last. */
const layOutAll = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':not([hidden]) { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/**
 * Narrow and wide, with text up to twice its size (WCAG 1.4.4, 1.4.10): nothing is cut off, no word is broken that would find room, and
 * nothing scrolls sideways.
 */
export async function expectRoomForText(page: Page): Promise<void> {
  await layOutAll(page);
  for (const [width, percents] of [
    [360, [100, 130, 150, 200]],
    // a column of filters beside the results
    [1280, [150, 200]],
    [1600, [100, 200]],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const percent of percents) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, percent);
      const where = `${page.url()} at ${width} px, ${percent} %`;
      expect.soft(await page.evaluate(findSpills), where).toEqual([]);
      expect.soft(await page.evaluate(cutControls), where).toEqual([]);
      expect.soft(await page.locator('body').evaluate(brokenWords, percent >= 150), where).toEqual([]);
    }
  }
}
