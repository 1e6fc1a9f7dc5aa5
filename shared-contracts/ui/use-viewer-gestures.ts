import { type PointerEvent, useRef, useState } from 'react';
import { isDoubleTap, pinch, RESTING, type Swipe, swipeOf, toggleZoom, type View } from './viewer-gestures.ts';

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

  function begin(event: PointerEvent<HTMLElement>) {
    const onControl = event.target instanceof Element && event.target.closest('button, video, iframe');
    if (onControl) return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    event.currentTarget.setPointerCapture?.(event.pointerId);
    start.current = {
      point: { x: event.clientX, y: event.clientY },
      view,
      spread: distance([...fingers.current.values()]),
    };
  }

  function move(event: PointerEvent<HTMLElement>) {
    const from = start.current;
    if (!from || !fingers.current.has(event.pointerId)) return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const points = [...fingers.current.values()];
    if (points.length > 1) {
      setView(pinch(from.view, from.view.scale, from.spread, distance(points)));
    } else {
      setView({
        ...from.view,
        x: from.view.x + event.clientX - from.point.x,
        y: from.view.y + event.clientY - from.point.y,
      });
    }
  }

  function end(event: PointerEvent<HTMLElement>) {
    const from = start.current;
    if (!from || !fingers.current.delete(event.pointerId) || fingers.current.size > 0) return;
    start.current = null;
    const dx = event.clientX - from.point.x;
    const dy = event.clientY - from.point.y;
    if (Math.hypot(dx, dy) < TAP_SLOP) {
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
    handlers: { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: cancel },
  };
}
