import type { ReactNode } from 'react';
import css from './flow-layout.module.css';

/** Two columns: what is to be done left, what it is about right and in view; one below the other on a phone. */
export function FlowLayout({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className={css.flow}>
      <div className={css.main}>{children}</div>
      <aside className={css.side}>
        <div className={css.sticky}>{side}</div>
      </aside>
    </div>
  );
}
