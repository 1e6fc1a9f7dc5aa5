import type { ComparedTour } from '@cairn/shared-contracts/api/comparison.schema';
import { formatDates } from '@cairn/shared-contracts/domain/dates';
import { CheckIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import type { Compared } from '../../../common/model/compare-address.ts';
import type { Fitting } from '../model/fitting-dates.ts';
import css from './dates.module.css';
import { MonthStrip } from './month-strip.tsx';

/** dates that fit are told one by one up to here */
const TOLD = 3;

export interface DatesProps {
  tour: ComparedTour;
  fitting: Fitting | undefined;
  compared: Compared;
  /** 'YYYY-MM' of the strip; '' without a date anywhere */
  month: string;
}

/** When a tour can be had: the dates that fit, or why there are none. */
export function Dates({ tour, fitting, compared: { people, free }, month }: DatesProps) {
  const { t } = useTranslation('mf-catalog');
  const { locale } = usePlatform();
  const fits = fitting?.fits ?? [];
  const next = fitting?.first;
  const more = fits.length - TOLD;
  return (
    <>
      {month ? <MonthStrip month={month} dates={tour.dates} fits={fits} free={free} /> : null}
      {fits.length > 0 ? (
        <ul className={css.list}>
          {fits.slice(0, TOLD).map(({ id, start, end, free_seats, seats }) => (
            <li key={id}>
              <span className={css.fit}>
                <CheckIcon size={16} />
                <b>{formatDates(start, end, locale, { withYear: true })}</b>
              </span>
              <small className={css.more}>{t('compare.taken', { taken: seats - free_seats, count: seats })}</small>
            </li>
          ))}
          {more > 0 ? <li className={css.more}>{t('card.moreDates', { count: more })}</li> : null}
        </ul>
      ) : (
        <p className={css.none}>
          {tour.dates.length === 0
            ? t('card.noDates')
            : fitting?.isSoldOut
              ? t('compare.soldOut', { count: people })
              : t(free ? 'compare.noFit' : 'compare.noOverlap')}
          {next && fits.length === 0 ? (
            <small className={css.more}>
              {t('compare.next', { dates: formatDates(next.start, next.end, locale, { withYear: true }) })}
            </small>
          ) : null}
        </p>
      )}
    </>
  );
}
