import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useKitMessages } from '../kit-messages.ts';
import css from '../map.module.css';
import { createMap, type DrawnMap, type MapLabels } from './create-map.ts';
import { lengthOf, unitOf } from './lengths.ts';
import { useThemeCount } from './map-colours.ts';
import type { MapBounds, MapContent } from './map-types.ts';
import { around, cornersOf, FIT_ZOOM, GO_TO_ZOOM } from './mercator.ts';
import { Pins, placeName, pointsOf } from './pins.tsx';
import { Tools } from './tools.tsx';
import type { Position } from './use-position.ts';

/** The map that moves: MapLibre below, buttons and words of the page above. */
export function LiveMap({ onBroken, onMove, isWholePage = false, ...content }: MapContent & { onBroken: () => void }) {
  const t = useKitMessages();
  const texts = useMapLabels();
  const boxRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLDivElement>(null);
  const labelsRef = useRef<HTMLDivElement>(null);
  const pinsRef = useRef<HTMLDivElement>(null);
  const scaleRef = useRef<HTMLParagraphElement>(null);
  const drawn = useRef<DrawnMap | null>(null);
  const { extent, goTo, keepsView = false } = content;
  const points = extent ? cornersOf(extent) : pointsOf(content);
  const shown = points.map(placeName).join(' ');
  const theme = useThemeCount();
  const [reader, setReader] = useState<Position | null>(null);

  const moved = useEffectEvent((bounds: MapBounds) => onMove?.(bounds));
  const draw = useEffectEvent(() => {
    const [canvas, labels, pins, scale] = [canvasRef.current, labelsRef.current, pinsRef.current, scaleRef.current];
    if (!canvas || !labels || !pins || !scale) return;
    // a route alone is looked at from close by
    const closest = content.markers || extent ? FIT_ZOOM : GO_TO_ZOOM;
    try {
      drawn.current = createMap({ canvas, labels, pins, scale }, texts, {
        points,
        closest,
        isWholePage,
        tiles: content.tiles,
        onMove: moved,
      });
    } catch {
      // WebGL was promised and is not there: the drawing takes over.
      onBroken();
    }
  });
  useEffect(() => {
    draw();
    return () => {
      drawn.current?.destroy();
      drawn.current = null;
    };
  }, []);

  const update = useEffectEvent((isAnimated: boolean) => {
    if (!keepsView) drawn.current?.fit(points, isAnimated);
  });
  const drawnFor = useRef({ shown, keepsView });
  useEffect(() => {
    const before = drawnFor.current;
    drawnFor.current = { shown, keepsView };
    const isLetGo = before.keepsView && !keepsView;
    // the first pins would fly in over one another
    if (before.shown !== shown || isLetGo) update(before.shown !== '');
  }, [shown, keepsView]);

  const { route, day = null, places } = content;
  useEffect(() => drawn.current?.setRoute(route ?? []), [route]);
  useEffect(() => drawn.current?.setDay(day), [day]);
  useEffect(() => drawn.current?.setPlaces(places ?? []), [places]);

  useEffect(() => {
    if (goTo) drawn.current?.goTo(goTo);
  }, [goTo]);

  // A theme that was there from the start is drawn already.
  useEffect(() => {
    if (theme > 0) drawn.current?.recolour();
  }, [theme]);

  function showReader(position: Position) {
    setReader(position);
    drawn.current?.goNear(around(position, position.accuracy));
  }

  // React knows nothing of the places: whatever it drew anew is put there again.
  useLayoutEffect(() => drawn.current?.place());

  return (
    <div ref={boxRef} className={css.box}>
      <div ref={canvasRef} className={css.canvas} />
      <div ref={labelsRef} className={css.over} aria-hidden="true" />
      <Tools
        boxRef={boxRef}
        onZoom={(by) => drawn.current?.zoom(by)}
        onFit={() => drawn.current?.fit(points)}
        onLocated={isWholePage ? showReader : undefined}
      />
      <div ref={pinsRef} className={css.over}>
        {reader ? <Reader position={reader} /> : null}
        <Pins {...content} onFocus={(at) => drawn.current?.reveal(at)} />
      </div>
      <div className={css.foot}>
        <p ref={scaleRef} className={css.scale} aria-hidden="true" data-over />
        <p className={css.attribution} data-over>
          {content.tiles?.attribution ?? t('map.attribution')}
        </p>
      </div>
    </div>
  );
}

/** A dot where the reader is, in the circle that it may be out by. The status says the same in words. */
function Reader({ position }: { position: Position }) {
  return (
    <span data-at={placeName(position)} data-metres={position.accuracy} className={css.reader} aria-hidden="true">
      <span />
    </span>
  );
}

function useMapLabels(): MapLabels {
  const t = useKitMessages();
  const { language } = useTranslation('kit');
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return {
      canvas: t('map.canvas'),
      wheelHelp: t('map.wheelHelp'),
      wheelHelpMac: t('map.wheelHelpMac'),
      touchHelp: t('map.touchHelp'),
      language,
      country: (code) => names.of(code) ?? code,
      metres: unitOf(language, 'meter'),
      length: (metres) => lengthOf(metres, language),
    };
  }, [t, language]);
}
