import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useEffect } from 'react';
import { useOnDemand } from '../../tour/model/use-on-demand.ts';
import { dayStops, MAP, type PlacedPoint, placeRoute, routeLine } from '../model/route-line.ts';
import css from './route-map.module.css';
import { useNear } from './use-near.ts';

const loadContours = () => import('./contours.tsx');
/** without the relief the sketch says the same */
const withoutRelief = () => {};

/** The route as a sketch. The relief behind it is drawn in the browser, once the sketch comes near: it is decoration of 60 KB. */
export function RouteMap({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  const [ref, isNear] = useNear<HTMLElement>();
  const { Part: Contours, want } = useOnDemand(loadContours, withoutRelief);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes near
  useEffect(() => {
    if (isNear) want();
  }, [isNear]);
  const points = placeRoute(dayStops(tour.route));
  if (points.length < 2) return null;
  const line = routeLine(points);
  const stops = tour.route.map(({ name, day }) => `${t('program.day', { day })} ${name}`).join(', ');
  const from = placeName(tour.start_place);
  const to = placeName(tour.end_place);
  return (
    <figure ref={ref} className={css.figure}>
      <div className={css.map} role="img" aria-label={t('route.label', { stops })}>
        <svg
          viewBox={`0 0 ${MAP.width} ${MAP.height}`}
          preserveAspectRatio="none"
          className={css.drawing}
          aria-hidden="true"
        >
          <path d={`M0 280C160 238 240 340 400 306S640 265 ${MAP.width} 306V${MAP.height}H0Z`} className={css.water} />
          {Contours ? <Contours seed={tour.slug} /> : null}
          <path d={line} className={css.halo} />
          <path d={line} className={css.trail} />
        </svg>
        {points.map((point, index) => (
          <Mark key={`${point.day}-${point.name}`} point={point} isEnd={index === 0 || index === points.length - 1} />
        ))}
      </div>
      <figcaption className={css.caption}>
        {from === to ? t('route.captionLoop', { from }) : t('route.caption', { from, to })}
      </figcaption>
    </figure>
  );
}

/** "Hella, Iceland" and "Hella" are one place: the country is said above */
const placeName = (place: string): string => place.split(',')[0] ?? place;

/** HTML over the drawing: the drawing is stretched, numbers must not be */
function Mark({ point, isEnd }: { point: PlacedPoint; isEnd: boolean }) {
  const style = { left: `${(point.x / MAP.width) * 100}%`, top: `${(point.y / MAP.height) * 100}%` };
  return (
    <span className={isEnd ? css.end : css.mark} style={style} title={point.name}>
      {point.day}
    </span>
  );
}
