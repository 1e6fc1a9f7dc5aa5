import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { monthNames, seasonStart } from '../model/months.ts';
import css from './weather.module.css';

/** Names of the months; those in which the tour runs stand out, and say so. */
export function MonthHeads({ months, season }: { months: readonly number[]; season: readonly number[] }) {
  const { t } = useTranslation('mf-tour');
  const { locale } = usePlatform();
  const start = seasonStart(season);
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="vh">{t('weather.month')}</span>
        </th>
        {months.map((month) => {
          const { short, long } = monthNames(month, locale);
          const isSeason = season.includes(month);
          return (
            <th
              key={month}
              scope="col"
              className={isSeason ? css.season : undefined}
              data-start-in-view={month === start || undefined}
            >
              <span aria-hidden="true">{short}</span>
              <span className="vh">{isSeason ? t('weather.inSeason', { month: long }) : long}</span>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
