import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** the cumulative layout shift that nobody sees */
const NOTHING = 0.001;

interface Shift {
  value: number;
  /** what moved, and from where to where */
  moved: string[];
}

/** Writes down from the first paint on what moves on the page without anybody having touched it. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const say = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // LayoutShift is not in TypeScript's list of entries
        const { value, hadRecentInput, sources, startTime } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
        };
        if (hadRecentInput) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = `${element?.tagName.toLowerCase()}.${element?.getAttribute('class')}`;
          return `${name} at ${Math.round(startTime)} ms: ${say(previousRect)} → ${say(currentRect)}`;
        });
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The page stood still; where it did not, the failure names what moved. */
export async function expectStill(page: Page): Promise<void> {
  // put there by watchShifts
  const shifts = (await page.evaluate(() => Reflect.get(window, 'shifts'))) as Shift[];
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect(sum, shifts.flatMap(({ moved }) => moved).join('\n')).toBeLessThan(NOTHING);
}
