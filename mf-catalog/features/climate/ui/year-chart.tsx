import { monthName } from '@cairn/shared-contracts/domain/dates';
import { usePlatform } from '@cairn/shared-contracts/remote/platform';
import { type ReactNode, useId } from 'react';
import { BOX, columnOf } from '../model/chart-shape.ts';
import css from './year-chart.module.css';

export interface ChartRow {
  /** what the numbers are, for the legend */
  label: string;
  values: readonly string[];
  tone: 'warm' | 'cold' | 'wet' | 'sun' | 'plain';
}

export interface YearChartProps {
  title: string;
  /** what the picture says, in words: the numbers themselves are in the page's table */
  summary: string;
  /** numbers over the drawing */
  above: ChartRow;
  /** numbers under it */
  below?: ChartRow;
  /** 1 to 12, shaded */
  best: readonly number[];
  /** SVG in the box of chart-shape.ts */
  children: ReactNode;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

function Numbers({ row }: { row: ChartRow }) {
  return (
    <div className={css.numbers} data-tone={row.tone}>
      {row.values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the twelve months never change places
        <span key={index}>{value}</span>
      ))}
    </div>
  );
}

/** Twelve months as a picture. The drawing stretches with the page, the text keeps its size. */
export function YearChart({ title, summary, above, below, best, children }: YearChartProps) {
  const { locale } = usePlatform();
  const id = useId();
  const rows = below ? [above, below] : [above];
  return (
    <figure className={css.chart} aria-labelledby={id}>
      <figcaption id={id} className={css.caption}>
        <strong className={css.title}>{title}</strong>
        <span className={css.legend}>
          {rows.map(({ label, tone }) => (
            <span key={label} data-tone={tone}>
              {label}
            </span>
          ))}
        </span>
      </figcaption>
      <div role="img" aria-label={summary}>
        <Numbers row={above} />
        <svg
          className={css.drawing}
          viewBox={`0 0 ${BOX.width} ${BOX.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {best.map((month) => (
            <rect key={month} {...columnOf(month - 1)} y="0" height={BOX.height} className={css.best} />
          ))}
          {children}
        </svg>
        {below ? <Numbers row={below} /> : null}
        <div className={css.months}>
          {MONTHS.map((month) => (
            <span key={month} data-best={best.includes(month) || undefined}>
              <span className={css.short}>{monthName(month, locale, 'short')}</span>
              <span className={css.narrow}>{monthName(month, locale, 'narrow')}</span>
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}
