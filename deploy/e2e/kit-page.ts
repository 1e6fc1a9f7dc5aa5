import type { Page } from '@playwright/test';
import { untilLive } from './live.ts';

/**
 * Opens the gallery of the kit, and waits until it is alive: what is pressed before that is lost.
 * @param family of the components, by its section's id; without it the page shows all, and is a heavy one
 */
export async function openKit(page: Page, family?: string): Promise<void> {
  // the notice would lie over what is pressed; and nobody counts the visits of a test
  const url = process.env.E2E_URL ?? '';
  await page.context().addCookies(['cookie_notice', 'employee'].map((name) => ({ name, value: '1', url })));
  await page.goto(family ? `/dev/kit?family=${family}` : '/dev/kit');
  await untilLive(page);
}

interface Point {
  x: number;
  y: number;
}

/** What a finger may do on something, the browser's compositor knows only once that is drawn: before, it scrolls, and the page's gesture is over. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** One finger that comes down, travels and lets go: real touch events of the browser, in steps as a hand makes them. */
export async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  await drawn(page);
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const steps = 8;
  await send('touchStart', [from]);
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    await send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
  }
  await send('touchEnd', []);
  await touch.detach();
}

/** Two fingers around a point that move apart, or together, sideways. Distances from the point, in px. */
export async function pinch(page: Page, middle: Point, from: number, to: number): Promise<void> {
  await drawn(page);
  const touch = await page.context().newCDPSession(page);
  const around = (distance: number) => [-1, 1].map((side, id) => ({ x: middle.x + side * distance, y: middle.y, id }));
  const steps = 8;
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: around(from) });
  for (let step = 1; step <= steps; step += 1) {
    const touchPoints = around(from + ((to - from) * step) / steps);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}
