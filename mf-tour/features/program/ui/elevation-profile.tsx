import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useId } from 'react';
import { descentOf, elevationOf } from '../model/elevation.ts';
import { elevationPath, HEIGHT, WIDTH } from '../model/elevation-path.ts';
import css from './elevation-profile.module.css';

/** The whole walk from the side, a band a day. */
export function ElevationProfile({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  const gradient = useId();
  const elevation = elevationOf(tour.program);
  if (!elevation) return null;
  const { line, area, ticks } = elevationPath(elevation);
  const down = descentOf(elevation, tour.ascent_m);
  const total = { km: Math.round(tour.distance_km), up: tour.ascent_m, down: down ?? 0 };
  return (
    <figure className={css.profile}>
      <figcaption className={css.caption}>
        <span>{t(down === null ? 'program.total' : 'program.totalDown', total)}</span>
        <b>{t('facts.metres', { metres: elevation.highest })}</b>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={css.drawing}
        role="img"
        aria-label={t('program.profile', { ...elevation, day: elevation.highestDay })}
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
