import { DOUBLE_TAP_MS, SWIPE_DISTANCE, ZOOM_SCALE, ZOOM_SCALE_MAX } from './constants.ts';

/** How a picture lies in the stage: shift in px and magnification. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

export const RESTING: View = { x: 0, y: 0, scale: 1 };

export type Swipe = 'previous' | 'next' | 'close';

/** What a finger meant that travelled this far and let go (specification, section 2). */
export function swipeOf(dx: number, dy: number): Swipe | null {
  if (Math.abs(dx) > Math.abs(dy)) {
    if (Math.abs(dx) <= SWIPE_DISTANCE) return null;
    return dx < 0 ? 'next' : 'previous';
  }
  return Math.abs(dy) > SWIPE_DISTANCE ? 'close' : null;
}

/** Whether a tap makes a double tap with the one before. Times in ms. */
export function isDoubleTap(previous: number | null, now: number): boolean {
  return previous !== null && now - previous <= DOUBLE_TAP_MS;
}

/** In, or back to the whole picture. */
export function toggleZoom(view: View): View {
  return view.scale > 1 ? RESTING : { x: 0, y: 0, scale: ZOOM_SCALE };
}

/** Two fingers moved from one distance to another, on a view that had `scale` when they came down. */
export function pinch(view: View, scale: number, from: number, to: number): View {
  const next = Math.min(Math.max((scale * to) / Math.max(from, 1), 1), ZOOM_SCALE_MAX);
  return next === 1 ? RESTING : { ...view, scale: next };
}

/** Keeps a magnified picture in a stage of this size: its edges never come further in than the stage's. */
export function keepInside(view: View, width: number, height: number): View {
  if (view.scale <= 1) return view;
  const slack = (side: number) => ((view.scale - 1) * side) / 2;
  const hold = (shift: number, most: number) => Math.min(Math.max(shift, -most), most);
  return { ...view, x: hold(view.x, slack(width)), y: hold(view.y, slack(height)) };
}
