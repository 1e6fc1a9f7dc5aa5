import { useLayoutEffect, useRef } from 'react';

/** Says whether it is the page itself that scrolls right now: to whoever hears of the same event, later. */
export function usePageScrolls(): () => boolean {
  const isScrollingRef = useRef(false);
  // before the effects that listen themselves: listeners are called in their order
  useLayoutEffect(() => {
    let frame = 0;
    const onScroll = ({ target }: Event) => {
      isScrollingRef.current = target === document;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        isScrollingRef.current = false;
      });
    };
    window.addEventListener('scroll', onScroll, true);
    return () => {
      window.removeEventListener('scroll', onScroll, true);
      cancelAnimationFrame(frame);
    };
  }, []);
  return () => isScrollingRef.current;
}
