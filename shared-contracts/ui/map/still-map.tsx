import { useEffect, useMemo, useRef, useState } from 'react';
import { routeLegs } from '../../domain/route-legs.ts';
import { useKitMessages } from '../kit-messages.ts';
import css from '../map.module.css';
import { gridLines, stepFor } from './graticule.ts';
import type { LngLat, MapContent } from './map-types.ts';
import { boundsOf, FIT_ZOOM, fitted, GO_TO_ZOOM, type Projection, WHOLE_WORLD } from './mercator.ts';
import { Pins, pointsOf } from './pins.tsx';
import { loadWorld, type World } from './world-data.ts';

const PADDING = 56;
/** Until the box is measured. */
const ASSUMED = { width: 800, height: 450 };

/** The same map as a drawing that does not move, for devices without WebGL. */
export function StillMap({ markers, route, extent, goTo, keepsView, isRouteInPassing = false, ...rest }: MapContent) {
  const t = useKitMessages();
  const boxRef = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(ASSUMED);
  const [world, setWorld] = useState<World | null>(null);

  useEffect(() => {
    const box = boxRef.current;
    if (!box) return;
    const measure = () => {
      if (box.clientWidth > 0) setSize({ width: box.clientWidth, height: box.clientHeight });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    let isHere = true;
    // Without land the pins still stand where they belong.
    loadWorld('coarse').then(
      (loaded) => isHere && setWorld(loaded),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);

  const project = useMemo(() => {
    if (goTo && keepsView) return fitted(goTo, size, { padding: PADDING, maxZoom: GO_TO_ZOOM });
    const points = pointsOf({ markers: markers ?? [], route: route ?? [], isRouteInPassing });
    const bounds = extent ?? boundsOf(points) ?? WHOLE_WORLD;
    return fitted(bounds, size, { padding: PADDING, maxZoom: markers || extent ? FIT_ZOOM : GO_TO_ZOOM });
  }, [markers, route, extent, goTo, keepsView, isRouteInPassing, size]);
  const legs = useMemo(() => routeLegs(route ?? []), [route]);
  const way = legs.flatMap(({ line }) => line);
  const place = (at: LngLat) => {
    const { x, y } = project(at);
    return { transform: `translate(${x}px, ${y}px)` };
  };
  return (
    <div ref={boxRef} className={css.box}>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} className={css.sketch} aria-hidden="true">
        {world ? <Land world={world} project={project} /> : null}
        <Grid project={project} {...size} />
        {way.length > 1 ? (
          <>
            <path className={css.sketchCasing} d={pathOf(way, project)} />
            <path className={css.sketchRoute} d={pathOf(way, project)} />
            {legs
              .filter(({ day, line }) => day === rest.day && line.length > 1)
              .map(({ day, line }) => (
                <path key={day} className={css.sketchDay} d={pathOf(line, project)} />
              ))}
          </>
        ) : null}
      </svg>
      <Pins
        {...rest}
        isRouteInPassing={isRouteInPassing}
        {...(markers ? { markers } : {})}
        {...(route ? { route } : {})}
        place={place}
      />
      <p className={css.note}>{t('map.still')}</p>
      <div className={css.foot}>
        <p className={css.attribution}>{t('map.attribution')}</p>
      </div>
    </div>
  );
}

const step = ({ lng, lat }: LngLat, project: Projection) => {
  const { x, y } = project({ lng, lat });
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

const pathOf = (line: readonly LngLat[], project: Projection): string =>
  `M${line.map((point) => step(point, project)).join('L')}`;

const positionsPath = (line: readonly GeoJSON.Position[], project: Projection): string =>
  pathOf(
    line.map(([lng = 0, lat = 0]) => ({ lng, lat })),
    project,
  );

function ringsOf({ features }: GeoJSON.FeatureCollection): GeoJSON.Position[][] {
  return features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates;
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
  });
}

function Land({ world, project }: { world: World; project: Projection }) {
  const land = ringsOf(world.land).map((ring) => `${positionsPath(ring, project)}Z`);
  const borders = world.borders.coordinates.map((line) => positionsPath(line, project));
  return (
    <>
      <path className={css.sketchLand} d={land.join('')} fillRule="evenodd" />
      <path className={css.sketchBorder} d={borders.join('')} />
    </>
  );
}

function Grid({ project, width, height }: { project: Projection; width: number; height: number }) {
  const degree = project({ lng: 1, lat: 0 }).x - project({ lng: 0, lat: 0 }).x;
  const middle = project({ lng: 0, lat: 0 }).x;
  const west = -middle / degree;
  const lines = gridLines({ west, east: west + width / degree, south: -85, north: 85 }, stepFor(1 / degree));
  const d = lines.map((line) => {
    if (line.axis === 'lng') return `M${project({ lng: line.degree, lat: 0 }).x.toFixed(1)} 0V${height}`;
    return `M0 ${project({ lng: 0, lat: line.degree }).y.toFixed(1)}H${width}`;
  });
  return <path className={css.sketchGrid} d={d.join('')} />;
}
