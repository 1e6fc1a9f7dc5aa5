import { SCROLL_BUTTON_FROM } from './constants.ts';

/** What the scroll button knows. `left` is the place somebody came to the top from, in px; `hasArrived` once they were there. */
export interface ScrollReturn {
  isBelow: boolean;
  left: number | null;
  hasArrived: boolean;
}

export const AT_TOP: ScrollReturn = { isBelow: false, left: null, hasArrived: false };

/** The page is scrolled to `y`: whoever moves away from the top by hand needs no way back any more. */
export function scrolledTo(state: ScrollReturn, y: number): ScrollReturn {
  const isBelow = y > SCROLL_BUTTON_FROM;
  if (state.left === null) return state.isBelow === isBelow ? state : { ...AT_TOP, isBelow };
  if (!isBelow) return state.hasArrived && !state.isBelow ? state : { ...state, isBelow, hasArrived: true };
  return state.hasArrived ? { ...AT_TOP, isBelow } : state;
}

/** Pressed at `y`: where to scroll, and what to remember. */
export function pressedAt(state: ScrollReturn, y: number): { to: number; next: ScrollReturn } {
  // It stays in the page, with the focus that it has.
  if (state.left !== null) return { to: state.left, next: { ...AT_TOP, isBelow: true } };
  return { to: 0, next: { isBelow: state.isBelow, left: y, hasArrived: false } };
}
