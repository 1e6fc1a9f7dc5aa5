import type { ComparedTour } from '@cairn/shared-contracts/api/comparison.schema';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Fitting } from '../model/fitting-dates.ts';
import css from './floating-heads.module.css';

export interface FloatingHeadsProps {
  tours: readonly ComparedTour[];
  fitting: readonly Fitting[];
  /** what the columns are swiped in */
  scrollerRef: RefObject<HTMLElement | null>;
}

/**
 * Names and prices once more below the header, while the table's own heads are scrolled out of sight: what scrolls sideways cannot be
 * sticky on the page as well. Only for the eye, the table has its heads.
 */
export function FloatingHeads({ tours, fitting, scrollerRef }: FloatingHeadsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const scroller = scrollerRef.current;
    const heads = scroller?.querySelector('thead');
    if (!scroller || !heads) return;
    const follow = () => {
      if (ref.current) ref.current.scrollLeft = scroller.scrollLeft;
    };
    const watch = () => {
      const top = ref.current?.getBoundingClientRect().top ?? 0;
      const table = scroller.getBoundingClientRect();
      setShown(heads.getBoundingClientRect().bottom < top && table.bottom > top);
      follow();
    };
    watch();
    scroller.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('scroll', watch, { passive: true });
    return () => {
      scroller.removeEventListener('scroll', follow);
      window.removeEventListener('scroll', watch);
    };
  }, [scrollerRef]);
  return (
    <div className={css.place} aria-hidden="true">
      <div ref={ref} className={css.bar} data-shown={isShown || undefined}>
        <div className={css.row} data-columns={tours.length}>
          {tours.map(({ id, name, currency }, index) => {
            const date = fitting[index]?.first;
            return (
              <div key={id} className={css.head}>
                <span className={css.name}>{name}</span>
                {date ? <b>{formatMoney({ amount: date.total, currency })}</b> : null}
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}
