import type { ReactNode } from 'react';
import css from './section.module.css';

export interface SectionProps {
  /** the anchor of scroll-spy */
  id: string;
  title: string;
  /** beside the heading */
  end?: ReactNode;
  children: ReactNode;
}

/** A part of the page that scroll-spy leads to. */
export function Section({ id, title, end, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={css.section}>
      <div className={css.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {end}
      </div>
      {children}
    </section>
  );
}
