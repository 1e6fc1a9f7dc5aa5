import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** nearer to the end than this (px) counts as at the end */
const END_PX = 48;
/** nearer to the start than this (px) asks for older messages */
const START_PX = 160;

export interface ThreadScroll {
  scrollerRef: RefObject<HTMLElement | null>;
  isAtEnd: boolean;
  onScroll(): void;
  toEnd(): void;
}

/**
 * The scroller runs from its end (column-reverse): the server's page opens there without a script, and older messages on top move
 * nothing. What comes at the end while somebody reads history would push the text up: that is taken back.
 * @param newest changes with every message at the end
 */
export function useScroll(newest: string, onNearStart: () => void): ThreadScroll {
  const scrollerRef = useRef<HTMLElement>(null);
  const heightRef = useRef(0);
  const newestRef = useRef(newest);
  const [isAtEnd, setIsAtEnd] = useState(true);

  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const grown = scroller.scrollHeight - heightRef.current;
    if (newest !== newestRef.current && !isAtEnd) scroller.scrollTop -= grown;
    newestRef.current = newest;
    heightRef.current = scroller.scrollHeight;
  });

  return {
    scrollerRef,
    isAtEnd,
    onScroll: () => {
      const scroller = scrollerRef.current;
      if (!scroller) return;
      // counted from the end, so it is negative
      setIsAtEnd(scroller.scrollTop > -END_PX);
      const toStart = scroller.scrollHeight - scroller.clientHeight + scroller.scrollTop;
      if (toStart < START_PX) onNearStart();
    },
    toEnd: () => {
      scrollerRef.current?.scrollTo({ top: 0 });
      setIsAtEnd(true);
    },
  };
}
