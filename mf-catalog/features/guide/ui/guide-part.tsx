import type { ReactNode } from 'react';
import css from './guide-part.module.css';

/** A part of the guide: its title, what stands beside it, and what it shows. */
export function GuidePart({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  return (
    <div className={css.part}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {end}
      </div>
      {children}
    </div>
  );
}
