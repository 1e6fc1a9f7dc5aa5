import { type RefObject, useEffect, useRef } from 'react';

/** Marks the cell that a wide table starts at: `<th data-start-in-view>`. */
const START_IN_VIEW = '[data-start-in-view]';

/** Where the frame stands so that the cell comes next to the row heads, with one cell before it: there is more that way, too. */
function startOf(frame: HTMLElement, cell: HTMLElement): number {
  const { left, width } = cell.getBoundingClientRect();
  const head = cell.closest('tr')?.cells[0]?.offsetWidth ?? 0;
  return frame.scrollLeft + left - frame.getBoundingClientRect().left - head - width;
}

/**
 * A frame that scrolls sideways starts at the cell that is marked. Only the frame moves, once: what somebody scrolled to stays.
 * @param isReady the table is there
 */
export function useStartInView(isReady: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = ref.current;
    const cell = isReady ? frame?.querySelector<HTMLElement>(START_IN_VIEW) : null;
    if (frame && cell && frame.scrollLeft === 0) frame.scrollLeft = startOf(frame, cell);
  }, [isReady]);
  return ref;
}
