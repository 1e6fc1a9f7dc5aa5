import type { ReactNode } from 'react';
import css from './rail.module.css';

export interface RailProps {
  /** What the row holds, for assistive technology. */
  label: string;
  /** `li` elements. */
  children: ReactNode;
  /** Cards side by side from 992 px on. */
  columns?: 4 | 5;
}

/** Cards in one row; on phones it scrolls sideways and the next card peeks in. */
export function Rail({ label, children, columns = 5 }: RailProps) {
  return (
    // a list that scrolls must be reachable by keyboard; its links make it so
    <ul aria-label={label} className={columns === 4 ? css.four : css.five}>
      {children}
    </ul>
  );
}
