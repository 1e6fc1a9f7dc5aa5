import { monthName } from '@cairn/shared-contracts/domain/dates';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { GuideMonth } from '../model/guide-year.ts';
import { GuidePart } from './guide-part.tsx';
import css from './guide-year.module.css';

/** Twelve months, each with as much as leaves in it; those with tours lead to them. */
export function GuideYear({ slug, year }: { slug: string; year: readonly GuideMonth[] }) {
  const { t } = useTranslation('mf-catalog');
  const { locale } = usePlatform();
  const hasBest = year.some(({ isBest }) => isBest);
  return (
    <GuidePart
      title={t('guide.when')}
      end={
        hasBest ? (
          <p className={css.key}>
            <span className={css.mark} /> {t('guide.best')}
          </p>
        ) : null
      }
    >
      <ol className={css.year}>
        {year.map(({ month, tours, share, isBest, dates }) => {
          // custom properties are missing from CSSProperties
          const style = { '--share': share } as CSSProperties;
          const bar = (
            <>
              <span className={css.bar} style={style} data-best={isBest || undefined} aria-hidden="true" />
              <span className={css.name} aria-hidden="true">
                {monthName(month, locale, 'short')}
              </span>
              <span className="vh">
                {t('guide.month', {
                  month: monthName(month, locale, 'long'),
                  count: tours,
                  weather: isBest ? 'best' : 'other',
                })}
              </span>
            </>
          );
          return (
            <li key={month}>
              {dates ? (
                <Link to={`/${slug}?dateFrom=${dates.from}&dateTo=${dates.to}`} className={css.month}>
                  {bar}
                </Link>
              ) : (
                <span className={css.month} data-empty>
                  {bar}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </GuidePart>
  );
}
