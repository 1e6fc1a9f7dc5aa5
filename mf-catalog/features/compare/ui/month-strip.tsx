import type { ComparedDate } from '@cairn/shared-contracts/api/comparison.schema';
import { formatMonth } from '@cairn/shared-contracts/domain/dates';
import { usePlatform } from '@cairn/shared-contracts/remote/platform';
import type { Compared } from '../../../common/model/compare-address.ts';
import { daysOfMonth, spanInMonth } from '../model/month-span.ts';
import css from './month-strip.module.css';

export interface MonthStripProps {
  /** 'YYYY-MM', the same for all columns */
  month: string;
  dates: readonly ComparedDate[];
  fits: readonly ComparedDate[];
  free: Compared['free'];
}

/** A month as a line: the party's free days, and the departures on it. The words below say the same. */
export function MonthStrip({ month, dates, fits, free }: MonthStripProps) {
  const { locale } = usePlatform();
  const days = daysOfMonth(month);
  const freeSpan = free ? spanInMonth(month, free.from, free.to) : null;
  return (
    <div aria-hidden="true">
      <svg className={css.strip} viewBox={`0 0 ${days} 6`} preserveAspectRatio="none" role="presentation">
        {freeSpan ? <rect className={css.free} x={freeSpan.at} width={freeSpan.days} y="0" height="6" /> : null}
        {dates.map(({ id, start, end }) => {
          const span = spanInMonth(month, start, end);
          const isFit = fits.some((date) => date.id === id);
          return span ? (
            <rect key={id} className={isFit ? css.fit : css.other} x={span.at} width={span.days} y="1" height="4" />
          ) : null;
        })}
      </svg>
      <div className={css.scale}>
        <span>1</span>
        <span>{formatMonth(`${month}-01`, locale)}</span>
        <span>{days}</span>
      </div>
    </div>
  );
}
