import type { ReactNode } from 'react';
import css from './panel.module.css';

/** A titled part of the booking page. */
export function Panel({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  return (
    <section className={css.panel}>
      <div className={css.head}>
        <h2>{title}</h2>
        {end}
      </div>
      {children}
    </section>
  );
}
