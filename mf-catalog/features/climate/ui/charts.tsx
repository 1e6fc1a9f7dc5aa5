import type { PlaceClimate } from '@cairn/shared-contracts/api/climate.schema';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { BOX, bandPath, heightOf, linePath, scaleOf } from '../model/chart-shape.ts';
import { DEGREE, degrees, rainfall } from '../model/measures.ts';
import { useYearLabels } from '../model/use-year-labels.ts';
import { Bars } from './bars.tsx';
import css from './charts.module.css';
import { YearChart } from './year-chart.tsx';

const FREEZING = 0;

/** The year as pictures: temperature, rain, sun, and the sea where there is one. */
export function ClimateCharts({ climate }: { climate: PlaceClimate }) {
  const hasSea = climate.months.some(({ sea_c }) => sea_c !== null);
  return (
    <div className={css.charts}>
      <Temperature climate={climate} />
      <Rain climate={climate} />
      <Sun climate={climate} />
      {hasSea ? <Sea climate={climate} /> : null}
    </div>
  );
}

interface ChartProps {
  climate: PlaceClimate;
}

/** The warmth of days and nights through the year. */
export function Temperature({ climate: { months, best_months } }: ChartProps) {
  const { t } = useTranslation('mf-catalog');
  const { units } = usePlatform();
  const { extremes, number } = useYearLabels();
  const highs = months.map(({ high_c }) => high_c);
  const lows = months.map(({ low_c }) => low_c);
  const scale = scaleOf([...highs, ...lows]);
  const label = (celsius: number) => `${number(degrees(celsius, units))}°`;
  const zero = heightOf(FREEZING, scale);
  return (
    <YearChart
      title={t('climate.temperature', { unit: DEGREE[units] })}
      summary={t(
        'climate.temperatureSummary',
        extremes(highs, (value) => `${number(degrees(value, units))} ${DEGREE[units]}`),
      )}
      above={{ label: t('climate.high'), values: highs.map(label), tone: 'warm' }}
      below={{ label: t('climate.low'), values: lows.map(label), tone: 'cold' }}
      best={best_months}
    >
      {zero > 0 && zero < BOX.height ? <line x1="0" x2={BOX.width} y1={zero} y2={zero} className={css.zero} /> : null}
      <path d={bandPath(highs, lows, scale)} className={css.band} />
      <path d={linePath(highs, scale)} className={css.high} />
      <path d={linePath(lows, scale)} className={css.low} />
    </YearChart>
  );
}

function Rain({ climate: { months, best_months } }: ChartProps) {
  const { t } = useTranslation('mf-catalog');
  const { units } = usePlatform();
  const { extremes, number } = useYearLabels();
  const rain = months.map(({ rain_mm }) => rain_mm);
  const unit = t(`climate.unit.rain.${units}`);
  return (
    <YearChart
      title={t('climate.rain', { unit })}
      summary={t(
        'climate.rainSummary',
        extremes(rain, (value) => `${number(rainfall(value, units))} ${unit}`),
      )}
      above={{ label: t('climate.rainfall'), values: rain.map((value) => number(rainfall(value, units))), tone: 'wet' }}
      below={{ label: t('climate.rainDays'), values: months.map(({ rain_days }) => number(rain_days)), tone: 'plain' }}
      best={best_months}
    >
      <Bars values={rain} className={css.rain} />
    </YearChart>
  );
}

function Sun({ climate: { months, best_months } }: ChartProps) {
  const { t } = useTranslation('mf-catalog');
  const { extremes, number } = useYearLabels();
  const hours = months.map(({ sun_hours }) => sun_hours);
  return (
    <YearChart
      title={t('climate.sun')}
      summary={t(
        'climate.sunSummary',
        extremes(hours, (value) => t('climate.hours', { count: Math.round(value) })),
      )}
      above={{ label: t('climate.sunHours'), values: hours.map((value) => number(Math.round(value))), tone: 'sun' }}
      best={best_months}
    >
      <Bars values={hours} className={css.sun} />
    </YearChart>
  );
}

function Sea({ climate: { months, best_months } }: ChartProps) {
  const { t } = useTranslation('mf-catalog');
  const { units } = usePlatform();
  const { extremes, number } = useYearLabels();
  const sea = months.map(({ sea_c }) => sea_c ?? FREEZING);
  return (
    <YearChart
      title={t('climate.sea', { unit: DEGREE[units] })}
      summary={t(
        'climate.seaSummary',
        extremes(sea, (value) => `${number(degrees(value, units))} ${DEGREE[units]}`),
      )}
      above={{
        label: t('climate.water'),
        values: sea.map((value) => `${number(degrees(value, units))}°`),
        tone: 'cold',
      }}
      best={best_months}
    >
      <path d={linePath(sea, scaleOf(sea))} className={css.sea} />
    </YearChart>
  );
}
