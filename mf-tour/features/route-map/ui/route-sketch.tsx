import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { MAP, type PlacedPoint, routeLine } from '@cairn/shared-contracts/domain/route-line';
import { useForeignLanguage, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useEffect } from 'react';
import { useNear } from '../../../common/model/use-near.ts';
import { useOnDemand } from '../../../common/model/use-on-demand.ts';
import css from './route-map.module.css';

const loadContours = () => import('./contours.tsx');
/** without the relief the sketch says the same */
const withoutRelief = () => {};

export interface RouteSketchProps {
  points: readonly PlacedPoint[];
  route: Tour['route'];
  /** the same relief for the same tour */
  seed: string;
  /** what names are written in that do not say it */
  language: string | undefined;
}

/** The relief behind the line is drawn in the browser, once the sketch comes near: it is decoration of 60 KB. */
export function RouteSketch({ points, route, seed, language }: RouteSketchProps) {
  const { t } = useTranslation('mf-tour');
  const [ref, isNear] = useNear<HTMLDivElement>();
  const { Part: Contours, want } = useOnDemand(loadContours, withoutRelief);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes near
  useEffect(() => {
    if (isNear) want();
  }, [isNear]);
  const line = routeLine(points);
  const stops = route.map(({ name, day }) => `${t('program.day', { day })} ${name}`).join(', ');
  return (
    <div ref={ref} className={css.sketch} role="img" aria-label={t('route.label', { stops })}>
      <svg
        viewBox={`0 0 ${MAP.width} ${MAP.height}`}
        preserveAspectRatio="none"
        className={css.drawing}
        aria-hidden="true"
      >
        <path d={`M0 280C160 238 240 340 400 306S640 265 ${MAP.width} 306V${MAP.height}H0Z`} className={css.water} />
        {Contours ? <Contours seed={seed} /> : null}
      </svg>
      <div className={css.route}>
        <svg
          viewBox={`0 0 ${MAP.width} ${MAP.height}`}
          preserveAspectRatio="none"
          className={css.drawing}
          aria-hidden="true"
        >
          <path d={line} className={css.halo} />
          <path d={line} className={css.trail} />
        </svg>
        {points.map((point, index) => (
          <Mark
            key={`${point.day}-${point.name}`}
            point={point}
            isEnd={index === 0 || index === points.length - 1}
            language={point.name_language ?? language}
          />
        ))}
      </div>
    </div>
  );
}

interface MarkProps {
  point: PlacedPoint;
  isEnd: boolean;
  language: string | undefined;
}

/** HTML over the drawing: the drawing is stretched, numbers must not be */
function Mark({ point, isEnd, language }: MarkProps) {
  const lang = useForeignLanguage(language);
  const style = { left: `${(point.x / MAP.width) * 100}%`, top: `${(point.y / MAP.height) * 100}%` };
  return (
    <span className={isEnd ? css.end : css.mark} style={style} title={point.name} lang={lang}>
      {point.day}
    </span>
  );
}
