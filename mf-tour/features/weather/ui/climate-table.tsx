import type { TourWeather } from '@cairn/shared-contracts/api/tour-actions.schema';
import { formatTemperature } from '@cairn/shared-contracts/domain/units';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { MonthHeads } from './month-heads.tsx';
import css from './weather.module.css';

export interface ClimateTableProps {
  months: TourWeather['months'];
  /** months 1 to 12 in which the tour runs */
  season: readonly number[];
  caption: string;
}

/** Warmest and coldest of a usual day, and days with rain, month by month. */
export function ClimateTable({ months, season, caption }: ClimateTableProps) {
  const { t } = useTranslation('mf-tour');
  const { locale, units } = usePlatform();
  const degrees = (celsius: number) => formatTemperature(celsius, units, locale);
  const rows = [
    { name: t('weather.day'), of: ({ high }: TourWeather['months'][number]) => degrees(high) },
    { name: t('weather.night'), of: ({ low }: TourWeather['months'][number]) => degrees(low) },
    { name: t('weather.rain'), of: ({ rain_days }: TourWeather['months'][number]) => String(rain_days) },
  ];
  return (
    <table className={css.table}>
      <caption className="vh">{caption}</caption>
      <MonthHeads months={months.map(({ month }) => month)} season={season} />
      <tbody>
        {rows.map(({ name, of }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {months.map((month) => (
              <td key={month.month} className={season.includes(month.month) ? css.season : undefined}>
                {of(month)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
