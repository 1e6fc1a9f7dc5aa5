import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';

/** less is a press */
const SWIPE_PX = 24;

/**
 * Hears of a finger, or a mouse, that goes up or down from an element, which has `touch-action: none`, wherever it ends.
 * @returns what the element takes
 */
export function useSwipe(onSwipe: (direction: 'up' | 'down') => void) {
  const startRef = useRef<number | null>(null);
  const end = useEffectEvent((y: number) => {
    const way = y - (startRef.current ?? y);
    startRef.current = null;
    if (Math.abs(way) >= SWIPE_PX) onSwipe(way < 0 ? 'up' : 'down');
  });
  useEffect(() => {
    const lifted = ({ clientY }: globalThis.PointerEvent) => end(clientY);
    const taken = () => {
      startRef.current = null;
    };
    window.addEventListener('pointerup', lifted);
    window.addEventListener('pointercancel', taken);
    return () => {
      window.removeEventListener('pointerup', lifted);
      window.removeEventListener('pointercancel', taken);
    };
  }, []);
  return {
    onPointerDown: ({ clientY }: PointerEvent) => {
      startRef.current = clientY;
    },
  };
}
