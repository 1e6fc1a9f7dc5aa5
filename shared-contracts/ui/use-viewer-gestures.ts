import { type PointerEvent, useRef, useState } from 'react';
import {
  isDoubleTap,
  keepInside,
  pinch,
  RESTING,
  type Swipe,
  swipeOf,
  toggleZoom,
  type View,
} from './viewer-gestures.ts';

interface Point {
  x: number;
  y: number;
}

/** A finger that moves less than this (px) has tapped. */
const TAP_SLOP = 8;

function distance(points: readonly Point[]): number {
  const [a, b] = points;
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

/** One finger swipes, or moves a magnified picture; two pinch; two taps toggle. A mouse double-clicks. */
export function useViewerGestures(onSwipe: (swipe: Swipe) => void) {
  const [view, setView] = useState<View>(RESTING);
  const fingers = useRef(new Map<number, Point>());
  const start = useRef<{ point: Point; view: View; spread: number } | null>(null);
  const lastTap = useRef<number | null>(null);
  const isOnButton = useRef(false);

  function begin(event: PointerEvent<HTMLElement>) {
    const control = event.target instanceof Element ? event.target.closest('button, video, iframe') : null;
    // A still with a play button fills the screen: a swipe may begin on it, a tap is the button's own.
    if (control && !control.matches('[data-swipe]')) return;
    isOnButton.current = control !== null;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (!control) event.currentTarget.setPointerCapture?.(event.pointerId);
    start.current = {
      point: { x: event.clientX, y: event.clientY },
      view,
      spread: distance([...fingers.current.values()]),
    };
  }

  /** After a pinch the finger that stays goes on from where it is. */
  function goOn(wasPinch: boolean) {
    const [point] = fingers.current.values();
    if (point) start.current = { point, view, spread: wasPinch ? 1 : 0 };
  }

  function move(event: PointerEvent<HTMLElement>) {
    const from = start.current;
    if (!from || !fingers.current.has(event.pointerId)) return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const hasMoved = Math.hypot(event.clientX - from.point.x, event.clientY - from.point.y) >= TAP_SLOP;
    // Taken from the button, which then is not pressed.
    if (isOnButton.current && hasMoved) event.currentTarget.setPointerCapture?.(event.pointerId);
    const points = [...fingers.current.values()];
    if (points.length > 1) {
      setView(pinch(from.view, from.view.scale, from.spread, distance(points)));
    } else {
      const moved = {
        ...from.view,
        x: from.view.x + event.clientX - from.point.x,
        y: from.view.y + event.clientY - from.point.y,
      };
      const { clientWidth, clientHeight } = event.currentTarget;
      setView(keepInside(moved, clientWidth, clientHeight));
    }
  }

  function end(event: PointerEvent<HTMLElement>) {
    const from = start.current;
    if (!from || !fingers.current.delete(event.pointerId)) return;
    if (fingers.current.size > 0) return goOn(from.spread > 0);
    start.current = null;
    const dx = event.clientX - from.point.x;
    const dy = event.clientY - from.point.y;
    if (Math.hypot(dx, dy) < TAP_SLOP) {
      if (isOnButton.current) return setView(from.view);
      const isDouble = isDoubleTap(lastTap.current, event.timeStamp);
      lastTap.current = isDouble ? null : event.timeStamp;
      setView(isDouble ? toggleZoom(from.view) : from.view);
      return;
    }
    if (view.scale > 1) return;
    setView(RESTING);
    const swipe = from.spread === 0 ? swipeOf(dx, dy) : null;
    if (swipe) onSwipe(swipe);
  }

  function cancel() {
    fingers.current.clear();
    start.current = null;
    setView(RESTING);
  }

  return {
    view,
    reset: cancel,
    // On the way down: a button keeps what happens on it to itself.
    handlers: {
      onPointerDownCapture: begin,
      onPointerMoveCapture: move,
      onPointerUpCapture: end,
      onPointerCancelCapture: cancel,
    },
  };
}
