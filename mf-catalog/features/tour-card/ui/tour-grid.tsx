import type { TourCard as Tour } from '@cairn/shared-contracts/api/tours.schema';
import { TourCard } from './tour-card.tsx';
import css from './tour-grid.module.css';

export interface TourGridProps {
  tours: readonly Tour[];
  /** `narrow` leaves room for the filters: two columns from 992 px, three from 1200 px. */
  width?: 'wide' | 'narrow';
  /** Cards whose pictures are fetched first. */
  priority?: number;
  level?: 2 | 3;
}

/** Cards in 1 / 2 / 3 / 4 columns at the breakpoints of the guide. */
export function TourGrid({ tours, width = 'wide', priority = 0, level }: TourGridProps) {
  return (
    <ul className={width === 'wide' ? css.wide : css.narrow}>
      {tours.map((tour, index) => (
        <li key={tour.id} className={css.cell}>
          <TourCard tour={tour} priority={index < priority} {...(level ? { level } : {})} />
        </li>
      ))}
    </ul>
  );
}
