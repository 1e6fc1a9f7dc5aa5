import type { ReactNode } from 'react';
import css from './trip-list.module.css';

interface TripListProps {
  /** also what the heading is reached by: "#past" */
  id: 'later' | 'past';
  title: string;
  children: ReactNode;
}

/** Trips of one kind under their heading. */
export function TripList({ id, title, children }: TripListProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}
