import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { dayStops, placeRoute } from '@cairn/shared-contracts/domain/route-line';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { MapPreloader } from '@cairn/shared-contracts/ui/map-preloader';
import { placeNameOf } from '../../../common/model/facts.ts';
import css from './route-map.module.css';
import { RouteSketch } from './route-sketch.tsx';

export type MappedTour = Pick<Tour, 'slug' | 'name' | 'content_language' | 'start_place' | 'end_place' | 'route'>;

/** The route as a sketch, with a button that puts the map in its place. */
export function RouteMap({ tour }: { tour: MappedTour }) {
  const { t } = useTranslation('mf-tour');
  const points = placeRoute(dayStops(tour.route));
  if (points.length < 2) return null;
  const from = placeNameOf(tour.start_place);
  const to = placeNameOf(tour.end_place);
  return (
    <figure className={css.figure}>
      <MapPreloader
        label={t('route.mapLabel', { name: tour.name })}
        route={tour.route}
        ratio="40/17"
        className={css.map ?? ''}
        picture={<RouteSketch points={points} route={tour.route} seed={tour.slug} language={tour.content_language} />}
      />
      <figcaption className={css.caption}>
        {from === to ? t('route.captionLoop', { from }) : t('route.caption', { from, to })}
      </figcaption>
    </figure>
  );
}
