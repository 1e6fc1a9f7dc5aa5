import { elevationPath, HEIGHT, WIDTH } from '@cairn/shared-contracts/domain/elevation-path';
import { formatDistance, formatHeight } from '@cairn/shared-contracts/domain/units';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useId } from 'react';
import type { Standing, Walk } from '../model/route-walk.ts';
import css from './elevation-profile.module.css';

export interface ElevationProfileProps {
  walk: Walk;
  /** whose way is drawn bold */
  day: number | null;
  /** 0 to 1; null before anybody has walked */
  x: number | null;
  standing: Standing | undefined;
  onWalk: (x: number) => void;
  onDay: (day: number) => void;
}

/** steps of the slider: a thousandth is finer than a pixel, and an arrow key goes on by half a percent */
const STEPS = 1000;
const STRIDE = 5;

/** The whole walk from the side, a band a day. A slider lies over it: by mouse, finger or keys one walks along. */
export function ElevationProfile({ walk, day, x, standing, onWalk, onDay }: ElevationProfileProps) {
  const { t } = useTranslation('mf-tour');
  const { locale, units } = usePlatform();
  const gradient = useId();
  const { elevation, days } = walk;
  const { line, area, ticks } = elevationPath(elevation);
  const height = (metres: number) => formatHeight(metres, units, locale);
  const { start, highest, end, highestDay } = elevation;
  const words = { start: height(start), highest: height(highest), end: height(end), day: highestDay };
  const chosen = days.find((one) => one.day === day);
  const place = standing && {
    day: standing.day,
    distance: formatDistance(standing.kilometres, units, locale),
    height: height(standing.metres),
  };
  return (
    <div className={css.profile}>
      <div className={css.frame}>
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
          {ticks.map((tick) => (
            <line key={tick} x1={tick} x2={tick} y1="0" y2={HEIGHT} className={css.tick} />
          ))}
          <path d={area} fill={`url(#${gradient})`} />
          {chosen ? (
            <rect
              x={chosen.from * WIDTH}
              width={(chosen.to - chosen.from) * WIDTH}
              y="0"
              height={HEIGHT}
              className={css.band}
            />
          ) : null}
          <path d={line} className={css.line} />
          {x === null ? null : <line x1={x * WIDTH} x2={x * WIDTH} y1="0" y2={HEIGHT} className={css.cursor} />}
        </svg>
        <input
          type="range"
          className={css.slider}
          min="0"
          max={STEPS}
          step={STRIDE}
          value={Math.round((x ?? 0) * STEPS)}
          aria-label={t('route.walk')}
          aria-valuetext={place ? t('route.standing', place) : height(start)}
          onChange={({ target }) => onWalk(Number(target.value) / STEPS)}
          onPointerMove={({ pointerType, currentTarget, clientX }) => {
            if (pointerType !== 'mouse') return;
            const { left, width } = currentTarget.getBoundingClientRect();
            onWalk(Math.min(Math.max((clientX - left) / width, 0), 1));
          }}
        />
        {place && x !== null ? (
          <output className={css.bubble} style={{ left: `${Math.min(Math.max(x * 100, 14), 86)}%` }}>
            {t('route.at', place)}
          </output>
        ) : null}
      </div>
      <fieldset className={css.days} aria-label={t('route.days')}>
        {days.map(({ day: number, title, from, to }, index) => (
          <button
            key={number}
            type="button"
            style={{ flexGrow: to - from }}
            className={css.day}
            aria-pressed={number === day}
            aria-label={t('route.dayTitle', { day: number, title })}
            onClick={() => onDay(number)}
          >
            {index === 0 ? t('program.day', { day: number }) : number}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
