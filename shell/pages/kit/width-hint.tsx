import { BREAKPOINT } from '@cairn/shared-contracts/ui/constants';
import { useSyncExternalStore } from 'react';
import css from './kit.module.css';

function subscribe(notify: () => void) {
  window.addEventListener('resize', notify);
  return () => window.removeEventListener('resize', notify);
}

/** the widest breakpoint that the window has reached */
function rangeOf(width: number): string {
  const reached = Object.entries(BREAKPOINT).findLast(([, from]) => width >= from);
  return reached ? `${reached[0]}, from ${reached[1]}` : `below sm ${BREAKPOINT.sm}`;
}

/** How wide the window is, and which of the breakpoints that means. Look here at 320, 390, 768, 992, 1200 and 1600. */
export function WidthHint() {
  const width = useSyncExternalStore(
    subscribe,
    () => window.innerWidth,
    () => 0,
  );
  return <output className={css.width}>{width > 0 ? `${width} px (${rangeOf(width)})` : 'Width'}</output>;
}
