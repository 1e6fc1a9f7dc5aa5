import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { descentOf, elevationOf } from '@cairn/shared-contracts/domain/elevation';
import { elevationPath, HEIGHT, WIDTH } from '@cairn/shared-contracts/domain/elevation-path';
import { formatDistance, formatHeight } from '@cairn/shared-contracts/domain/units';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useId } from 'react';
import css from './elevation-profile.module.css';

/** The whole walk from the side, a band a day. */
export function ElevationProfile({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  const { locale, units } = usePlatform();
  const gradient = useId();
  const elevation = elevationOf(tour.program);
  if (!elevation) return null;
  const { line, area, ticks } = elevationPath(elevation);
  const down = descentOf(elevation, tour.ascent_m);
  const height = (metres: number) => formatHeight(metres, units, locale);
  const total = {
    distance: formatDistance(tour.distance_km, units, locale),
    up: height(tour.ascent_m),
    down: height(down ?? 0),
  };
  const { start, highest, end, highestDay } = elevation;
  const words = { start: height(start), highest: height(highest), end: height(end), day: highestDay };
  return (
    <figure className={css.profile}>
      <figcaption className={css.caption}>
        <span>{t(down === null ? 'program.total' : 'program.totalDown', total)}</span>
        <b>{height(highest)}</b>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={css.drawing}
        role="img"
        aria-label={t('program.profile', words)}
      >
        <defs>
          <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className={css.top} />
            <stop offset="1" className={css.bottom} />
          </linearGradient>
        </defs>
        {ticks.map((x) => (
          <line key={x} x1={x} x2={x} y1="0" y2={HEIGHT} className={css.tick} />
        ))}
        <path d={area} fill={`url(#${gradient})`} />
        <path d={line} className={css.line} />
      </svg>
      <div className={css.days} aria-hidden="true">
        {elevation.days.map(({ day, share }, index) => (
          <span key={day} style={{ flexGrow: share }}>
            {index === 0 ? t('program.day', { day }) : day}
          </span>
        ))}
      </div>
    </figure>
  );
}
