import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { DROPDOWN_CLOSE_MS, DROPDOWN_THROTTLE_MS } from './constants.ts';

export interface HoverOpen {
  /** A mouse is over the button or over what it opened, or has left just now. */
  isHovered: boolean;
  /** Forgets the mouse: the drop-down was opened or closed by a press. */
  end: () => void;
  /** For the button and for the surface: between them the mouse has a moment. */
  hover: Record<'onPointerEnter' | 'onPointerLeave', (event: PointerEvent) => void>;
}

/** Drop-downs that a mouse opens by being there (specification, section 9, "dropdown close delay" and "dropdown throttles"). Fingers press. */
export function useHoverOpen(): HoverOpen {
  const [isHovered, setHovered] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => () => clearTimeout(timer.current), []);

  function open() {
    openedAt.current = Date.now();
    setHovered(true);
  }

  function end() {
    clearTimeout(timer.current);
    setHovered(false);
  }

  return {
    isHovered,
    end,
    hover: {
      onPointerEnter({ pointerType }) {
        clearTimeout(timer.current);
        if (pointerType !== 'mouse' || isHovered) return;
        const wait = openedAt.current + DROPDOWN_THROTTLE_MS - Date.now();
        if (wait > 0) timer.current = setTimeout(open, wait);
        else open();
      },
      onPointerLeave() {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setHovered(false), DROPDOWN_CLOSE_MS);
      },
    },
  };
}
