import type { PlaceClimate } from '@cairn/shared-contracts/api/climate.schema';
import { monthName } from '@cairn/shared-contracts/domain/dates';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Badge } from '@cairn/shared-contracts/ui/badge';
import { WeatherFrame } from '@cairn/shared-contracts/ui/weather-frame';
import { DEGREE, degrees, rainfall } from '../model/measures.ts';
import { useYearLabels } from '../model/use-year-labels.ts';
import css from './climate-table.module.css';

/** All numbers of the year, month by month. */
export function ClimateTable({ climate: { months, best_months, place } }: { climate: PlaceClimate }) {
  const { t } = useTranslation('mf-catalog');
  const { locale, units } = usePlatform();
  const { number } = useYearLabels();
  const hasSea = months.some(({ sea_c }) => sea_c !== null);
  const degree = (celsius: number | null) => (celsius === null ? '–' : `${number(degrees(celsius, units))}°`);
  const columns = [
    t('climate.column.high', { unit: DEGREE[units] }),
    t('climate.column.low', { unit: DEGREE[units] }),
    t('climate.column.rain', { unit: t(`climate.unit.rain.${units}`) }),
    t('climate.column.rainDays'),
    t('climate.column.sun'),
    ...(hasSea ? [t('climate.column.sea', { unit: DEGREE[units] })] : []),
  ];
  return (
    <WeatherFrame title={t('climate.byMonth', { place: place.name })} state="ready">
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('climate.column.month')}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month, index) => {
            const name = monthName(index + 1, locale, 'long');
            return (
              <tr key={name}>
                <th scope="row">
                  <span className={css.month}>
                    {name}
                    {best_months.includes(index + 1) ? <Badge tone="success">{t('climate.good')}</Badge> : null}
                  </span>
                </th>
                <td>{degree(month.high_c)}</td>
                <td>{degree(month.low_c)}</td>
                <td>{number(rainfall(month.rain_mm, units))}</td>
                <td>{number(month.rain_days)}</td>
                <td>{number(month.sun_hours)}</td>
                {hasSea ? <td>{degree(month.sea_c)}</td> : null}
              </tr>
            );
          })}
        </tbody>
      </table>
    </WeatherFrame>
  );
}
