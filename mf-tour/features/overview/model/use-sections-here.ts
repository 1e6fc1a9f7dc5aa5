import { useEffect, useState } from 'react';

const countOf = (anchors: readonly string[]): number =>
  anchors.filter((anchor) => document.getElementById(anchor) !== null).length;

/**
 * How many of the sections stand in the page. The server sends those below the fold last, and React shows them when they have come:
 * whoever looks for them at once finds too few.
 */
export function useSectionsHere(anchors: readonly string[]): number {
  const [count, setCount] = useState(0);
  const names = anchors.join(' ');
  useEffect(() => {
    const wanted = names.split(' ');
    const look = () => {
      const here = countOf(wanted);
      setCount(here);
      if (here === wanted.length) observer.disconnect();
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [names]);
  return count;
}
