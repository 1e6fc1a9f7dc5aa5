import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { isLoop, type LngLat, routeMarks } from '@cairn/shared-contracts/domain/route-legs';
import { placeRoute } from '@cairn/shared-contracts/domain/route-line';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { MapPreloader } from '@cairn/shared-contracts/ui/map-preloader';
import css from './route-map.module.css';
import { RouteSketch } from './route-sketch.tsx';

export type MappedTour = Pick<Tour, 'slug' | 'name' | 'content_language' | 'route'>;

export interface RouteMapProps {
  tour: MappedTour;
  /** whose way is drawn bold */
  day?: number | null;
  /** where somebody stands who walks along */
  walker?: LngLat | null;
  onDay?: (day: number) => void;
}

/** The route as a sketch, with a button that puts the map in its place. */
export function RouteMap({ tour, day = null, walker = null, onDay }: RouteMapProps) {
  const { t } = useTranslation('mf-tour');
  const { site } = usePlatform();
  const marks = placeRoute(routeMarks(tour.route));
  if (marks.length < 2) return null;
  const [from, to] = [tour.route[0]?.name, tour.route.at(-1)?.name];
  return (
    <figure className={css.figure}>
      <MapPreloader
        label={t('route.mapLabel', { name: tour.name })}
        route={tour.route}
        tiles={site.mapTiles}
        day={day}
        walker={walker}
        {...(onDay ? { onDay } : {})}
        ratio="40/17"
        opensInView
        className={css.map ?? ''}
        picture={
          <RouteSketch marks={marks} route={tour.route} seed={tour.slug} day={day} language={tour.content_language} />
        }
      />
      <figcaption className={css.caption}>
        {isLoop(tour.route) ? t('route.captionLoop', { from }) : t('route.caption', { from, to })}
      </figcaption>
    </figure>
  );
}
