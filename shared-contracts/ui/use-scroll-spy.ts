import { useEffect, useState } from 'react';
import { SCROLL_SPY_MARGIN, SCROLL_SPY_THROTTLE_MS } from './constants.ts';
import { throttle } from './throttle.ts';

/**
 * Which section of the page is being read: the last whose beginning was passed, or the first.
 * @param anchors ids of a section and of its parts, parted by spaces, sections parted by '|'
 */
export function useScrollSpy(anchors: string): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const owners = new Map<Element, string>();
    for (const group of anchors.split('|')) {
      const [owner = '', ...parts] = group.split(' ');
      for (const anchor of [owner, ...parts]) {
        const section = document.getElementById(anchor);
        if (section) owners.set(section, owner);
      }
    }
    // The observed area is open upwards: a section is passed or still to come, so a jump over many of them leaves no wrong mark.
    const passed = new Set<Element>();
    const look = throttle(() => {
      const [first] = owners.keys();
      const last = [...owners.keys()].findLast((section) => passed.has(section)) ?? first;
      setCurrent((last && owners.get(last)) ?? null);
    }, SCROLL_SPY_THROTTLE_MS);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target);
          else passed.delete(target);
        }
        look();
      },
      { rootMargin: SCROLL_SPY_MARGIN },
    );
    for (const section of owners.keys()) observer.observe(section);
    return () => {
      observer.disconnect();
      look.cancel();
    };
  }, [anchors]);
  return current;
}
