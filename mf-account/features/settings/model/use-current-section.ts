import { useEffect, useState } from 'react';
import { SECTIONS, type Section } from './sections.ts';

/** a panel is being read while it lies across this line of the window */
const READING_LINE = '-30% 0px -60%';

/** The panel that is being read. */
export function useCurrentSection(): Section {
  const [current, setCurrent] = useState<Section>(SECTIONS[0]);
  useEffect(() => {
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        const read = SECTIONS.find((section) => inView.has(section));
        if (read) setCurrent(read);
      },
      { rootMargin: READING_LINE },
    );
    for (const section of SECTIONS) {
      const panel = document.getElementById(section);
      if (panel) observer.observe(panel);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
