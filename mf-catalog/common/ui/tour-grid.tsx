import type { TourCard as Tour } from '@cairn/shared-contracts/api/tours.schema';
import { late } from '@cairn/shared-contracts/remote/late';
import type { ReactNode } from 'react';
import { asleepAs, laidOutAfter } from './asleep.ts';
import { TourCard, type TourCardProps } from './tour-card.tsx';
import css from './tour-grid.module.css';

/** a carousel, a heart and several links each: in the browser they come to life as they come near */
const LateCard = late(TourCard, { className: css.card });
/** one of a long list */
const FarCard = late(TourCard, { className: css.card, ...asleepAs('card') });
/** of a row of them on home, below the first screen */
const RailCard = late(TourCard, { className: css.card, ...laidOutAfter });
/** beside the screen, where the row scrolls sideways */
const AsideCard = late(TourCard, { className: css.card, ...asleepAs('aside') });

export interface TourGridProps {
  tours: readonly Tour[];
  /**
   * `narrow` leaves room for the filters: two columns from 992 px, three from 1200 px. `pair` stands beside a map: two columns at most.
   */
  width?: 'wide' | 'narrow' | 'pair';
  /** On a phone one row that scrolls sideways, where a list below a list would be too long. */
  isRail?: boolean;
  /** Cards whose pictures are fetched first. */
  priority?: number;
  level?: 2 | 3;
  /** Stands across the grid behind the sixth card. */
  notice?: ReactNode;
  /** Something to press on each card's picture. */
  extra?: ((tour: Tour) => ReactNode) | undefined;
  ask?: TourCardProps['ask'];
  /** Ids of tours that are pointed at elsewhere. */
  pointed?: readonly number[];
  /** A card is pointed at or focused, or none any more. */
  onPoint?: (ids: readonly number[]) => void;
}

/** Two rows of three, three of two, six of one: the notice never leaves a row open. */
const BEFORE_NOTICE = 6;

/** Of a list, those that the first screen may show whole. */
const NEAR = 3;

const SIZES = {
  wide: '(min-width: 1200px) 25vw, (min-width: 992px) 33vw, (min-width: 576px) 46vw, 92vw',
  narrow: '(min-width: 1200px) 330px, (min-width: 576px) 46vw, 92vw',
  pair: '(min-width: 992px) 280px, (min-width: 576px) 46vw, 92vw',
} as const;

const RAIL_SIZES = SIZES.wide.replace('92vw', '78vw');

/** Cards in 1 / 2 / 3 / 4 columns at the breakpoints of the guide. */
export function TourGrid({
  tours,
  width = 'wide',
  isRail = false,
  priority = 0,
  level,
  notice,
  extra,
  ask,
  pointed = [],
  onPoint,
}: TourGridProps) {
  const cell = (tour: Tour, index: number) => {
    const [Near, Far] = isRail ? [RailCard, AsideCard] : [LateCard, FarCard];
    const Card = index < NEAR ? Near : Far;
    return (
      <li
        key={tour.id}
        id={onPoint ? `tour-${tour.id}` : undefined}
        className={css.cell}
        data-pointed={pointed.includes(tour.id) || undefined}
        {...(onPoint
          ? {
              onPointerEnter: () => onPoint([tour.id]),
              onPointerLeave: () => onPoint([]),
              onFocus: () => onPoint([tour.id]),
              onBlur: () => onPoint([]),
            }
          : {})}
      >
        <Card
          tour={tour}
          priority={index < priority}
          sizes={isRail ? RAIL_SIZES : SIZES[width]}
          extra={extra?.(tour)}
          {...(ask ? { ask } : {})}
          {...(level ? { level } : {})}
        />
      </li>
    );
  };
  const cells = tours.map(cell);
  return (
    <ul className={isRail ? `${css[width]} ${css.rail}` : css[width]}>
      {cells.slice(0, BEFORE_NOTICE)}
      {notice ? (
        <li key="notice" className={css.notice}>
          {notice}
        </li>
      ) : null}
      {cells.slice(BEFORE_NOTICE)}
    </ul>
  );
}
